/** What is read in the replies of the corpus, whatever program wrote them. */
import { describe, expect, it } from "vitest";
import { isAutomatic } from "../../../../lambdas/mail/replies/automatic.ts";
import { readMail } from "../../../../lambdas/mail/replies/message.ts";
import { saidIn } from "../../../../lambdas/mail/replies/said.ts";
import { bytesOf, CASES } from "./corpus/cases.ts";
import { sampleTurn } from "./corpus/sample.ts";

const ADDRESS = "move+game-0-5-abcdefghijklmnopqrstuvwxyz@bahnpost.test";

describe.each(["en", "de"] as const)("answers to a turn mail in %s", (language) => {
  const answered = sampleTurn(language);

  it.each(CASES)("$name", async (one) => {
    const mail = await readMail(bytesOf(one, answered, ADDRESS));
    const isFromAnna = mail?.from === "anna@example.org" && !isAutomatic(mail, mail.from);
    expect(isFromAnna).toBe(one.outcome !== "ignored");
    if (!isFromAnna) return;
    const { moves, message } = saidIn(mail.text, ["Anna", "Bert", "Cleo"]);
    expect(moves).toBe(one.moves);
    if (one.message === null && one.outcome === "booked") expect(message).toBeNull();
    if (one.message !== null) expect(message).toBe(one.message);
  });
});
