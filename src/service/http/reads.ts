import type { Caller } from "../security/keys.ts";
import type { Store } from "../store/store.ts";
import { type CallerAndAccess, type Proof, readCaller } from "./caller.ts";
import { createEtag, isKnownEtag } from "./compression.ts";

type Read<Result> = () => Promise<Result>;
type Waiting<Result> = { read: Read<Result>; result: Promise<Result> };

/**
 * Lets concurrent calls that ask for the same share one read, that of the last of them. It begins after that call arrived,
 * so none gets what was true before; calls that arrive while it runs share the next one. `gather` begins it once others
 * could have arrived.
 */
export function createSharedReads<Result>(gather: (begin: () => void) => void) {
  const waiting = new Map<string, Waiting<Result>>();
  const running = new Map<string, Promise<unknown>>();
  const begin = async (name: string, read: Read<Result>): Promise<Result> => {
    await Promise.all([new Promise<void>((resolve) => gather(resolve)), running.get(name)]);
    waiting.delete(name);
    const reading = read();
    const ended = Promise.allSettled([reading]);
    running.set(name, ended);
    try {
      return await reading;
    } finally {
      if (running.get(name) === ended) running.delete(name);
    }
  };
  return (name: string, read: Read<Result>): Promise<Result> => {
    const joined = waiting.get(name);
    if (joined !== undefined) {
      joined.read = read;
      return joined.result;
    }
    const first: Waiting<Result> = { read, result: begin(name, () => first.read()) };
    waiting.set(name, first);
    return first.result;
  };
}

/**
 * Keeps results until the version of the database (`Store.readVersion`) is another one, at most `maxSize` of them together.
 * The version is read before the result, so a result is never older than the version it is kept for.
 */
export function createKeptReads<Result>(maxSize: number, sizeOf: (result: Result) => number) {
  const kept = new Map<string, Result>();
  let [current, size] = ["", 0];
  return async (version: string, name: string, read: () => Promise<Result>): Promise<Result> => {
    if (version !== current) {
      kept.clear();
      [current, size] = [version, 0];
    }
    const known = kept.get(name);
    if (known !== undefined) return known;
    const result = await read();
    const grown = size + sizeOf(result);
    if (version === current && grown <= maxSize) {
      kept.set(name, result);
      size = grown;
    }
    return result;
  };
}

// Of a version of the database: what callers poll.
const MAX_KEPT_CALLERS = 1000;
const MAX_KEPT_BYTES = 2 ** 24;

/** With a version of the database, what was read of it; else it is read again. */
export function createCallerReads(store: Store) {
  const share = createSharedReads<CallerAndAccess>(setImmediate);
  const keep = createKeptReads<CallerAndAccess>(MAX_KEPT_CALLERS, () => 1);
  return (proof: Proof, version: string | undefined): Promise<CallerAndAccess> => {
    const name = JSON.stringify(proof);
    const read = () => share(name, () => readCaller(store, proof));
    return version === undefined ? read() : keep(version, name, read);
  };
}

// Caches ask each time, so that a key that is revoked reads nothing. Browsers keep nothing of a session.
const REVALIDATED = "private, no-cache";

/** With a version of the database, what was answered from it, or a 304 for what the caller has; else it is answered again. */
export function createAnswerReads() {
  const share = createSharedReads<KeptAnswer>(process.nextTick);
  const keep = createKeptReads<KeptAnswer>(MAX_KEPT_BYTES, ({ status, bytes }) =>
    status === 200 ? bytes.length : Number.POSITIVE_INFINITY,
  );
  return async (
    { url, headers: asked }: Request,
    { kind, keyId, version }: Pick<Caller, "kind" | "keyId"> & { version: string | undefined },
    answerCall: () => Promise<Response>,
  ) => {
    const name = `${keyId} ${url}`;
    const read = () =>
      share(name, async () => {
        const answer = await answerCall();
        const bytes = Buffer.from(await answer.text());
        if (version !== undefined && answer.status === 200) {
          answer.headers.set("etag", createEtag(bytes));
          if (kind === "key") answer.headers.set("cache-control", REVALIDATED);
        }
        return { bytes, status: answer.status, headers: [...answer.headers] };
      });
    const { bytes, ...init } = await (version === undefined ? read() : keep(version, name, read));
    const answer = new Response(bytes, init);
    const etag = answer.headers.get("etag");
    if (etag === null || !isKnownEtag(asked, etag)) return answer;
    answer.headers.delete("content-type");
    return new Response(null, { status: 304, headers: answer.headers });
  };
}

type KeptAnswer = { bytes: Uint8Array<ArrayBuffer>; status: number; headers: [string, string][] };
