/** Nederlands: eigen programma's. */
import type { access as english } from "../en/access.ts";

export const access: typeof english = {
  accessLink: "Toegang voor je eigen programma's",
  accessHeading: "Toegang voor je eigen programma's",
  accessLead:
    "Je eigen scripts en programma's kunnen je spellen bekijken en er zetten in doen, net als jij hier. Ze tonen daarvoor een token, dat alles mag wat jij in je spellen mag; het opent geen pagina en verandert niets aan je account.",
  accessDescription: "Wat programma's kunnen vragen (OpenAPI)",
  tokens: "Je tokens",
  tokenNone: "Je hebt nog geen token gemaakt.",
  tokenMade: "Je nieuwe token. Kopieer het nu: het wordt alleen deze ene keer getoond.",
  tokenName: "Naam van een nieuw token",
  tokenNameLead: "Zodat je later weet waar het voor dient, bijvoorbeeld “script op mijn laptop”.",
  tokenMake: "Token maken",
  tokenDates: (made, used) => `gemaakt ${made}, ${used}`,
  tokenUsed: (day) => `laatst gebruikt ${day}`,
  tokenUnused: "nooit gebruikt",
  tokenRevoke: "Intrekken",
  tokenRevokeNamed: (name) => `${name} intrekken`,
};
