/** The picture of the map in turn mails: drawn once for all who see the same, and never in the way of a mail. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GameHead, Person } from "../../../lambdas/service/api.ts";
import type { Deps } from "../../../lambdas/service/deps.ts";
import { notifyEntry } from "../../../lambdas/service/notify.ts";
import { mapPicture } from "../../../lambdas/service/picturing.ts";
import { startService, type TestService } from "../../support/service.ts";

const PNG = Uint8Array.from([137, 80, 78, 71, 1, 2, 3]);

let service: TestService;
let people: Person[];
let game: GameHead;
beforeAll(async () => {
  service = await startService();
  people = [await service.signIn("Anna"), await service.signIn("Bert", "de")];
});
beforeEach(async () => {
  service.clock.advance(24 * 3600);
  game = await service.startGame(people);
});
afterAll(() => service.stop());

/** The turn mail of the game's start, with this way of drawing. */
async function firstTurn(drawMap: Deps["drawMap"]) {
  await notifyEntry({ ...service.deps, ...(drawMap ? { drawMap } : {}) }, game.id, game.version);
  const mails = (await service.sesMails()).filter(({ headers }) =>
    headers?.some(({ value }) => value.includes(game.id)),
  );
  return mails.find(({ body }) => body.text?.includes("/t/")) ?? expect.fail("no turn mail");
}

describe("a turn mail", () => {
  it("carries the map inline, and its HTML part shows it and says in words what it is", async () => {
    const mail = await firstTurn(async () => PNG);
    expect(mail.attachments).toEqual([
      {
        ...{ filename: "map.png", contentType: "image/png", contentDisposition: "INLINE", contentId: "map" },
        ...{ content: Buffer.from(PNG).toString("base64"), size: PNG.length },
      },
    ]);
    expect(mail.body.html).toMatch(/<img src="cid:map" alt="\w[^"]{8,}"/);
    expect(mail.body.text).not.toContain("cid:");
  });

  it("is complete without a picture when drawing fails, and the fault is on record", async () => {
    const mail = await firstTurn(async () => {
      throw new Error("no font");
    });
    expect(mail.attachments).toEqual([]);
    expect(mail.body.html).not.toContain("<img");
    expect(service.faults).toContain("map not drawn");
    expect(service.logged.join()).not.toContain("@example.org");
  });

  it("has none where nothing draws", async () => {
    expect((await firstTurn(undefined)).body.html).not.toContain("<img");
  });
});

describe("drawing", () => {
  it("happens once for readers of one state who see the same, and again for another state or other marks", async () => {
    let count = 0;
    const drawMap: Deps["drawMap"] = async () => {
      count += 1;
      return PNG;
    };
    const { state } = await service.services.games.load(game.id);
    if (!state) throw new Error("the game has not started");
    const none = { legal: [], fresh: [] };
    const some = { legal: ["D10"], fresh: [] };
    const deps = { ...service.deps, drawMap };
    const pictures = await Promise.all(
      [none, { ...none }, some].map((marks) => mapPicture(deps, game.id, state, marks)),
    );
    expect(pictures.map((picture) => picture?.png)).toEqual([PNG, PNG, PNG]);
    expect(count).toBe(2);
    await mapPicture(deps, game.id, structuredClone(state), none);
    expect(count).toBe(3);
  });
});
