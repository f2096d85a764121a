import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Access } from "../../../lambdas/store/access.ts";
import { startService, type TestService } from "../../support/service.ts";

let service: TestService;
let access: Access;
beforeAll(async () => {
  service = await startService();
  access = service.deps.store.access;
});
afterAll(() => service.stop());

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 30, 8, 0, second));
const link = { purpose: "invitation", person: "anna", game: "g1" } as const;

describe("an account link", () => {
  it("is used by exactly one of many who try at once", async () => {
    await access.putLink("once", link, at(30));
    const used = await Promise.all(Array.from({ length: 20 }, () => access.useLink("once", at(0))));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await access.link("once", at(0))).toBeNull();
  });

  it("is dead from the second of its expiry on, though the item is still there", async () => {
    await access.putLink("old", link, at(30));
    expect(await access.link("old", at(29))).toEqual(link);
    expect(await access.link("old", at(30))).toBeNull();
    expect(await access.useLink("old", at(30))).toBe(false);
  });
});

describe("a session", () => {
  beforeAll(() =>
    service.deps.store.people.create({
      ...{ id: "anna", name: "Anna", address: "anna@example.org", language: "en", createdAt: at(0).toISOString() },
    }),
  );

  it("belongs to its person until it expires or is dropped", async () => {
    await access.putSession("anna", "s1", at(30));
    expect(await access.session("anna", "s1", at(29))).toMatchObject({ name: "Anna" });
    expect(await access.session("anna", "s1", at(30))).toBeNull();
    await access.dropSession("anna", "s1");
    expect(await access.session("anna", "s1", at(0))).toBeNull();
  });

  it("is worth nothing with another person's id", async () => {
    await access.putSession("anna", "s2", at(30));
    expect(await access.session("bert", "s2", at(0))).toBeNull();
  });
});

describe("a counter", () => {
  it("misses nobody of many at once", async () => {
    const counts = await Promise.all(Array.from({ length: 40 }, () => access.count("crowd", 60, at(0))));
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it("begins again with each window and keeps subjects apart", async () => {
    expect(await access.count("window", 60, at(59))).toBe(1);
    expect(await access.count("window", 60, at(59))).toBe(2);
    expect(await access.count("window", 60, at(60))).toBe(1);
    expect(await access.count("other", 60, at(59))).toBe(1);
  });
});
