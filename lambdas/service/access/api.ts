/** How programs of a person's own come in: the use cases as pages see them. */
import type { HookTrouble } from "../hooks/port.ts";

/** A personal token as its person sees it; the token itself is shown once, when it is made. */
export interface TokenView {
  readonly id: string;
  readonly name: string;
  /** ISO time. */
  readonly createdAt: string;
  /** Day of the last use (UTC), as `2026-12-07`; null before the first. */
  readonly usedOn: string | null;
  /** It may look, but change nothing. */
  readonly looksOnly: boolean;
  /** ISO time at which it ends; null: not by itself. */
  readonly endsAt: string | null;
}

/** Days after which a token may end by itself. */
export const TOKEN_DAYS = [30, 90, 365] as const;

/** What a token may do, and for how long; as it is left out: all, without an end. */
export interface TokenRights {
  readonly looksOnly?: boolean;
  readonly days?: number | null;
}

/** A webhook as its person sees it. */
export interface HookView {
  readonly url: string;
  /** ISO time. */
  readonly setAt: string;
  /** Since when its server has not taken notices, and why; `stopped`: nothing is sent any more. Null while all is well. */
  readonly trouble: {
    readonly since: string;
    readonly kind: HookTrouble;
    readonly status: number | null;
    readonly stopped: boolean;
  } | null;
}

/** Where the API lies on the pages' host. */
export const API_ROOT = "/api/v1";

export interface AccessService {
  /** The person's tokens, the oldest first. */
  tokens(person: string): Promise<readonly TokenView[]>;
  /** Makes a token and tells it, this once. Throws SituationError invalid, conflict or tooMany. */
  createToken(
    person: string,
    name: string,
    rights?: TokenRights,
  ): Promise<{ readonly token: string; readonly view: TokenView }>;
  /** May be repeated. */
  revokeToken(person: string, id: string): Promise<void>;
  hook(person: string): Promise<HookView | null>;
  /** Sets the person's webhook, in place of another one, and tells the secret that signs its notices, this once. Throws SituationError invalid. */
  setHook(person: string, url: string): Promise<{ readonly secret: string }>;
  /** May be repeated. */
  removeHook(person: string): Promise<void>;
}

/** Keys of the sentences about these use cases, and about requests to the API. */
export const ACCESS_REASONS = [
  "tokensMany",
  "tooManyTokens",
  "tooManyCalls",
  "noToken",
  "tokenLooks",
  "shape",
  "noPath",
  "movedOn",
  "hookUrl",
] as const;
