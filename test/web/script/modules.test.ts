/** How modules of the script come to their elements, and that none can take the others with it. */
import { expect, it } from "vitest";
import { enhance } from "../../../web/script/modules.ts";

/** Elements by the selector that finds them. */
const page = (found: Readonly<Record<string, readonly string[]>>) => ({
  querySelectorAll: (selector: string) => found[selector] ?? [],
});

it("each module gets every element that asks for it, and no other", () => {
  const given: string[] = [];
  const noting = (name: string) => (element: string) => void given.push(`${name} ${element}`);
  const root = page({ "[data-live]": ["main"], "[data-map]": ["board", "small board"] });
  enhance({ live: noting("live"), map: noting("map"), keys: noting("keys") }, root, () => expect.fail("nothing fails"));
  expect(given).toEqual(["live main", "map board", "map small board"]);
});

it("a module that fails is reported, and the elements and modules after it get their turn", () => {
  const given: string[] = [];
  const failures: string[] = [];
  const broken = (element: string): void => {
    if (element === "first") throw new Error("broken");
    given.push(element);
  };
  const root = page({ "[data-broken]": ["first", "second"], "[data-sound]": ["third"] });
  enhance({ broken, sound: (element) => void given.push(element) }, root, (name, error) =>
    failures.push(`${name}: ${error}`),
  );
  expect(given).toEqual(["second", "third"]);
  expect(failures).toEqual(["broken: Error: broken"]);
});
