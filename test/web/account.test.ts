/** Signing in, the cookie, one's own page, and the answers that are the same for everybody. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountLink, startTestApp, type TestApp } from "./support/app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

describe("signing in", () => {
  it("goes from the first page by mail to a session, and a GET uses nothing up", async () => {
    const nobody = test.visitor();
    const page = await nobody.get("/");
    expect(page.html).toContain('<form method="post" action="/sign-in"');
    const sent = await nobody.post("/sign-in", { address: ["Anna@Example.org"], next: ["/games/new"] });
    expect(sent.html).toContain("Look into your mail");
    const link = accountLink(await test.mailTo("anna@example.org"));
    for (const _ of [1, 2, 3]) expect((await nobody.get(link)).html).toContain('name="name"');
    const done = await nobody.post(link, { name: ["Anna"], language: ["de"] });
    expect(done.status).toBe(303);
    expect(done.location).toBe("/games/new");
    const cookie = done.headers.get("set-cookie") ?? "";
    for (const part of ["__Host-session=", "HttpOnly", "Secure", "SameSite=Lax", "Path=/"])
      expect(cookie).toContain(part);
    const anna = test.visitor(cookie.split(";")[0]);
    expect((await anna.get("/games")).html).toContain("Meine Spiele");
    expect((await nobody.post(link, { name: ["Anna"] })).status).toBe(410);
  });

  it("answers alike whether an address is known or not", async () => {
    const known = await test.visitor().post("/sign-in", { address: ["anna@example.org"] });
    const unknown = await test.visitor().post("/sign-in", { address: ["nobody@example.org"] });
    expect(known.html).toBe(unknown.html);
  });

  it("asks a new person for a name, and says so if there is none", async () => {
    await test.visitor().post("/sign-in", { address: ["new@example.org"] });
    const link = accountLink(await test.mailTo("new@example.org"));
    const answer = await test.visitor().post(link, { name: ["  "] });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('role="alert"');
    expect((await test.visitor().post(link, { name: ["Nora"] })).status).toBe(303);
  });

  it("refuses what is no address, and keeps it in the form", async () => {
    const answer = await test.visitor().post("/sign-in", { address: ["<no address>"] });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('value="&lt;no address&gt;"');
  });

  it("never leads to another site", async () => {
    await test.visitor().post("/sign-in", { address: ["olga@example.org"], next: ["//evil.example/"] });
    const link = accountLink(await test.mailTo("olga@example.org"));
    const done = await test.visitor().post(link, { name: ["Olga"] });
    expect(done.location).toBe("/games");
  });

  it("sends who is not signed in to the form, and back to where he was", async () => {
    const answer = await test.visitor().get("/games/new");
    expect(answer.status).toBe(303);
    expect(answer.location).toBe("/sign-in?next=%2Fgames%2Fnew");
    expect((await test.visitor().get(answer.location ?? "")).html).toContain('name="next" value="/games/new"');
  });

  it("ends with signing out: the session is worth nothing any more", async () => {
    const paul = await test.signIn("Paul");
    const out = await paul.post("/sign-out", {});
    expect(out.status).toBe(303);
    expect(out.headers.get("set-cookie")).toContain("__Host-session=;");
    expect((await paul.get("/games")).status).toBe(303);
  });

  it("takes a forged or broken cookie for none", async () => {
    for (const cookie of ["__Host-session=abc.def", "__Host-session=%00", `__Host-session=${"x".repeat(5000)}`]) {
      expect((await test.visitor(cookie).get("/games")).status).toBe(303);
    }
  });
});

describe("one's own page", () => {
  it("changes name and language", async () => {
    const rita = await test.signIn("Rita");
    const saved = await rita.post("/me", { name: ["Rita die Erste"], language: ["de"] });
    expect(saved.html).toContain("Gespeichert.");
    expect((await rita.get("/me")).html).toContain('value="Rita die Erste"');
  });

  it("refuses a name that is too long", async () => {
    const sven = await test.signIn("Sven");
    expect((await sven.post("/me", { name: ["x".repeat(200)] })).status).toBe(422);
    expect((await sven.get("/me")).html).toContain('value="Sven"');
  });
});

describe("every answer", () => {
  it("carries the headers that keep it safe", async () => {
    for (const path of ["/", "/games/unknown", "/assets/none.css"]) {
      const { headers } = await test.visitor().get(path);
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });

  it("comes in the language that the browser asks for", async () => {
    expect((await test.visitor().get("/", { "accept-language": "de-CH" })).html).toContain("Eisenbahnspiele per Post");
  });

  it("has stylesheet, icon, health and robots for machines", async () => {
    const nobody = test.visitor();
    const [, sheet = ""] = /rel="stylesheet" href="([^"]+)"/.exec((await nobody.get("/")).html) ?? [];
    const css = await nobody.get(sheet);
    expect(css.headers.get("content-type")).toContain("text/css");
    expect(css.headers.get("cache-control")).toContain("immutable");
    expect((await nobody.get("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml");
    expect((await nobody.get("/health")).html).toBe("ok");
    expect((await nobody.get("/robots.txt")).html).toContain("Disallow: /");
  });
});
