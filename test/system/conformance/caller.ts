import { expect } from "vitest";
import type { Recorder } from "./recorder.ts";
import type { Shown } from "./shown.ts";

/** An answer of any status. */
export type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The body as it was sent. */
  text: string;
  /** The body as JSON; undefined where there is none. */
  json: Shown;
};

/** Query parameters; those that are undefined are not sent, a list is sent comma-separated. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** The methods of the interface; `path` comes after `/api/v1`, `body` is sent as JSON. */
type Methods<Result> = {
  get: (path: string, query?: Query) => Promise<Result>;
  post: (path: string, body?: unknown) => Promise<Result>;
  put: (path: string, body?: unknown) => Promise<Result>;
  patch: (path: string, body?: unknown) => Promise<Result>;
  delete: (path: string, query?: Query) => Promise<Result>;
};

/** A body and headers that are sent as they are written. */
export type Raw = { body?: string | undefined; headers?: Readonly<Record<string, string>> };

/** Calls the service over plain HTTP. */
export type Caller = Methods<Answer> & {
  /** The same methods; they fail unless the status is 2xx, and return the body. */
  ok: Methods<Shown>;
  /** Sends any method; `path` includes the query. */
  send: (method: string, path: string, raw?: Raw) => Promise<Answer>;
};

/** Creates a caller; without a key it sends no `Authorization`. */
export function createCaller({ url, apiKey, recorder }: { url: string; apiKey?: string; recorder: Recorder }): Caller {
  const authorization = apiKey === undefined ? undefined : { authorization: `Bearer ${apiKey}` };
  const send: Caller["send"] = async (method, path, { body, headers } = {}) => {
    const typed = body === undefined ? undefined : { "content-type": "application/json" };
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { ...authorization, ...typed, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    recorder.record(method, `/api/v1${path}`, { status: response.status, text });
    const json = text === "" ? undefined : JSON.parse(text);
    return { status: response.status, headers: Object.fromEntries(response.headers), text, json };
  };
  const methods = createMethods(send);
  return { ...methods, ok: onlySuccess(methods), send };
}

function createMethods(send: Caller["send"]): Methods<Answer> {
  const written = (body: unknown): Raw => (body === undefined ? {} : { body: JSON.stringify(body) });
  return {
    get: (path, query) => send("GET", path + writeQuery(query)),
    post: (path, body) => send("POST", path, written(body)),
    put: (path, body) => send("PUT", path, written(body)),
    patch: (path, body) => send("PATCH", path, written(body)),
    delete: (path, query) => send("DELETE", path + writeQuery(query)),
  };
}

function onlySuccess({ get, post, put, patch, delete: remove }: Methods<Answer>): Methods<Shown> {
  const succeed =
    <Given>(method: string, call: (path: string, given?: Given) => Promise<Answer>) =>
    async (path: string, given?: Given): Promise<Shown> => {
      const { status, text, json } = await call(path, given);
      expect(status >= 200 && status < 300, `${method} ${path} → ${status}: ${text}`).toBe(true);
      return json;
    };
  return {
    get: succeed("GET", get),
    post: succeed("POST", post),
    put: succeed("PUT", put),
    patch: succeed("PATCH", patch),
    delete: succeed("DELETE", remove),
  };
}

function writeQuery(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value)).replaceAll("%2C", ",")}`],
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
