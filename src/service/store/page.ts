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

/**
 * Reads one page of what `query` selects, by `seq`, the newest row first. The query brings its own conditions, no order
 * and no limit, and has one table, so that `seq` means one column. A token is good for the same query with the same
 * parameters only, and refused with 400 for any other. Rows that are added meanwhile come before the first page: the
 * previous page of the second is the first as it was, and going back from there yields what came later.
 */
export async function readPage<Tables, Table extends keyof Tables, Row extends PagedRow>(
  { next, pageSize = DEFAULT_PAGE_SIZE }: PageRequest,
  query: SelectQueryBuilder<Tables, Table, Row>,
  tokens: PageTokens = opaqueTokens,
): Promise<Page<Row>> {
  const mark = markOf(query);
  const position = next === undefined ? undefined : parseToken(next, mark, tokens);
  const found = await selectRows(query, position, pageSize + 1).execute();
  const rows = found.slice(0, pageSize);
  if (position?.direction === "newer") rows.reverse();
  const hasMore = found.length > pageSize;
  const [hasOlder, hasNewer] = position?.direction === "newer" ? [true, hasMore] : [hasMore, position !== undefined];
  const newest = rows.at(0)?.seq ?? (position?.bound ?? 0) - 1;
  const oldest = rows.at(-1)?.seq ?? (position?.bound ?? 0) + 1;
  const render = (row: Row | undefined, to: Position) => tokens.render({ ...to, mark }, row?.created_at);
  return {
    rows,
    ...(hasOlder && { nextPageToken: render(rows.at(-1), { direction: "older", bound: oldest }) }),
    ...(hasNewer && { previousPageToken: render(rows.at(0), { direction: "newer", bound: newest }) }),
  };
}

function selectRows<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  position: Position | undefined,
  limit: number,
): SelectQueryBuilder<Tables, Table, Row> {
  const seq = sql.ref<number>("seq");
  if (position === undefined) return query.orderBy(seq, "desc").limit(limit);
  const { direction, bound } = position;
  return direction === "older"
    ? query.where(seq, "<", bound).orderBy(seq, "desc").limit(limit)
    : query.where(seq, ">", bound).orderBy(seq, "asc").limit(limit);
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
  if (parsed === undefined) throw badRequest("next is not a token that a page of a list gave.");
  if (parsed.mark !== mark) throw badRequest("next is a token of another list, or of this one with other filters.");
  return parsed;
}
