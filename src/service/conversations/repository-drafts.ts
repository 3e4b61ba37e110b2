import { parseRemote } from "../../git/repository.ts";
import { decodeUri } from "../../shared/text.ts";
import type { ConnectionRow } from "../connections/connections.ts";
import { parseConnectionFields } from "../store/columns.ts";
import { containsText } from "../store/page.ts";
import type { Store } from "../store/store.ts";
import { WITH_PULL_REQUEST } from "./conversations.ts";

export type RepositoryDraft = { id: string; status: string; number: number };

type DraftsOf = Pick<ConnectionRow, "org_id" | "config_json">;

const MAX_DRAFTS = 100;

/** The newest conversations whose open pull request is in the connection's repository, whatever their publication uses now. */
export async function readOpenDrafts(store: Store, row: DraftsOf): Promise<RepositoryDraft[]> {
  const open = await selectDrafts(store, row).where("status", "in", WITH_PULL_REQUEST).limit(MAX_DRAFTS).execute();
  return keepDrafts(row, open);
}

/** The newest conversations, of any status, with that pull request of the connection's repository. */
export async function readDraftsOf(store: Store, row: DraftsOf, number: number): Promise<RepositoryDraft[]> {
  const ending = await selectDrafts(store, row).where("output_url", "like", `%/${number}`).execute();
  return keepDrafts(row, ending)
    .filter((draft) => draft.number === number)
    .slice(0, MAX_DRAFTS);
}

/** With pull requests of similar repositories. */
function selectDrafts({ database }: Store, { org_id, config_json }: DraftsOf) {
  return database
    .selectFrom("conversations")
    .select(["id", "status", "output_url"])
    .where("org_id", "=", org_id)
    .where("output_url", "is not", null)
    .where(containsText(["output_url"], `/${readName(config_json)}/pull`))
    .orderBy("seq", "desc");
}

function keepDrafts(
  { config_json }: DraftsOf,
  rows: readonly { id: string; status: string; output_url: string | null }[],
): RepositoryDraft[] {
  const repository = readName(config_json).toLowerCase();
  return rows.flatMap(({ id, status, output_url }) => {
    const { name, number } = PULL_REQUEST.exec(output_url ?? "")?.groups ?? {};
    const isOfIt = name !== undefined && decodeUri(name).toLowerCase() === repository;
    return isOfIt ? { id, status, number: Number(number) } : [];
  });
}

/** Without the host, as in webhooks: git and the pages of a code host may have different ones. */
const PULL_REQUEST = /^https?:\/\/[^/]+\/(?<name>.+)\/(?:pull|pull-requests|pulls)\/(?<number>\d+)$/;

/** `owner/name`; empty for a folder. */
function readName(config_json: string): string {
  return parseRemote(parseConnectionFields(config_json).repositoryUrl ?? "")?.name ?? "";
}
