/** The kinds of pages that the application has, from the list of its routes: a page of a game is of one kind by whichever door one comes. */
import { ROUTES } from "../web/security/routes.ts";

/** What is read by programs, or is a picture. */
const NO_PAGES = ["/favicon.svg", "/favicon.ico", "/robots.txt", "/health", "/games/now", "/file", "/now"];

/** Ways to a game: of those at the table, of onlookers, of the mail of a turn. */
const DOOR = /^\/(games|w|t)\/:[a-z]+/;

const PATTERNS = Object.entries(ROUTES)
  .filter(([route, { expected }]) => route.startsWith("GET ") && Object.values(expected).includes(200))
  .map(([route]) => route.slice("GET ".length))
  .filter((pattern) => !NO_PAGES.includes(pattern.replace(DOOR, "")));

const inner = (pattern: string): string => pattern.replace(DOOR, "/:door");

/** Each once. */
export const pageKinds = (): string[] => [...new Set([...PATTERNS.map(inner), OPEN_SEAT])];

/** A seat that anybody may take: nobody may in the list of routes. */
const OPEN_SEAT = "/:door/seat/:seat";
const OPEN_SEAT_PATTERN = OPEN_SEAT.replace("/:door", "/w/:token");

/** The kind of the page at a path; the path itself if the application has no such page. */
export function kindOf(path: string): string {
  const [plain = ""] = path.split("?");
  const known = [...PATTERNS, OPEN_SEAT_PATTERN].find((pattern) => expression(pattern).test(plain));
  return known ? inner(known) : plain;
}

/** Where two fit, the one without a free part comes first in the list. */
const expression = (pattern: string): RegExp => new RegExp(`^${pattern.replace(/:[a-z]+/g, "[^/]+")}$`);
