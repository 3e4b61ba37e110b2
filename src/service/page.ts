import { badRequest } from "./refusal.ts";

/** A page as it is asked for: the token from the page before, and how many records. */
export type PageRequest = { next?: string | undefined; pageSize?: number | undefined };

const DEFAULT_PAGE_SIZE = 50;

/**
 * Reads one page, the newest record first. `read` gets the `seq` below which rows are meant and how many to read.
 * A token that no page gave is refused with 400.
 */
export async function readPage<Row extends { seq: number }>(
  page: PageRequest,
  read: (below: number, limit: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; nextPageToken?: string }> {
  const size = page.pageSize ?? DEFAULT_PAGE_SIZE;
  const found = await read(page.next === undefined ? Number.MAX_SAFE_INTEGER : decodeToken(page.next), size + 1);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return found.length > size && last !== undefined ? { rows, nextPageToken: encodeToken(last.seq) } : { rows };
}

function encodeToken(seq: number): string {
  return Buffer.from(`below:${seq}`).toString("base64url");
}

function decodeToken(token: string): number {
  const match = /^below:(\d{1,15})$/.exec(Buffer.from(token, "base64url").toString());
  if (match === null) throw badRequest("next is not a token that a page of this list gave.");
  return Number(match[1]);
}
