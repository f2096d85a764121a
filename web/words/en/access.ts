/** English: programs of one's own. */
export const access = {
  accessLink: "Access for your own programs",
  accessHeading: "Access for your own programs",
  accessLead:
    "Scripts and programs of yours can look at your games and move in them, just as you do here. They show a token for that, which may do all that you may do in your games; it opens no page and changes nothing about your account.",
  accessDescription: "What programs can ask (OpenAPI)",
  tokens: "Tokens",
  tokenNone: "You have made no token.",
  tokenMade: "Your new token. Copy it now: it is shown this once only.",
  tokenName: "Name of a new token",
  tokenNameLead: "So that you know later what it is for, such as “script on my laptop”.",
  tokenMake: "Make a token",
  tokenDates: (made: string, used: string) => `made ${made}, ${used}`,
  tokenUsed: (day: string) => `last used ${day}`,
  tokenUnused: "never used",
  tokenRevoke: "Revoke",
  tokenRevokeNamed: (name: string) => `Revoke ${name}`,
};
