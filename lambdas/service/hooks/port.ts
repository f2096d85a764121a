/** The way out for webhooks: what is posted, and what can be wrong with where it goes. */

/** What may keep a notice from being taken. `status`: the server answered something else than that it has it. */
export const HOOK_TROUBLES = ["name", "address", "connection", "time", "redirect", "status"] as const;
export type HookTrouble = (typeof HOOK_TROUBLES)[number];

/** The notice was not taken: it may be tried again. Names neither address nor content. */
export class HookError extends Error {
  readonly trouble: HookTrouble;
  readonly status: number | null;

  constructor(trouble: HookTrouble, status: number | null = null) {
    super(`hook not taken: ${trouble}${status === null ? "" : ` ${status}`}`);
    this.name = "HookError";
    this.trouble = trouble;
    this.status = status;
  }
}

export interface HookRequest {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Posts a notice. Throws HookError if it was not taken. */
export type PostHook = (request: HookRequest) => Promise<void>;
