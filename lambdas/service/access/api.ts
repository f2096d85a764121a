/** How programs of a person's own come in: the use cases as pages see them. */

/** A personal token as its person sees it; the token itself is shown once, when it is made. */
export interface TokenView {
  readonly id: string;
  readonly name: string;
  /** ISO time. */
  readonly createdAt: string;
  /** Day of the last use (UTC), as `2026-12-07`; null before the first. */
  readonly usedOn: string | null;
}

export interface AccessService {
  /** The person's tokens, the oldest first. */
  tokens(person: string): Promise<readonly TokenView[]>;
  /** Makes a token and tells it, this once. Throws SituationError invalid, conflict or tooMany. */
  createToken(person: string, name: string): Promise<{ readonly token: string; readonly view: TokenView }>;
  /** May be repeated. */
  revokeToken(person: string, id: string): Promise<void>;
}

/** Keys of the sentences about these use cases, and about requests to the API. */
export const ACCESS_REASONS = [
  "tokensMany",
  "tooManyTokens",
  "tooManyCalls",
  "noToken",
  "shape",
  "noPath",
  "movedOn",
] as const;
