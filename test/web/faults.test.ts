/** A fault of ours: noted with where it happened, answered without a word about it. */
import { describe, expect, it } from "vitest";
import type { Services } from "../../lambdas/service/api.ts";
import { createApp } from "../../web/app.tsx";

/** Services that fail at whatever is asked of them. */
const broken = new Proxy<Services>({} as Services, {
  get: () => new Proxy({}, { get: () => () => Promise.reject(new Error("the table is gone: secret-token-4711")) }),
});

const noted: { message: string; details: Readonly<Record<string, unknown>> }[] = [];
const app = createApp({
  services: broken,
  origin: "https://bahnpost.test",
  secureCookies: true,
  script: "",
  logger: { error: (message, details) => void noted.push({ message, details }) },
});

describe("a fault", () => {
  it("is answered neutrally, in the reader's language, and noted without the address's token", async () => {
    const answer = await app.request("https://bahnpost.test/sign-in/token-of-somebody", {
      headers: { "accept-language": "de" },
    });
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(html).toContain("Hier ging etwas schief");
    expect(html).not.toContain("4711");
    expect(html).not.toContain("the table is gone");
    expect(noted).toHaveLength(1);
    expect(noted[0]?.details).toMatchObject({ route: "/sign-in/:token", method: "GET" });
    expect(JSON.stringify(noted[0]?.details)).not.toContain("token-of-somebody");
  });

  it("does not keep machines from the pages that need no services", async () => {
    expect((await app.request("https://bahnpost.test/health")).status).toBe(200);
    expect((await app.request("https://bahnpost.test/about")).status).toBe(200);
  });
});
