import { parseTimestamp } from "./parse-timestamp.ts";

/**
 * Where a page begins among the older or the newer rows: beyond the row of this `seq`, itself not meant; of a list that
 * goes by time, beyond the row of this time and `seq`.
 */
export type Position = { direction: "older" | "newer"; bound: number; time?: string | undefined };

/** A position with the list that it belongs to: ten digits; undefined where it is good for any. */
type Marked = Position & { mark: string | undefined };

/** How a place in a list is written for callers. */
export type PageTokens = {
  /** Whether rows go by `created_at` and then by `seq`, not by `seq` alone; positions then have a `time`. */
  isByTime: boolean;
  render: (position: Position & { mark: string }) => string;
  /** Undefined for what is no token. */
  parse: (token: string) => Marked | undefined;
};

const FIELDS = /^([on])(\d{10})(-?\d{1,15})$/;

function parseFields(text: string): Marked | undefined {
  const [, letter, mark = "", bound] = FIELDS.exec(text) ?? [];
  return letter === undefined
    ? undefined
    : { direction: letter === "o" ? "older" : "newer", mark, bound: Number(bound) };
}

/** Tokens that mean nothing to a caller. */
export const opaqueTokens: PageTokens = {
  isByTime: false,
  render: ({ direction, mark, bound }) =>
    Buffer.from(`${direction === "older" ? "o" : "n"}${mark}${bound}`).toString("base64url"),
  parse: (token) => {
    const fields = Buffer.from(token, "base64url");
    // Decoding passes over what is not of the alphabet.
    return fields.toString("base64url") === token ? parseFields(fields.toString()) : undefined;
  },
};

const OWN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})([01])(\d{10})(\d{16})Z$/;
const EPOCH = "1970-01-01T00:00:00.000Z";

/**
 * Tokens that are timestamps (interface, "Audit logs"): the time of a row in RFC 3339, whose further decimals say the
 * direction, the list and the `seq`, since several rows can have one time. Any other timestamp means the rows that were
 * created before it.
 */
export const timestampTokens: PageTokens = {
  isByTime: true,
  render: ({ direction, mark, bound, time = EPOCH }) =>
    time.replace(/Z$/, `${direction === "older" ? 0 : 1}${mark}${String(Math.max(bound, 0)).padStart(16, "0")}Z`),
  parse: (token) => {
    const [, seconds = "", digit, mark, bound] = OWN.exec(token) ?? [];
    // No row has the seq 0, so that none of this time comes before it.
    if (digit === undefined) return before(parseTimestamp(token));
    const time = parseTimestamp(`${seconds}Z`);
    return time === undefined
      ? undefined
      : { direction: digit === "0" ? "older" : "newer", mark, bound: Number(bound), time };
  },
};

function before(time: string | undefined): Marked | undefined {
  return time === undefined ? undefined : { direction: "older", mark: undefined, bound: 0, time };
}
