import fc from "fast-check";

/** The placeholder of a known ID, replaced when the request is sent. */
export const knownId = (prefix: string): fc.Arbitrary<string> =>
  fc.nat({ max: 30 }).map((position) => `@${prefix}:${position}`);

const REPEATED = ["a", "%", "\u{1F98A}", "\n", "../", "x y "];

/** Unusual texts: empty, very long, with NUL, half a surrogate pair, other scripts, format characters. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 20 }).map((text) => text.replaceAll("\0", "")) },
  fc.constantFrom("", " ", "a\u0000b", "\ud800", "a\udfff", "\u202egnp", "\ufeff", "null", "true", "0", "-1"),
  fc.constantFrom("%", "%00", "_", "\\", "'; drop table jobs; --", "{subject}", "$(id)", "`id`", "<b>", "\r\nx: y"),
  fc.constantFrom(
    ...["__proto__", "constructor", "toString", "../../etc/passwd", "/", ".git/config", "C:\\x", "-rf", "--help"],
  ),
  fc
    .tuple(fc.constantFrom(...REPEATED), fc.integer({ min: 100, max: 20_000 }))
    .map(([text, times]) => text.repeat(times)),
);

/** Addresses that lead nowhere outside of this machine. */
export const oddAddress: fc.Arbitrary<string> = fc.constantFrom(
  ...["http://127.0.0.1:1/", "http://127.0.0.1:1/%00?a=b#c", "https://127.0.0.1:1", "http://[::1]:1/x.git"],
  ...["http://0x7f.1:1/", "http://user:secret@127.0.0.1:1/", "file:///nowhere/at/all", "file:///dev/null"],
  ...["file://elsewhere/x", "ssh://127.0.0.1:1/x", "git://127.0.0.1:1/x", "ext::sh -c id", "javascript:alert(1)"],
  ...["data:,x", "http:/127.0.0.1:1", "HTTP://127.0.0.1:1/\u{1F98A}"],
);

/** Numbers at limits and beyond. */
export const oddNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 0.5, 200, 201, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 63), 1e308, 5e-324),
  fc.integer(),
);

/** Any JSON, prototypes' names among its keys; sometimes deeply nested. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 3, arbitrary: fc.oneof(oddText, oddNumber, fc.boolean(), fc.constantFrom(null, [], {}, [null])) },
  fc.constant(JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')),
  fc.integer({ min: 50, max: 2000 }).map((depth) => JSON.parse("[".repeat(depth) + "]".repeat(depth))),
  fc.integer({ min: 50, max: 1000 }).map((depth) => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`)),
);
