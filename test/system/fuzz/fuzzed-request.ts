import fc from "fast-check";
import type { Operation, Parameter } from "../conformance/api-document.ts";
import { knownId, oddText } from "./odd-values.ts";
import { arbitraryOf, nearlyOf } from "./schema-arbitrary.ts";

/** A request whose placeholders for known IDs are not yet replaced. */
export type FuzzedRequest = {
  method: string;
  /** Encoded; with a query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array | undefined;
  caller: "admin" | "reader" | "outsider" | "none";
};

const PREFIXES: Readonly<Record<string, string>> = {
  jobs: "job",
  connections: "cnn",
  conversations: "cnv",
  conversation_comments: "cmt",
  conversation_turns: "trn",
  publications: "pub",
  automations: "pub",
  users: "usr",
  instructions: "ins",
  "instruction-links": "inl",
  audit_logs: "adl",
};

/** The kind under which the page tokens of an operation are stored in the known IDs. */
export function tokenKind(operationId: string): string {
  return `token_${operationId.replace(/\W/g, "_")}`;
}

/** Requests of one operation: most are valid, many nearly so, some are arbitrary. */
export function fuzzedRequest(operation: Operation): fc.Arbitrary<FuzzedRequest> {
  return fc.record({
    method: method(operation),
    path: fc.tuple(path(operation), query(operation)).map(([place, search]) => place + search),
    headers: headers(operation),
    body: body(operation),
    caller: fc.oneof({ weight: 20, arbitrary: fc.constant("admin") }, fc.constantFrom("reader", "outsider", "none")),
  });
}

function method({ method: own }: Operation): fc.Arbitrary<string> {
  const others = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"];
  return fc.oneof({ weight: 40, arbitrary: fc.constant(own) }, fc.constantFrom(...others));
}

function path(operation: Operation): fc.Arbitrary<string> {
  const prefix = PREFIXES[operation.path.split("/")[3] ?? ""] ?? "req";
  const encoded = oddText.map((text) => encodeShort(text) || "x");
  const raw = fc.constantFrom(
    ...["%00", "%ff", "%E0%A4%A", "%", "..", ".", "%2e%2e", "%2F", "a%2Fb", "a;b", "@", "a+b", "[x]"],
  );
  const id = fc.oneof({ weight: 12, arbitrary: knownId(prefix) }, encoded, raw);
  const place = id.map((given) => operation.path.replace("{id}", given));
  const odd = fc.constantFrom("/", "//", "/.", "/x", "?", "#x");
  return fc.oneof(
    { weight: 20, arbitrary: place },
    fc.tuple(place, odd).map(([start, end]) => start + end),
  );
}

function query({ operationId, parameters }: Operation): fc.Arbitrary<string> {
  const own = parameters.filter((one) => one.in === "query" && one.name !== "next");
  const pairs = own.map((one) => atTimes(pair(one), [], 3));
  const token = knownId(tokenKind(operationId)).map((place) => [`next=${place}`]);
  const isList = parameters.some(({ name }) => name === "next");
  const page = isList ? atTimes(token, [], 2) : fc.constant([]);
  const odd = fc.constantFrom(
    "a=b",
    "pageSize=1&pageSize=2",
    "ids[]=x",
    "ids[0]=x&ids[0]=y",
    "a[b][c]=d",
    "__proto__[x]=y",
  );
  const broken = fc.constantFrom(
    ...["%", "=%ff", "next=%00", "staged", "&&&", "pageSize=", "id=x", "pageSize[0]=1", "next[]=1"],
  );
  const more = atTimes(fc.oneof(odd, broken), undefined, 12);
  return fc.tuple(fc.tuple(page, ...pairs), more).map(([given, other]) => {
    const search = [...given.flat(), ...(other === undefined ? [] : [other])].join("&");
    return search === "" ? "" : `?${search}`;
  });
}

function pair({ name, schema }: Parameter): fc.Arbitrary<string[]> {
  const valid = arbitraryOf(schema, name);
  const given = fc.oneof({ weight: 15, arbitrary: valid.map(String) }, oddText);
  // Placeholders of IDs are replaced later, so they must not be encoded.
  const one = given.map((value) => `${name}=${/^@\w+:\d+$/.test(value) ? value : encodeShort(value)}`);
  const twice = fc.tuple(one, one);
  return fc.oneof({ weight: 15, arbitrary: one.map((only) => [only]) }, twice);
}

/** Node refuses long request lines before the service sees them. */
function encodeShort(text: string): string {
  return encodeURIComponent(text.slice(0, LONGEST_IN_ADDRESS).toWellFormed());
}

const LONGEST_IN_ADDRESS = 100;

const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
];

function headers({ body: schema }: Operation): fc.Arbitrary<Record<string, string>> {
  const json = fc.constantFrom("application/json", "application/json; charset=utf-8", "APPLICATION/JSON");
  const other = fc.constantFrom(...TYPES, "application/octet-stream", "json", ";", "application/merge-patch+json");
  const type = fc.oneof({ weight: 15, arbitrary: json }, other).map((value) => ({ "content-type": value }));
  const own = fc.stringMatching(/^[\x21-\x7e\xa1-\xff]{1,300}$/);
  const key = fc.oneof({ weight: 4, arbitrary: own }, fc.constantFrom("one", "two", "three"));
  const keys = atTimes(
    key.map((value) => ({ "idempotency-key": value })),
    {},
    5,
  );
  const empty: fc.Arbitrary<object> = fc.constant({});
  return fc.tuple(schema === undefined ? empty : type, keys).map(([one, two]) => ({ ...one, ...two }));
}

function body({ body: schema, method: own }: Operation): fc.Arbitrary<FuzzedRequest["body"]> {
  const none = fc.constant(undefined);
  if (schema === undefined) return own === "GET" ? none : fc.oneof({ weight: 5, arbitrary: none }, brokenBody);
  const json = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value));
  const valid = json(arbitraryOf(schema, ""));
  return fc.oneof(
    { weight: 12, arbitrary: valid },
    { weight: 8, arbitrary: json(nearlyOf(schema, "")) },
    { weight: 1, arbitrary: fc.tuple(valid, fc.nat()).map(([text = "", at]) => text.slice(0, at % (text.length + 1))) },
    { weight: 1, arbitrary: brokenBody },
    none,
  );
}

/** `usual`, with a weight of `times`, or else `other`. */
function atTimes<Value, Usual>(other: fc.Arbitrary<Value>, usual: Usual, times: number): fc.Arbitrary<Value | Usual> {
  return fc.oneof({ weight: times, arbitrary: fc.constant(usual) }, other);
}

const brokenBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.constantFrom(
    ...["", "{", "null", "[]", '"text"', "0", '{"a":1,"a":2}', "{} {}", "\ufeff{}", '{"title":1e999}', "NaN"],
    "\u0000",
  ),
  fc.constantFrom(`${"[".repeat(100_000)}`, `{"body":"${"x".repeat(300_000)}"}`, `"${"x".repeat(1_200_000)}"`),
  fc.constantFrom("a=b&c[d]=e", '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\ny\r\n--x--', "--x", "%"),
  fc.uint8Array({ maxLength: 50 }),
);
