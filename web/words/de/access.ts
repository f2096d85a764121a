/** Deutsch: eigene Programme. */
import type { access as english } from "../en/access.ts";

export const access: typeof english = {
  accessLink: "Zugang für eigene Programme",
  accessHeading: "Zugang für eigene Programme",
  accessLead:
    "Deine eigenen Skripte und Programme können deine Spiele ansehen und darin ziehen, so wie du hier. Sie weisen dazu ein Token vor, das alles darf, was du in deinen Spielen darfst; es öffnet keine Seite und ändert nichts an deinem Konto.",
  accessDescription: "Was Programme fragen können (OpenAPI)",
  tokens: "Deine Tokens",
  tokenNone: "Du hast noch kein Token angelegt.",
  tokenMade: "Dein neues Token. Kopier es jetzt: Es wird nur dieses eine Mal gezeigt.",
  tokenName: "Name eines neuen Tokens",
  tokenNameLead: "Damit du später weißt, wofür es da ist, etwa „Skript auf meinem Laptop“.",
  tokenMake: "Token anlegen",
  tokenDates: (made, used) => `angelegt ${made}, ${used}`,
  tokenUsed: (day) => `zuletzt benutzt ${day}`,
  tokenUnused: "nie benutzt",
  tokenRevoke: "Widerrufen",
  tokenRevokeNamed: (name) => `${name} widerrufen`,
};
