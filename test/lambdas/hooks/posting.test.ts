/** Posting to a webhook, over real TLS to a server on this machine: what is taken, and all the ways in which nothing is sent. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPublic } from "../../../lambdas/hooks/guard.ts";
import { createPostHook } from "../../../lambdas/hooks/posting.ts";
import { type HookServer, startHookServer } from "../../support/hooks.ts";

let server: HookServer;
beforeAll(async () => {
  server = await startHookServer();
});
afterAll(() => server.stop());

const notice = (url = server.url) => ({ url, body: '{"words":"für dich"}', headers: { "x-mark": "here" } });

describe("a notice", () => {
  it("is posted, and taken with a status of success", async () => {
    await server.postHook()(notice());
    expect(server.notices.at(-1)).toMatchObject({ body: '{"words":"für dich"}', headers: { "x-mark": "here" } });
    expect(server.notices.at(-1)?.headers.host).toMatch(/^hooks\.test:/);
  });

  it.each([
    [400, "status"],
    [500, "status"],
    [302, "redirect"],
    [307, "redirect"],
  ])("is not taken with %i", async (status, trouble) => {
    server.answer(status, "https://169.254.169.254/latest/meta-data/");
    await expect(server.postHook()(notice())).rejects.toMatchObject({ trouble });
    server.answer(204);
  });

  it("is given up when nobody answers in time", async () => {
    server.answer(null);
    await expect(server.postHook({ timeoutMs: 300 })(notice())).rejects.toMatchObject({ trouble: "time" });
    server.answer(204);
  });

  it("goes to nobody whose certificate is not for that name, or of nobody known", async () => {
    const before = server.notices.length;
    const elsewhere = notice(server.url.replace("hooks.test", "other.test"));
    await expect(server.postHook()(elsewhere)).rejects.toMatchObject({ trouble: "connection" });
    const usual = createPostHook({
      isAllowed: () => true,
      resolve: (_name, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
    });
    await expect(usual(notice())).rejects.toMatchObject({ trouble: "connection" });
    expect(server.notices.length).toBe(before);
  });
});

describe("a name", () => {
  it("that leads to this machine is not connected to", async () => {
    const before = server.notices.length;
    await expect(server.postHook({ isAllowed: isPublic })(notice())).rejects.toMatchObject({ trouble: "address" });
    expect(server.notices.length).toBe(before);
  });

  it("with one public and one inner address is not connected to", async () => {
    const both = [
      { address: "93.184.216.34", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    const post = server.postHook({ isAllowed: isPublic, resolve: (_name, done) => done(null, both) });
    await expect(post(notice())).rejects.toMatchObject({ trouble: "address" });
  });

  it("that changes its mind is asked anew for each connection, and its last answer is the one that counts", async () => {
    const before = server.notices.length;
    const answers = ["127.0.0.1", "127.0.0.2"];
    const resolved: string[] = [];
    const post = server.postHook({
      isAllowed: (address) => address === "127.0.0.1",
      resolve: (name, done) => {
        resolved.push(name);
        done(null, [{ address: answers.shift() ?? "127.0.0.2", family: 4 }]);
      },
    });
    await post(notice());
    await expect(post(notice())).rejects.toMatchObject({ trouble: "address" });
    expect(resolved).toEqual(["hooks.test", "hooks.test"]);
    expect(server.notices.length).toBe(before + 1);
  });

  it("that nobody knows is a trouble of its own", async () => {
    const post = server.postHook({ resolve: (_name, done) => done(new Error("ENOTFOUND"), []) });
    await expect(post(notice())).rejects.toMatchObject({ trouble: "name" });
  });
});

it.each([
  "https://127.0.0.1:9999/",
  "https://[::1]:9999/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://[::ffff:10.0.0.1]/",
])("%s, an address outright, is not connected to", async (url) => {
  await expect(createPostHook()(notice(url))).rejects.toMatchObject({ trouble: "address" });
});

it("the machine's own name is not connected to by the way out that the service uses", async () => {
  await expect(createPostHook()(notice("https://localhost:9999/"))).rejects.toMatchObject({ trouble: "address" });
});
