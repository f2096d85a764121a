/** Names that want to be headers, addresses that are tried out, and limits, asked as a browser would. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startService, type TestService } from "../../support/service.ts";
import { startTestApp, type TestApp } from "../support/app.ts";

const EVIL = "Eve\r\nBcc: all@example.org\u2028X-Evil: 1\u0000";

let test: TestApp;
let service: TestService;
beforeAll(async () => {
  [test, service] = [await startTestApp(), await startService()];
});
afterAll(() => Promise.all([test.stop(), service.stop()]));

describe("a name with line breaks", () => {
  it("of a person or game adds no header to a mail and no line to its subject", async () => {
    const eve = await service.signIn("Eve");
    const bert = await service.signIn("Bert");
    await service.services.people.update(eve.id, { name: EVIL.slice(0, 40) });
    const head = await service.startGame([eve, bert], { name: EVIL });
    await service.services.games.head(head.id);
    await service.notify(head.id);
    const mails = (await service.sesMails()).filter(({ destination }) =>
      destination.to.some((to) => to.includes("bert")),
    );
    expect(mails.length).toBeGreaterThanOrEqual(2);
    for (const { subject, headers, destination } of mails) {
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(destination.to).toEqual(["bert@example.org"]);
      for (const { name, value } of headers ?? []) {
        expect(name).toMatch(/^(Auto-Submitted|References|In-Reply-To|List-Unsubscribe(-Post)?)$/);
        expect(value).toMatch(/^[\x20-\x7e]+$/);
        expect(value).not.toContain("Evil");
      }
    }
  });

  it("is no address either", async () => {
    for (const address of ["a@b.cd\r\nBcc: c@d.ef", "a@b.cd, c@d.ef", "<a@b.cd>", "a@b.cd c@d.ef"]) {
      const answer = await test.visitor().post("/sign-in", { address: [address] });
      expect(answer.status).toBe(422);
    }
    expect(test.local.mailbox.all().filter(({ to }) => /[\s,<]/.test(to))).toEqual([]);
  });
});

describe("asking for a link", () => {
  it("gives the same page and the same number of mails, whether or not the address is known or too often asked for", async () => {
    await test.signIn("Known");
    const ask = (address: string) => test.visitor().post("/sign-in", { address: [address] });
    const [known, unknown] = [await ask("known@example.org"), await ask("unknown@example.org")];
    for (let n = 0; n < 8; n++) await ask("unknown@example.org");
    const tooOften = await ask("unknown@example.org");
    expect(unknown).toEqual(known);
    expect(tooOften.html).toBe(known.html);
    const count = (to: string): number => test.local.mailbox.all().filter((mail) => mail.to === to).length;
    expect(count("unknown@example.org")).toBe(6);
  });

  it("for ever other addresses from one place is answered by 429", async () => {
    const body = (n: number) => new URLSearchParams({ address: `tried-${n}@example.org` });
    const headers = { origin: "https://bahnpost.test", "content-type": "application/x-www-form-urlencoded" };
    const gateway = { requestContext: { http: { sourceIp: "198.51.100.7" } } };
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      const init = { method: "POST", body: body(n), headers };
      statuses.push((await test.app.request("https://bahnpost.test/sign-in", init, gateway)).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});
