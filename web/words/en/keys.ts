/** English: keys. */
export const keys = {
  keys: "Keys",
  keysLead:
    "With script, these keys work on every page while you are not writing in a field. Nothing needs them: each does what a link does.",
  keysOn: "Keys work on this device",
  keysClose: "Close",
  keyHead: "Key",
  keyDoes: "What it does",
  keysFor: {
    "?": "Shows this help",
    "j, n": "To the next version",
    "k, p": "To the previous version",
    "g t": "To the move",
    "g n": "To the news",
    "g m": "To the map",
    "g c": "To corporations and money",
    "g l": "To the log",
    "g h": "To my games",
  },
};
