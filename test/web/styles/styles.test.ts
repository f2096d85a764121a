/** Stylesheets: addresses that change with the content, company colours that can be read, nothing from elsewhere. */
import { describe, expect, it } from "vitest";
import { TITLES } from "../../../engine/index.ts";
import { contrast, textOn } from "../../../web/styles/companies.ts";
import { companyStylesheet, mainStylesheet, stylesheetAt } from "../../../web/styles/index.ts";
import { tokens } from "../../../web/styles/tokens.ts";

/** The custom properties of a colour scheme. */
function scheme(part: string): Map<string, string> {
  return new Map([...part.matchAll(/(--[\w-]+): (#[0-9a-f]{6})/g)].map(([, name = "", value = ""]) => [name, value]));
}

const [light = "", dark = ""] = tokens.split("@media (prefers-color-scheme: dark)");
const schemes = [
  ["light", scheme(light)],
  ["dark", new Map([...scheme(light), ...scheme(dark.split("@media print")[0] ?? "")])],
] as const;

describe("stylesheets", () => {
  it("are served at an address with a hash of their content", () => {
    expect(mainStylesheet.path).toMatch(/^\/assets\/bahnpost-[0-9a-f]{10}\.css$/);
    for (const title of TITLES) expect(stylesheetAt(companyStylesheet(title).path)?.content).toContain(".co-");
    expect(stylesheetAt("/assets/bahnpost-0000000000.css")).toBeUndefined();
  });

  it("fetch nothing from anywhere", () => {
    expect(mainStylesheet.content).not.toMatch(/url\(|@import|https?:/);
  });

  it("use no colour that is not defined", () => {
    const defined = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    for (const [, name] of mainStylesheet.content.matchAll(/var\((--[\w-]+)\)/g)) expect(defined).toContain(name);
  });

  it("write each company's symbol in the better of black and white", () => {
    for (const { corporations } of TITLES) {
      for (const { colour } of corporations) expect(contrast(colour, textOn(colour))).toBeGreaterThan(4.5);
    }
  });

  it.each(schemes)("keep text readable in the %s scheme", (_, colours) => {
    const pairs = [
      ["--ink", "--sheet"],
      ["--ink2", "--paper"],
      ["--band-ink", "--band"],
      ["--ink", "--now"],
      ["--now-ink2", "--now"],
      ["--link", "--sheet"],
      ["--link", "--now"],
      ["--bad", "--sheet"],
      ["--good", "--sheet"],
      ["--news", "--sheet"],
    ] as const;
    for (const [text, ground] of pairs) {
      expect(contrast(colours.get(text) ?? "", colours.get(ground) ?? ""), `${text} on ${ground}`).toBeGreaterThan(4.5);
    }
  });
});
