import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Claim, ClaimTerms, Outbox } from "../../../lambdas/store/outbox.ts";
import { startService, type TestService } from "../../support/service.ts";

let service: TestService;
let outbox: Outbox;
let count = 0;
beforeAll(async () => {
  service = await startService();
  outbox = service.deps.store.outbox;
});
afterAll(() => service.stop());

const newMail = () => ({ game: `g${++count}`, version: 4, person: "anna", kind: "turn" });
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 30, 8, minute));
const terms = (id: string, minute: number, eagerAttempts = 0): ClaimTerms => ({
  ...{ id, now: at(minute), lease: at(minute + 2), dueBy: at(minute), eagerAttempts },
});
const settled = { at: at(0), expires: at(59), note: "identity" };

async function claimed(mail: ReturnType<typeof newMail>, id = "first"): Promise<Claim> {
  return (await outbox.claim(mail, terms(id, 0))) ?? expect.fail("the claim was refused");
}

describe("a mail in the outbox", () => {
  it("is claimed by one of many who want to send it", async () => {
    const mail = newMail();
    const claims = await Promise.all(Array.from({ length: 30 }, (_, at) => outbox.claim(mail, terms(`c${at}`, 0))));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it("that was sent is never claimed again", async () => {
    const mail = newMail();
    await outbox.sent(await claimed(mail), settled);
    expect(await outbox.claim(mail, terms("late", 50, 99))).toBeNull();
    expect(await outbox.state(mail)).toBe("sent");
  });

  it("that was given up is never claimed again", async () => {
    const mail = newMail();
    await outbox.givenUp(await claimed(mail), settled);
    expect(await outbox.claim(mail, terms("late", 50, 99))).toBeNull();
    expect(await outbox.state(mail)).toBe("givenUp");
  });

  it("whose sender has died is free when the lease has run out, not before", async () => {
    const mail = newMail();
    await claimed(mail);
    expect(await outbox.claim(mail, terms("second", 1, 99))).toBeNull();
    expect(await outbox.claim(mail, terms("second", 2))).toMatchObject({ attempt: 2 });
  });

  it("that has failed waits for its pause, unless few attempts were made and somebody is eager", async () => {
    const mail = newMail();
    await outbox.failed(await claimed(mail), at(10));
    expect(await outbox.claim(mail, terms("second", 9))).toBeNull();
    expect(await outbox.claim(mail, terms("second", 9, 1))).toBeNull();
    expect(await outbox.claim(mail, terms("second", 9, 2))).toMatchObject({ attempt: 2 });
  });

  it("obeys only the holder of the present claim", async () => {
    const mail = newMail();
    const old = await claimed(mail);
    const present = await outbox.claim(mail, terms("second", 2));
    await outbox.sent(old, settled);
    await outbox.failed(old, at(0));
    expect(await outbox.state(mail)).toBe("claimed");
    await outbox.sent(present ?? expect.fail(), settled);
    expect(await outbox.state(mail)).toBe("sent");
  });

  it("is listed as due while it is unsent, the longest overdue first", async () => {
    const [failed, sent, dead] = [newMail(), newMail(), newMail()];
    await outbox.failed(await claimed(failed), at(1));
    await outbox.sent(await claimed(sent), settled);
    await claimed(dead);
    const due = (await outbox.due(at(2), 50)).filter(({ game }) =>
      [failed, sent, dead].some((mail) => mail.game === game),
    );
    expect(due).toEqual([failed, dead]);
    expect(await outbox.due(new Date(0), 50)).toEqual([]);
  });
});
