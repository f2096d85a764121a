/** Deutsch: eigene Programme. */
import type { access as english } from "../en/access.ts";

export const access: typeof english = {
  accessLink: "Zugang für eigene Programme",
  accessHeading: "Zugang für eigene Programme",
  accessLead:
    "Deine eigenen Skripte und Programme können deine Spiele ansehen und darin ziehen, so wie du hier. Sie weisen dazu ein Token vor, das alles darf, was du in deinen Spielen darfst, oder auf Wunsch nur ansehen; es öffnet keine Seite und ändert nichts an deinem Konto.",
  accessDescription: "Was Programme fragen können (OpenAPI)",
  tokens: "Deine Tokens",
  tokenNone: "Du hast noch kein Token angelegt.",
  tokenMade: "Dein neues Token. Kopier es jetzt: Es wird nur dieses eine Mal gezeigt.",
  tokenName: "Name eines neuen Tokens",
  tokenNameLead: "Damit du später weißt, wofür es da ist, etwa „Skript auf meinem Laptop“.",
  tokenDays: "Gilt",
  tokenDaysFor: (days) => `${days} Tage`,
  tokenEndless: "bis ich es widerrufe",
  tokenLooks: "Darf nur ansehen, nichts ändern",
  tokenEnds: (day) => `gilt bis ${day}`,
  tokenMake: "Token anlegen",
  tokenDates: (made, used) => `angelegt ${made}, ${used}`,
  tokenUsed: (day) => `zuletzt benutzt ${day}`,
  tokenUnused: "nie benutzt",
  tokenRevoke: "Widerrufen",
  tokenRevokeNamed: (name) => `${name} widerrufen`,

  hook: "Meldungen an einen eigenen Server",
  hookLead:
    "Immer wenn du nach einem Zug gefragt wirst, geht eine kurze Meldung an diese Adresse, unterschrieben, damit dein Server erkennt, dass sie von uns ist. Mails kommen trotzdem.",
  hookSecret:
    "Das Geheimnis, mit dem die Meldungen unterschrieben sind. Kopier es jetzt: Es wird nur dieses eine Mal gezeigt.",
  hookAt: "Meldungen gehen an",
  hookUrl: "Adresse (Webhook)",
  hookUrlLead: "Muss mit https:// beginnen und aus dem ganzen Internet erreichbar sein.",
  hookSet: "Adresse festlegen",
  hookReplace: "Andere Adresse festlegen",
  hookRemove: "Keine Meldungen mehr schicken",
  hookFailing: (day, why) => `Seit ${day} hat der Server keine Meldung angenommen: ${why}. Es wird weiter versucht.`,
  hookStopped: (day, why) =>
    `Der Server hat seit ${day} keine Meldung angenommen: ${why}. Es wird nichts mehr geschickt, bis du die Adresse neu festlegst.`,
  hookTroubles: {
    name: () => "Sein Name ist nicht bekannt",
    address: () => "Seine Adresse ist nicht öffentlich",
    connection: () => "Es kam keine sichere Verbindung zustande",
    time: () => "Er hat nicht rechtzeitig geantwortet",
    redirect: () => "Er verweist anderswohin, und dem wird nicht gefolgt",
    status: (status) => `Er antwortete mit Status ${status}`,
  },
};
