/** English: moves taken back. The other catalogues are typed by this one. */
export const en = {
  asked: (who: string, to: number) => `${who} asked the table to go back to version ${to}.`,
  accepted: (who: string) => `${who} agreed to take the moves back.`,
  declined: (who: string) => `${who} declined to take the moves back.`,
  withdrawn: (who: string) => `${who} withdrew the request to take moves back.`,
  undone: (who: string, to: number) => `${who} took moves back: the game goes on from version ${to}.`,
  agreed: (who: string, to: number) => `${who} agreed as the last one asked: the game goes on from version ${to}.`,
};

export type UndoTexts = typeof en;
