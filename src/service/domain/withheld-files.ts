import type { Store } from "../store/store.ts";
import type { ConversationRow } from "./conversations.ts";
import type { WithheldFile } from "./draft.ts";

/** What the excluded files of a conversation would say, by path. */
export function readWithheld({ withheld_json }: Pick<ConversationRow, "withheld_json">): Map<string, WithheldFile> {
  const files: WithheldFile[] = JSON.parse(withheld_json ?? "[]");
  return new Map(files.map((one) => [one.file.path, one]));
}

/** The same as it is stored, of those files only that are excluded. */
export function renderWithheld(
  files: ReadonlyMap<string, WithheldFile>,
  excludedFiles: readonly string[],
): Pick<ConversationRow, "withheld_json"> {
  const kept = excludedFiles.flatMap((path) => files.get(path) ?? []);
  return { withheld_json: kept.length === 0 ? null : JSON.stringify(kept) };
}

/** Keeps what files say before they are excluded on the branch: a call that is made again finds it here, not there. */
export async function keepWithheld(
  { database }: Store,
  conversationId: string,
  files: ReadonlyMap<string, WithheldFile>,
): Promise<void> {
  const withheld_json = JSON.stringify([...files.values()]);
  await database.updateTable("conversations").set({ withheld_json }).where("id", "=", conversationId).execute();
}
