import { createHash } from "node:crypto";
import { type SelectQueryBuilder, sql } from "kysely";
import { badRequest } from "../refusal.ts";
import { opaqueTokens, type PageTokens, type Position } from "./page-tokens.ts";

/** A page as it is asked for: a token that an earlier page gave, and how many records, 1 to 200. */
export type PageRequest = { next?: string | undefined; pageSize?: number | undefined };

/** Rows, the newest first, with a token for the older ones and for the newer ones, where there are some. */
export type Page<Row> = { rows: Row[]; nextPageToken?: string; previousPageToken?: string };

type PagedRow = { seq: number; created_at: string };

const DEFAULT_PAGE_SIZE = 50;
const NO_TIMESTAMP = "next is no RFC 3339 timestamp: give a page's token, or a time such as 2026-01-05T10:00:00Z.";

/**
 * Reads one page of what `query` selects, the newest row first: by `seq`, or by time where `tokens` say so. The query
 * brings its own conditions, no order and no limit, and has one table, so that `seq` means one column. A token is good
 * for the same query with the same parameters only, and refused with 400 for any other. Rows that are added meanwhile
 * come before the first page: the previous page of the second is the first as it was, and going back from there yields
 * what came later.
 */
export async function readPage<Tables, Table extends keyof Tables, Row extends PagedRow>(
  { next, pageSize = DEFAULT_PAGE_SIZE }: PageRequest,
  query: SelectQueryBuilder<Tables, Table, Row>,
  tokens: PageTokens = opaqueTokens,
): Promise<Page<Row>> {
  const mark = markOf(query);
  const position = next === undefined ? undefined : parseToken(next, mark, tokens);
  const found = await selectRows(query, position, tokens.isByTime)
    .limit(pageSize + 1)
    .execute();
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

/** The rows of `query` beyond a position, or from the newest on, in the order of the list. */
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

/** Tells a list with its filters from every other. */
function markOf(query: { compile(): { sql: string; parameters: readonly unknown[] } }): string {
  const { sql: text, parameters } = query.compile();
  const hash = createHash("sha256")
    .update(JSON.stringify([text, parameters]))
    .digest();
  return String(hash.readUInt32BE()).padStart(10, "0");
}

function parseToken(token: string, mark: string, tokens: PageTokens): Position {
  const parsed = tokens.parse(token);
  if (parsed === undefined)
    throw badRequest(tokens.isByTime ? NO_TIMESTAMP : "next is not a token that a page of a list gave.");
  if (parsed.mark !== undefined && parsed.mark !== mark)
    throw badRequest("next is a token of another list, or of this one with other filters.");
  return parsed;
}
