/** Nederlands: eigen programma's. */
import type { access as english } from "../en/access.ts";

export const access: typeof english = {
  accessLink: "Toegang voor je eigen programma's",
  accessHeading: "Toegang voor je eigen programma's",
  accessLead:
    "Je eigen scripts en programma's kunnen je spellen bekijken en er zetten in doen, net als jij hier. Ze tonen daarvoor een token, dat alles mag wat jij in je spellen mag, of alleen kijken als je dat wilt; het opent geen pagina en verandert niets aan je account.",
  accessDescription: "Wat programma's kunnen vragen (OpenAPI)",
  tokens: "Je tokens",
  tokenNone: "Je hebt nog geen token gemaakt.",
  tokenMade: "Je nieuwe token. Kopieer het nu: het wordt alleen deze ene keer getoond.",
  tokenName: "Naam van een nieuw token",
  tokenNameLead: "Zodat je later weet waar het voor dient, bijvoorbeeld “script op mijn laptop”.",
  tokenDays: "Geldig",
  tokenDaysFor: (days) => `${days} dagen`,
  tokenEndless: "tot ik het intrek",
  tokenLooks: "Mag alleen kijken, niets wijzigen",
  tokenEnds: (day) => `geldig tot ${day}`,
  tokenMake: "Token maken",
  tokenDates: (made, used) => `gemaakt ${made}, ${used}`,
  tokenUsed: (day) => `laatst gebruikt ${day}`,
  tokenUnused: "nooit gebruikt",
  tokenRevoke: "Intrekken",
  tokenRevokeNamed: (name) => `${name} intrekken`,

  hook: "Meldingen aan een eigen server",
  hookLead:
    "Telkens als je om een zet wordt gevraagd, gaat er een korte melding naar dit adres, ondertekend zodat je server kan zien dat ze van ons komt. Mails komen evengoed.",
  hookSecret:
    "Het geheim waarmee de meldingen ondertekend zijn. Kopieer het nu: het wordt alleen deze ene keer getoond.",
  hookAt: "Meldingen gaan naar",
  hookUrl: "Adres (webhook)",
  hookUrlLead: "Moet met https:// beginnen en vanaf het hele internet bereikbaar zijn.",
  hookSet: "Adres vastleggen",
  hookReplace: "Ander adres vastleggen",
  hookRemove: "Geen meldingen meer sturen",
  hookFailing: (day, why) =>
    `Sinds ${day} heeft de server geen melding aangenomen: ${why}. Er wordt verder geprobeerd.`,
  hookStopped: (day, why) =>
    `De server heeft sinds ${day} geen melding aangenomen: ${why}. Er wordt niets meer gestuurd tot je het adres opnieuw vastlegt.`,
  hookTroubles: {
    name: () => "zijn naam is niet bekend",
    address: () => "zijn adres is niet openbaar",
    connection: () => "er kwam geen veilige verbinding tot stand",
    time: () => "hij antwoordde niet op tijd",
    redirect: () => "hij verwijst ergens anders heen, en dat wordt niet gevolgd",
    status: (status) => `hij antwoordde met status ${status}`,
  },
};
