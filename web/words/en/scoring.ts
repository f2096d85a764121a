/** English: what written routes earn. */
export const scoring = {
  routesEarn: (total: string, trains: readonly { train: string; sum: string }[]) =>
    trains.length > 1
      ? `${trains.map(({ train, sum }) => `${train}: ${sum}`).join(", ")}. Together ${total}.`
      : `This route earns ${total}.`,
  nothingRuns: "No train runs.",
  routesOutdated: "The game has moved on; load the page again.",
};
