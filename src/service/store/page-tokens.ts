/** Where a page begins: beyond `bound` (a `seq`, itself not meant) among the older or the newer rows. */
export type Position = { direction: "older" | "newer"; bound: number };

type Marked = Position & { mark: string };

/** How a place in a list is written for callers. `mark` is ten digits that tell the list. */
export type PageTokens = {
  /** `createdAt` is the time of the row that the token goes on from, where it goes on from one. */
  render: (position: Marked, createdAt: string | undefined) => string;
  /** Undefined for what `render` did not make. */
  parse: (token: string) => Marked | undefined;
};

const FIELDS = /^([on])(\d{10})(-?\d{1,15})$/;

function renderFields({ direction, mark, bound }: Marked): string {
  return `${direction === "older" ? "o" : "n"}${mark}${bound}`;
}

function parseFields(text: string): Marked | undefined {
  const [, letter, mark = "", bound] = FIELDS.exec(text) ?? [];
  return letter === undefined
    ? undefined
    : { direction: letter === "o" ? "older" : "newer", mark, bound: Number(bound) };
}

/** Tokens that mean nothing to a caller. */
export const opaqueTokens: PageTokens = {
  render: (position) => Buffer.from(renderFields(position)).toString("base64url"),
  parse: (token) => {
    const fields = Buffer.from(token, "base64url");
    // Decoding passes over what is not of the alphabet.
    return fields.toString("base64url") === token ? parseFields(fields.toString()) : undefined;
  },
};

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}([01])(\d{10})(\d{16})Z$/;
const EPOCH = "1970-01-01T00:00:00.000Z";

/**
 * Tokens that are timestamps (interface, "Audit logs"): the time of a row in RFC 3339, whose further decimals say the
 * direction, the mark and the position, since several rows can have one time.
 */
export const timestampTokens: PageTokens = {
  render: ({ direction, mark, bound }, createdAt = EPOCH) =>
    createdAt.replace(/Z$/, `${direction === "older" ? 0 : 1}${mark}${String(Math.max(bound, 0)).padStart(16, "0")}Z`),
  parse: (token) => {
    const [, digit, mark = "", bound] = TIMESTAMP.exec(token) ?? [];
    return digit === undefined
      ? undefined
      : { direction: digit === "0" ? "older" : "newer", mark, bound: Number(bound) };
  },
};
