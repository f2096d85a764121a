/** Reply addresses: safe in any mail program, made by this service alone. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLinks } from "../../../lambdas/service/links.ts";

const DOMAIN = "play.example.org";
const links = createLinks("a secret of the tests, long enough");
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

const tickets = fc.record({
  game: fc.array(fc.constantFrom(...LETTERS), { minLength: 12, maxLength: 12 }).map((letters) => letters.join("")),
  seat: fc.integer({ min: 0, max: 19 }),
  since: fc.integer({ min: 1, max: 999_999 }),
});

describe("a reply address", () => {
  it("has at most 64 letters that every program passes on, and reads back whatever became of its case", () => {
    fc.assert(
      fc.property(tickets, (ticket) => {
        const address = links.replyAddress(ticket, DOMAIN);
        const [local = ""] = address.split("@");
        expect(local).toMatch(/^move\+[a-z0-9-]{1,59}$/);
        expect(links.readReplyAddress(address, DOMAIN)).toEqual(ticket);
        expect(links.readReplyAddress(address.toUpperCase(), DOMAIN)).toEqual(ticket);
      }),
    );
  });

  it("is nothing after any change, under another secret, or at another domain", () => {
    const other = createLinks("another secret of the tests, long enough");
    fc.assert(
      fc.property(tickets, fc.nat(), fc.constantFrom(..."abcxyz234567-+"), (ticket, at, letter) => {
        const address = links.replyAddress(ticket, DOMAIN);
        const place = at % address.indexOf("@");
        const changed = address.slice(0, place) + letter + address.slice(place + 1);
        if (changed !== address) expect(links.readReplyAddress(changed, DOMAIN)).toBeNull();
        expect(other.readReplyAddress(address, DOMAIN)).toBeNull();
        expect(links.readReplyAddress(address, `x${DOMAIN}`)).toBeNull();
      }),
    );
  });

  it("is not made from any text, and says something else than a turn link", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(links.readReplyAddress(`${text}@${DOMAIN}`, DOMAIN)).toBeNull();
      }),
    );
    const ticket = { game: "g", seat: 1, since: 5 };
    const code = links.turn(ticket).split(".").at(-1) ?? "";
    expect(links.readReplyAddress(`move+g-1-5-${code}@${DOMAIN}`, DOMAIN)).toBeNull();
  });
});
