/** English: what an open page says when the game has gone on. */
const list = (names: readonly string[]): string => new Intl.ListFormat("en").format(names);

export const live = {
  hasMoved: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} has moved.` : `${list(names)} have moved.`,
  hasWritten: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} has written to the table.` : `${list(names)} have written to the table.`,
  tableChanged: "Something has changed at this table.",
  listChanged: "Your games have gone on.",
  yourTurnNow: "It is your turn.",
  gamesWait: (count: number) => (count === 1 ? "One game waits for you." : `${count} games wait for you.`),
  showIt: "Show it",
  reload: "Load again",
};
