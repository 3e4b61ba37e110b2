import type { Random } from "../../support/random.ts";

/** An answer that the proxy makes up. */
export type MadeUp = { status: number; headers?: Record<string, string>; body: string };

/** What happens to one request. `reaches`: whether the service gets it before the client gets an answer. */
export type Fault =
  | { kind: "none" }
  | { kind: "drop"; reaches: boolean }
  | { kind: "truncate" }
  | { kind: "garble" }
  | { kind: "delay"; seconds: number; reaches: boolean }
  | { kind: "answer"; reaches: boolean; answer: MadeUp }
  | { kind: "outage"; seconds: number }
  | { kind: "close" }
  | { kind: "duplicate" }
  | { kind: "hold"; later: number };

/** What the service behind the proxy is like. */
export type Variant = {
  /** Whether it honours `Idempotency-Key`. */
  keys: "honoured" | "ignored";
  /** What its records show of the request: labels and title, the title alone, or neither. */
  shows: "labels" | "title" | "nothing";
};

const PAGE = "<html><body>Bad gateway</body></html>";
const json = (status: number, headers: Record<string, string> = {}): MadeUp => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: `{"error":"made up ${status}"}`,
});
const page = (status: number): MadeUp => ({ status, headers: { "content-type": "text/html" }, body: PAGE });

const LIMITS = [json(429), json(429, { "retry-after": "2" }), json(503, { "retry-after": "3" })];
const ERROR_ANSWERS = [400, 401, 403, 404, 408, 409, 413, 422, 425].map((status) => json(status));
const MUTE: MadeUp[] = [
  ...[500, 501, 502, 503, 504].flatMap((status) => [json(status), page(status)]),
  page(200),
  json(200),
  { status: 204, body: "" },
  { status: 302, headers: { location: "https://elsewhere.example/sign-in" }, body: "" },
];

const MAX_FAULTS = 8;

/**
 * Draws a fault for each request of a run, up to a maximum number of faults. A service that
 * ignores keys can create a duplicate in ways that no client can prevent; those are left out there: a
 * create that the network itself repeats, or delivers after the client aborted it, and a limit (429, 503 with
 * `Retry-After`) that a gateway reports although the service has accepted, where no label identifies the record or the
 * lookup that would find it is refused.
 */
export function createDraw(random: Random, variant: Variant): (method: string) => Fault {
  let drawn = 0;
  let lied = false;
  return (method) => {
    if (drawn >= MAX_FAULTS || (lied && method === "GET" && variant.keys === "ignored")) {
      lied = false;
      return { kind: "none" };
    }
    const fault = method === "POST" ? drawForCreate(random, variant) : drawForRead(random);
    lied = fault.kind === "answer" && fault.reaches && LIMITS.includes(fault.answer);
    if (fault.kind !== "none") drawn += 1;
    return fault;
  };
}

function drawForCreate(random: Random, { keys, shows }: Variant): Fault {
  const reaches = random.next() < 0.5;
  const draws: (() => Fault)[] = [
    () => ({ kind: "drop", reaches }),
    () => ({ kind: "truncate" }),
    () => ({ kind: "garble" }),
    () => ({ kind: "delay", seconds: 40, reaches }),
    () => ({ kind: "delay", seconds: 5, reaches }),
    () => ({ kind: "answer", reaches, answer: random.pick(MUTE) }),
    () => ({ kind: "answer", reaches, answer: random.pick(ERROR_ANSWERS) }),
    () => ({
      kind: "answer",
      reaches: reaches && (keys === "honoured" || shows === "labels"),
      answer: random.pick(LIMITS),
    }),
    () => ({ kind: "outage", seconds: 10 }),
    () => ({ kind: "close" }),
    () => ({ kind: "none" }),
  ];
  if (keys === "honoured") {
    draws.push(
      () => ({ kind: "duplicate" }),
      () => ({ kind: "hold", later: 1 + Math.floor(random.next() * 8) }),
    );
  }
  return random.pick(draws)();
}

/** Draws what happens to a request that only reads: most of the time, nothing. */
function drawForRead(random: Random): Fault {
  if (random.next() < 0.85) return { kind: "none" };
  const draws: (() => Fault)[] = [
    () => ({ kind: "drop", reaches: random.next() < 0.5 }),
    () => ({ kind: "truncate" }),
    () => ({ kind: "garble" }),
    () => ({ kind: "delay", seconds: random.pick([5, 40]), reaches: true }),
    () => ({ kind: "answer", reaches: false, answer: random.pick([...MUTE, ...LIMITS]) }),
    () => ({ kind: "answer", reaches: false, answer: random.pick(ERROR_ANSWERS) }),
    () => ({ kind: "outage", seconds: 10 }),
    () => ({ kind: "close" }),
    () => ({ kind: "duplicate" }),
  ];
  return random.pick(draws)();
}
