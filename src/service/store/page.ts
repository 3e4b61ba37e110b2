import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { badField } from "../../contract/refusals.ts";
import { SUMMARY } from "./indexed.ts";

type PageRequest = { next?: string | undefined; pageSize?: number | undefined };

export type Page<Row> = { rows: Row[]; nextPageToken?: string; previousPageToken?: string };

type PagedRow = { seq: number; created_at: string };

const DEFAULT_PAGE_SIZE = 50;
/** Of the rows of a page and what is shown with them, as stored. A single row can have more. */
const MAX_PAGE_BYTES = 2 ** 20;
const NO_TIMESTAMP = "is not an RFC 3339 timestamp: give a page's token, or a time such as 2026-01-05T10:00:00Z.";

type PageOptions<Query> = {
  tokens?: PageTokens;
  /** See {@link filterBySummary}. */
  scan?: Scan<Query> | undefined;
  /** The bytes of a row and what is shown with it, for tables with long texts; see `bytesOf`. */
  bytes?: RawBuilder<number>;
};

/**
 * Rows added meanwhile come before the first page. A page ends early where the next row exceeds its maximum of bytes.
 * `query` has conditions and one table, but no order and no limit.
 */
export async function readPage<Tables, Table extends keyof Tables, Row extends PagedRow>(
  { next, pageSize: wanted = DEFAULT_PAGE_SIZE }: PageRequest,
  query: SelectQueryBuilder<Tables, Table, Row>,
  { tokens = opaqueTokens, bytes, scan }: PageOptions<SelectQueryBuilder<Tables, Table, Row>> = {},
): Promise<Page<Row>> {
  const mark = markOf(scan === undefined ? query : query.where(scan.condition));
  const position = next === undefined ? undefined : parseToken(next, mark, tokens);
  const { isByTime } = tokens;
  let ordered = selectRows(query, position, isByTime);
  if (scan !== undefined) {
    const found = await findMatches(query, scan, { position, isByTime, limit: wanted + 1 });
    // No row has seq 0, and PostgreSQL takes no empty list.
    ordered = ordered.where(sql.ref("seq"), "in", found.length === 0 ? [0] : found);
  }
  const sizes = bytes && ordered.limit(wanted).clearSelect().select(bytes.as("bytes")).$castTo<{ bytes: number }>();
  const pageSize = sizes ? countFitting(await sizes.execute(), MAX_PAGE_BYTES) : wanted;
  const found = await ordered.limit(pageSize + 1).execute();
  const rows = found.slice(0, pageSize);
  if (position?.direction === "newer") rows.reverse();
  const hasMore = found.length > pageSize;
  const [hasOlder, hasNewer] = position?.direction === "newer" ? [true, hasMore] : [hasMore, position !== undefined];
  const render = (direction: Position["direction"], row: Row | undefined, beside: number) => {
    const bound = row?.seq ?? (position?.bound ?? 0) + beside;
    return tokens.render({ direction, mark, bound, time: row?.created_at ?? position?.time });
  };
  return {
    rows,
    ...(hasOlder && { nextPageToken: render("older", rows.at(-1), 1) }),
    ...(hasNewer && { previousPageToken: render("newer", rows.at(0), -1) }),
  };
}

/** How many of the first rows have at most `maxBytes` together; at least one. */
export function countFitting(rows: readonly { bytes: number }[], maxBytes: number): number {
  let total = 0;
  const excess = rows.findIndex(({ bytes }) => {
    total += bytes;
    return total > maxBytes;
  });
  return Math.max(1, excess === -1 ? rows.length : excess);
}

/** The bytes of texts in UTF-8, which neither database has to read for it. */
export function bytesOf(...columns: readonly string[]): RawBuilder<number> {
  const lengths = columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`);
  return sql<number>`(${sql.join(lengths, sql` + `)})`;
}

export function selectRows<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  position: Position | undefined,
  isByTime: boolean,
): SelectQueryBuilder<Tables, Table, Row> {
  const [seq, time] = [sql.ref<number>("seq"), sql.ref<string>("created_at")];
  const order = position?.direction === "newer" ? "asc" : "desc";
  const ordered = isByTime ? query.orderBy(time, order).orderBy(seq, order) : query.orderBy(seq, order);
  if (position === undefined) return ordered;
  const beyond = sql.raw(order === "asc" ? ">" : "<");
  return isByTime
    ? ordered.where(sql<boolean>`(${time}, ${seq}) ${beyond} (${position.time}, ${position.bound})`)
    : ordered.where(sql<boolean>`${seq} ${beyond} ${position.bound}`);
}

/** A condition that no index serves, and all rows of its organization. */
type Scan<Query> = { condition: RawBuilder<boolean>; all: Query };

/** Rows of the organization that a condition is checked on at a time, which takes SQLite some 10 ms: other calls wait. */
const SCANNED_ROWS = 10_000;
const PLACE = [sql.ref<number>("seq").as("seq"), sql.ref<string>("created_at").as("created_at")];

/** The `seq` of the first rows that match, in the order of the page. */
async function findMatches<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { condition, all }: Scan<SelectQueryBuilder<Tables, Table, Row>>,
  { position, isByTime, limit }: { position: Position | undefined; isByTime: boolean; limit: number },
): Promise<number[]> {
  const { direction = "older" } = position ?? {};
  const found: number[] = [];
  let from = position;
  do {
    const left = selectRows(all, from, isByTime).clearSelect().select(PLACE).$castTo<PagedRow>();
    // The last row of those to check; none where fewer are left.
    const edge = await left
      .offset(SCANNED_ROWS - 1)
      .limit(1)
      .executeTakeFirst();
    const end: Position | undefined = edge && { direction, bound: edge.seq, time: edge.created_at };
    const rows = await selectMatches(query.where(condition), { from, end }, isByTime)
      .limit(limit - found.length)
      .execute();
    found.push(...rows.map(({ seq }) => seq));
    from = end;
    await setImmediate();
  } while (from !== undefined && found.length < limit);
  return found;
}

/** From beyond one row to the other, which is included. */
export function selectMatches<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { from, end }: { from: Position | undefined; end: Position | undefined },
  isByTime: boolean,
) {
  const rows = selectRows(query, from, isByTime).clearSelect().select(sql.ref<number>("seq").as("seq"));
  const numbers = rows.$castTo<{ seq: number }>();
  if (end === undefined) return numbers;
  const within = sql.raw(end.direction === "older" ? ">=" : "<=");
  return isByTime
    ? numbers.where(sql<boolean>`(created_at, seq) ${within} (${end.time}, ${end.bound})`)
    : numbers.where(sql<boolean>`seq ${within} ${end.bound}`);
}

/**
 * Adds a filter by summary. A pattern with `%` is no condition of the query but a scan for {@link readPage}: of a million
 * rows it takes seconds, in which the service answers other calls. `all` are the organization's rows; such a pattern also
 * finds what is in the columns `others`.
 */
export function filterBySummary<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  all: SelectQueryBuilder<Tables, Table, Row>,
  pattern: string | undefined,
  others?: readonly string[],
) {
  if (pattern === undefined) return { query };
  const condition = matchesSummary(pattern, others);
  return pattern.includes("%") ? { query, scan: { condition, all } } : { query: query.where(condition) };
}

/** The allowed values of columns; undefined allows all. */
type Filters<Columns> = { [Name in keyof Columns]?: Columns[Name] | readonly Columns[Name][] | boolean | undefined };

export function filterBy<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  filters: Filters<Tables[Table]>,
): SelectQueryBuilder<Tables, Table, Row> {
  let filtered = query;
  for (const [column, value] of Object.entries<unknown>(filters)) {
    if (value === undefined) continue;
    const wanted = typeof value === "boolean" ? Number(value) : value;
    filtered = filtered.where(sql.ref(column), Array.isArray(value) ? "in" : "=", wanted);
  }
  return filtered;
}

function markOf(query: { compile(): { sql: string; parameters: readonly unknown[] } }): string {
  const { sql: text, parameters } = query.compile();
  const digest = hash("sha256", JSON.stringify([text, parameters]), "buffer");
  return String(digest.readUInt32BE()).padStart(10, "0");
}

function parseToken(token: string, mark: string, tokens: PageTokens): Position {
  const parsed = tokens.parse(token);
  if (parsed === undefined) throw badField("next", tokens.isByTime ? NO_TIMESTAMP : "is not a page token.");
  if (parsed.mark !== undefined && parsed.mark !== mark)
    throw badField("next", "is a page token of another list or of other filters.");
  return parsed;
}

/** A page begins beyond the row of this `seq`, or of this time and `seq` if the list is ordered by time. */
type Position = {
  direction: "older" | "newer";
  bound: number;
  time?: string | undefined;
  /** Identifies the list with its filters; undefined in tokens that fit every list. */
  mark?: string | undefined;
};

type PageTokens = {
  /** Whether rows are ordered by `created_at`, then `seq`. */
  isByTime: boolean;
  render: (position: Position) => string;
  parse: (token: string) => Position | undefined;
};

const FIELDS = /^([on])(\d{10})(-?\d{1,15})$/;

const opaqueTokens: PageTokens = {
  isByTime: false,
  render: ({ direction, mark, bound }) =>
    Buffer.from(`${direction === "older" ? "o" : "n"}${mark}${bound}`).toString("base64url"),
  parse: (token) => {
    const fields = Buffer.from(token, "base64url");
    const [, letter, mark, bound] = FIELDS.exec(fields.toString()) ?? [];
    // Decoding skips invalid characters.
    if (letter === undefined || fields.toString("base64url") !== token) return undefined;
    return { direction: letter === "o" ? "older" : "newer", mark, bound: Number(bound) };
  },
};

const OWN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})([01])(\d{10})(\d{16})Z$/;
const EPOCH = "1970-01-01T00:00:00.000Z";

/** Rows can share a time, so the decimals after the milliseconds contain direction, mark and `seq`. */
export const timestampTokens: PageTokens = {
  isByTime: true,
  render: ({ direction, mark, bound, time = EPOCH }) =>
    time.replace(/Z$/, `${direction === "older" ? 0 : 1}${mark}${String(Math.max(bound, 0)).padStart(16, "0")}Z`),
  parse: (token) => {
    // Of any other timestamp, the page begins before all rows of that time: no row has seq 0.
    const [, seconds, digit, mark, bound = 0] = OWN.exec(token) ?? [];
    const time = parseTimestamp(seconds === undefined ? token : `${seconds}Z`);
    if (time === undefined) return undefined;
    return { direction: digit === "1" ? "newer" : "older", mark, bound: Number(bound), time };
  },
};

/** `%` is the only wildcard; only ASCII letters fold, as in both databases. A pattern without `%` uses the index. */
export function matchesSummary(pattern: string, others: readonly string[] = []): RawBuilder<boolean> {
  const folded = foldCase(pattern);
  if (!folded.includes("%")) {
    const start = [...folded].slice(0, 200).join("");
    return sql<boolean>`(${sql.raw(SUMMARY)} = ${start} and lower(summary) = ${folded})`;
  }
  const wanted = folded.replaceAll(/[\\_]/g, "\\$&");
  const conditions = ["summary", ...others].map((column) => sql`lower(${sql.ref(column)}) like ${wanted} escape '\\'`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** Whether a column contains `text`, in which `%` is no wildcard. */
export function containsText(columns: readonly string[], text: string): RawBuilder<boolean> {
  const pattern = `%${foldCase(text).replaceAll(/[\\_%]/g, "\\$&")}%`;
  const conditions = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

export function foldCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

// A form that is not encoded turns the + of an offset into a space.
const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):(\d\d)(?:\.(\d+))?(Z|[+ -]\d\d:\d\d)$/i;
const MINUTE = 60_000;
const EARLIEST = Date.parse("0000-01-01T00:00:00.000Z");
const LATEST = Date.parse("9999-12-31T23:59:59.999Z");

/** The time rounded up to a millisecond; undefined for invalid dates such as February 30. */
function parseTimestamp(text: string): string | undefined {
  const [, local = "", second, fraction = "", zone = ""] = RFC_3339.exec(text) ?? [];
  // Date takes February 30 as a day in March, and 24:00 as the next day.
  const isDate = new Date(`${local}Z`).toJSON()?.startsWith(local.toUpperCase());
  const minutes = Date.parse(`${local}${zone.replace(" ", "+")}`);
  if (!isDate || Number.isNaN(minutes)) return undefined;
  // Leap seconds are at the end of a UTC day only.
  const isLastMinute = (minutes + MINUTE) % (24 * 60 * MINUTE) === 0;
  if (Number(second) > (isLastMinute ? 60 : 59)) return undefined;
  const milliseconds = Number(fraction.padEnd(3, "0").slice(0, 3)) + (/[1-9]/.test(fraction.slice(3)) ? 1 : 0);
  const time = minutes + Number(second) * 1000 + milliseconds;
  return new Date(Math.min(Math.max(time, EARLIEST), LATEST)).toISOString();
}
