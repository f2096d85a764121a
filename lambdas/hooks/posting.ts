/**
 * Posting to webhooks. The name is resolved for each connection and every address that it has is checked by the very look-up that the
 * connection is made with, so that a name which answers otherwise a moment later leads nowhere else. No redirect is followed, no answer read.
 */
import { type LookupAddress, lookup as systemLookup } from "node:dns";
import { type RequestOptions, request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { HookError, type PostHook } from "../service/hooks/port.ts";
import { isPublic } from "./guard.ts";

/** How long everything together may take. */
const TIMEOUT_MS = 4000;
const LARGEST_HEADERS = 8192;

/** All addresses of a name. */
type Resolve = (name: string, done: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;

export interface Connecting {
  readonly isAllowed: (address: string) => boolean;
  readonly resolve: Resolve;
  readonly timeoutMs: number;
  /** Certificates that are trusted instead of the usual ones. */
  readonly ca?: string;
}

const USUAL: Connecting = {
  isAllowed: isPublic,
  resolve: (name, done) => systemLookup(name, { all: true }, (error, addresses) => done(error, addresses ?? [])),
  timeoutMs: TIMEOUT_MS,
};

/** The way out for notices; tests connect otherwise. */
export function createPostHook(other: Partial<Connecting> = {}): PostHook {
  const connecting = { ...USUAL, ...other };
  return async ({ url, body, headers }) => {
    const { hostname } = new URL(url);
    const literal = hostname.replace(/^\[|\]$/g, "");
    if (isIP(literal) !== 0 && !connecting.isAllowed(literal)) throw new HookError("address");
    const status = await posted(url, body, {
      ...{ method: "POST", agent: false, lookup: guarded(connecting), maxHeaderSize: LARGEST_HEADERS },
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      signal: AbortSignal.timeout(connecting.timeoutMs),
      ...(connecting.ca === undefined ? {} : { ca: connecting.ca }),
    });
    if (status >= 300 && status < 400) throw new HookError("redirect");
    if (status < 200 || status > 299) throw new HookError("status", status);
  };
}

/** A look-up that knows no address unless all of the name's may be connected to. */
function guarded({ resolve, isAllowed }: Connecting): LookupFunction {
  return (name, { all }, done) => {
    resolve(name, (error, addresses) => {
      const [first] = addresses;
      if (error || !first) return done(new HookError("name"), "");
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new HookError("address"), "");
      return all ? done(null, [...addresses]) : done(null, first.address, first.family);
    });
  };
}

/** The status of the answer; its body is left unread. Throws HookError. */
function posted(url: string, body: string, options: RequestOptions): Promise<number> {
  return new Promise((done, failed) => {
    const asking = request(url, options, (answer) => {
      answer.on("error", () => undefined);
      answer.destroy();
      done(answer.statusCode ?? 0);
    });
    asking.on("error", (error) => failed(troubleOf(error)));
    asking.end(body);
  });
}

function troubleOf(error: Error): HookError {
  if (error instanceof HookError) return error;
  return new HookError(error.name === "AbortError" || error.name === "TimeoutError" ? "time" : "connection");
}
