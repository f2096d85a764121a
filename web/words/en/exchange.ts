/** English: games taken over from files, and given out as files. */

export const exchange = {
  importGame: "Take over a game from 18xx.games",
  importLead:
    "Give a game file from there, running or finished. First you see what is in it; then you say who takes which seat.",
  importFile: "The file",
  importPaste: "or its text",
  importLook: "Look at it",
  importFound: "What is in the file",
  importTitle: "Title",
  importPlayers: "Players",
  importOptions: "Options",
  importMoves: "Moves",
  importPosition: "Last position",
  importOver: "The game is over.",
  importLeftOut: "Left out",
  importNothing: "nothing",
  importNoOptions: "none",
  importSeats: "Who takes which seat?",
  importSeatMe: "I do",
  importSeatAddress: "The person with this address",
  importSeatNobody: "Nobody",
  importAddressOf: (name: string) => `Address for the seat of ${name}`,
  importSeatOf: (name: string) => `The seat of ${name}`,
  importName: "Name of the game",
  importMail:
    "Everybody but you gets a mail that the game goes on here. Whoever has no account yet signs in with the address.",
  importPartial: "Take over the game up to this action",
  importMake: "Take it over",
  importUnread: "It cannot be read.",
  importProfile:
    "The game is played with the settings of that site. What the file merely claims, such as revenues, is worked out anew.",
  importBelieved:
    "The game is played with the settings of that site. It is over and cannot be followed otherwise, so what the file claims, such as revenues, is believed.",
  exportFile: "As a file for 18xx.games",
  exportLog: "The complete log",
  importUndone: (moves: number, undone: number) => `${moves}, besides ${undone} that were taken back`,
  importCounts: (orders: number, messages: number) => `standing orders ${orders}, messages ${messages}`,
  importTrouble: (action: number, type: string) => `Action ${action} (${type}) cannot be followed.`,
};
