/** The mailbox page: the map in a turn mail, and the box for replies, from the page in a browser to the move in the log. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { newGame } from "../../engine/index.ts";
import { DRAWING_FILES } from "../../infra/drawing.ts";
import { LOCAL_DOMAIN, type LocalService, startLocal } from "../../infra/local/service.ts";
import { createDrawMap } from "../../lambdas/drawing.ts";
import { createServices } from "../../lambdas/service/services.ts";
import { formAt, Player, until } from "./people.ts";
import { gather } from "./playing.ts";

let service: LocalService;
beforeAll(async () => {
  const log = { info: () => undefined, error: (message: string, details: object) => console.error(message, details) };
  service = await startLocal({
    ...{ secret: "a secret of the tests, long enough", host: "127.0.0.1", port: 0, log },
    ...{ smtp: { host: "127.0.0.1", ports: [0] }, drawMap: createDrawMap(DRAWING_FILES) },
  });
});
afterAll(() => service.stop());

it("books what was written into it, and the answer lies in the same mailbox", async () => {
  const players = ["Anna", "Bert"].map((name) => new Player(name, service.origin, service.mailbox));
  const { id, seats } = await gather(service, players, newGame({ title: "1830", players: 2 }));
  const { games } = createServices(service.deps);
  const { head, version } = await games.load(id);
  const player = seats[head.waiting[0]?.seat ?? -1] ?? expect.fail("nobody is asked");
  const turn = await player.nextMail("/t/");
  expect(turn.replyTo).toMatch(new RegExp(`^move\\+.*@${LOCAL_DOMAIN}$`));

  const picture = await fetch(new URL(`/mailbox/${turn.number}/attached/map`, service.origin));
  expect(picture.headers.get("content-type")).toBe("image/png");
  const page = await player.get(`/mailbox/${turn.number}`);
  const { action } = formAt(page, `/mailbox/${turn.number}/reply`);
  const sent = await player.post(action, { text: ["Pass\r\nsay: good luck to all"] });
  expect(sent.status).toBe(200);
  expect(sent.html).toContain("Mailbox of this machine");

  expect((await games.load(id)).version).toBe(version + 1);
  const answer = await until("an answer", () =>
    service.mailbox
      .all()
      .find(({ to, headers }) => to === player.address && headers.some(({ value }) => value === "auto-replied")),
  );
  expect(answer.text).toContain("good luck to all");
});
