/** Who walks the routes: the people, the tables at which they sit or do not, and what must not be revealed of them. */
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { TABLE } from "../../../infra/local/service.ts";
import type { Person } from "../../../lambdas/service/api.ts";
import { createLinks } from "../../../lambdas/service/links.ts";
import { dynamoClient } from "../../../lambdas/store/store.ts";
import { askedNow, startTestApp, type TestApp, type Visitor } from "../support/app.ts";
import type { Scene, Who } from "./routes.ts";

export interface Cast {
  readonly test: TestApp;
  readonly visitors: Readonly<Record<Who, Visitor>>;
  scene(): Promise<Scene>;
  /** Everything that lies in the table, in one text. */
  table(): Promise<string>;
}

const SECRET_NAME = "Geheimrat";

/** What only members may read: the name of the table, and the names and addresses of those who sit there. */
export const SECRETS = [SECRET_NAME, "Olivia", "Gustav", "olivia@example.org", "gustav@example.org", "invited-"];

/** The people and a way to make tables for them. */
export async function castFor(): Promise<Cast> {
  const test = await startTestApp();
  const [owner, guest] = [await test.signIn("Olivia"), await test.signIn("Gustav")];
  const [stranger, neighbour] = [await test.signIn("Stranger"), await test.signIn("Neighbour")];
  await test.startGame([neighbour, await test.signIn("Nina"), await test.signIn("Norbert")]);
  const documents = DynamoDBDocumentClient.from(dynamoClient(test.local.storeEndpoint));
  const visitors = { nobody: test.visitor(), stranger, neighbour, guest, owner };
  return {
    test,
    visitors,
    scene: () => sceneOf(test, owner.person, guest.person),
    async table() {
      await test.local.pump.drain();
      const { Items } = await documents.send(new ScanCommand({ TableName: TABLE, ConsistentRead: true }));
      return (Items ?? [])
        .map((item) => JSON.stringify(item, plain))
        .sort()
        .join("\n");
    },
  };
}

const plain = (_key: string, value: unknown): unknown => (value instanceof Set ? [...value] : value);

async function sceneOf(test: TestApp, owner: Person, guest: Person): Promise<Scene> {
  const { games, links, people } = test.services;
  const input = { title: "1830", name: SECRET_NAME, seatCount: 6, options: {} };
  const gathering = (await games.create(owner, input)).id;
  await games.join(guest, gathering);
  await games.invite(owner, gathering, { address: `invited-${gathering}@example.org`, language: "en" });
  const running = await runningFor(test, owner, guest);
  const offered = await offeredBy(test, running, guest);
  const address = `fresh-${gathering}@example.org`;
  await people.requestSignIn({ address, language: "en" });
  const mail = await test.mailTo(address);
  await people.requestAddressChange(await moving(test), `moved-${gathering}@example.org`);
  const moved = await test.mailTo(`moved-${gathering}@example.org`);
  const asked = await askedNow(test.services, running);
  const head = await games.head(running);
  const since = head.waiting[0]?.since ?? 0;
  return {
    ...{ gathering, openTable: links.watch(gathering), running, seat: asked.seat, version: asked.version },
    turn: links.turn({ game: running, seat: asked.seat, since }),
    watch: links.watch(running),
    unsubscribe: test.unsubscribe(owner.id, running),
    offered,
    account: /\/sign-in\/[\w-]+/.exec(mail.text)?.[0] ?? "",
    address: /\/address\/[\w-]+/.exec(moved.text)?.[0] ?? "",
  };
}

/** The link by which a player offers the own seat. */
async function offeredBy(test: TestApp, game: string, guest: Person): Promise<string> {
  const { matters } = await test.services.table.offerSeat(guest, game, false);
  const [offer] = matters.sought;
  return test.services.links.seat({ game, seat: offer?.seat ?? 0, version: offer?.version ?? 0 });
}

/** Somebody new who moves to another address. */
let movers = 0;
async function moving(test: TestApp): Promise<Person> {
  movers += 1;
  return (await test.signIn(`Mover${movers}`)).person;
}

/** A game of two in which somebody has moved and it is the owner's turn; who begins is drawn. */
async function runningFor({ services }: TestApp, owner: Person, guest: Person): Promise<string> {
  const { games } = services;
  const { id } = await games.create(owner, { title: "1830", name: SECRET_NAME, seatCount: 2, options: {} });
  await games.join(guest, id);
  await games.start(owner, id);
  for (const company of ["SV", "CS"]) {
    const asked = await askedNow(services, id);
    if (company === "CS" && asked.person === owner.id) break;
    const moves = [{ type: "buyPrivate", company } as const];
    await games.submit({ game: id, ...asked, submission: `${company}-${id}`, moves });
  }
  return id;
}

/** Links as somebody makes them who has not the secret. */
export const forgedLinks = createLinks("a secret that somebody has guessed");
