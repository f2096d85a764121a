/** Submissions that come at the same moment, and the same submission that comes again. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askedNow, startService, type TestService } from "../support/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** A started game of three. An hour goes by first, so that nobody asks for too many links. */
async function newTable() {
  service.clock.advance(3601);
  const people = [await service.signIn("Anna"), await service.signIn("Bert"), await service.signIn("Cleo")];
  return service.startGame(people);
}

describe("races", () => {
  it("of 50 simultaneous submissions at one version exactly one becomes an entry; the others learn what happened", async () => {
    const { id } = await newTable();
    const asked = await askedNow(service.services, id);
    const amounts = Array.from({ length: 50 }, (_, n) => 45 + n);
    const answers = await Promise.all(
      amounts.map((amount) =>
        service.services.games.submit({
          ...asked,
          submission: `race-${amount}-once`,
          moves: [{ type: "bid", company: "CS", amount }],
        }),
      ),
    );
    const accepted = answers.filter((answer) => answer.outcome === "accepted");
    expect(accepted).toHaveLength(1);
    const entries = await service.services.games.entries(id, asked.version + 1);
    expect(entries).toHaveLength(1);
    for (const answer of answers) {
      if (answer.outcome === "accepted") expect(answer.entry).toEqual(entries[0]);
      else expect(answer).toEqual({ outcome: "movedOn", version: asked.version + 1, since: entries });
    }
  });

  it("the same submission 20 times gives one entry and 20 equal answers", async () => {
    const { id } = await newTable();
    const asked = await askedNow(service.services, id);
    const submission = { ...asked, submission: "the-same-again", moves: [{ type: "pass" } as const] };
    const answers = await Promise.all(Array.from({ length: 20 }, () => service.services.games.submit(submission)));
    expect(answers[0]).toMatchObject({ outcome: "accepted", version: asked.version + 1 });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await service.services.games.entries(id, asked.version + 1)).toHaveLength(1);
  });

  it("a submission keeps its answer however far the game has gone on", async () => {
    const { id } = await newTable();
    const asked = await askedNow(service.services, id);
    const submission = { ...asked, submission: "an-early-move", moves: [{ type: "pass" } as const] };
    const first = await service.services.games.submit(submission);
    for (let n = 0; n < 45; n++) {
      const next = await askedNow(service.services, id);
      await service.services.games.submit({ ...next, submission: `later-move-${n}`, moves: [{ type: "pass" }] });
    }
    expect(await service.services.games.submit(submission)).toEqual(first);
  });
});
