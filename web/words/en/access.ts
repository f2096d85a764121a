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

  hook: "Notices to a server of yours",
  hookLead:
    "Whenever you are asked for a move, a short notice goes to this address, signed so that your server can tell that it is ours. Mails come all the same.",
  hookSecret: "The secret that signs the notices. Copy it now: it is shown this once only.",
  hookAt: "Notices go to",
  hookUrl: "Address (webhook)",
  hookUrlLead: "Must begin with https:// and be open to the whole internet.",
  hookSet: "Set the address",
  hookReplace: "Set another address",
  hookRemove: "Send no more notices",
  hookFailing: (day: string, why: string) => `Since ${day} the server has taken no notice: ${why}. It is tried again.`,
  hookStopped: (day: string, why: string) =>
    `The server has taken no notice since ${day}: ${why}. Nothing is sent any more until you set the address anew.`,
  hookTroubles: {
    name: (_status: number) => "its name is not known",
    address: (_status: number) => "its address is not a public one",
    connection: (_status: number) => "no secure connection came about",
    time: (_status: number) => "it did not answer in time",
    redirect: (_status: number) => "it leads elsewhere, which is not followed",
    status: (status: number) => `it answered with status ${status}`,
  },
};
