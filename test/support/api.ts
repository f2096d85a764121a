/** A program of a person's own: it asks the API with a token, and nothing else. */
import * as z from "zod";

export interface ApiAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

export interface ApiClient {
  get(path: string): Promise<ApiAnswer>;
  post(path: string, body?: unknown): Promise<ApiAnswer>;
  put(path: string, body?: unknown): Promise<ApiAnswer>;
  remove(path: string): Promise<ApiAnswer>;
}

const bodySchema = z.record(z.string(), z.unknown());

/** A client; `ask` brings a request to the service, and back what it answers. */
export function apiClient(
  ask: (path: string, init: RequestInit) => Response | Promise<Response>,
  token: string | null,
): ApiClient {
  const asking = async (path: string, init: RequestInit): Promise<ApiAnswer> => {
    const own: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const headers = { ...own, "content-type": "application/json" };
    const answer = await ask(`/api/v1${path}`, { ...init, headers });
    return { status: answer.status, body: bodySchema.parse(await answer.json()), headers: answer.headers };
  };
  return {
    get: (path) => asking(path, {}),
    post: (path, body = {}) => asking(path, { method: "POST", body: JSON.stringify(body) }),
    put: (path, body = {}) => asking(path, { method: "PUT", body: JSON.stringify(body) }),
    remove: (path) => asking(path, { method: "DELETE" }),
  };
}
