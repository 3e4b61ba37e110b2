import type { FileEdit } from "../../hosts/code-host.ts";
import type { Store } from "../store/store.ts";
import type { ConversationRow } from "./conversations.ts";
import type { DraftedFile } from "./files.ts";

export type WithheldFile = { content: string; file: DraftedFile };

type Withheld = ReadonlyMap<string, WithheldFile>;

export function readWithheld({ withheld_json }: Pick<ConversationRow, "withheld_json">): Map<string, WithheldFile> {
  const files: WithheldFile[] = JSON.parse(withheld_json ?? "[]");
  return new Map(files.map((one) => [one.file.path, one]));
}

export function renderWithheld(
  files: Withheld,
  excludedFiles: readonly string[],
): Pick<ConversationRow, "withheld_json"> {
  const kept = excludedFiles.flatMap((path) => files.get(path) ?? []);
  return { withheld_json: kept.length === 0 ? null : JSON.stringify(kept) };
}

/** Stores contents before the files are excluded on the branch, where a repeated call would not find them. */
export async function storeWithheld({ database }: Store, conversationId: string, files: Withheld): Promise<void> {
  const withheld_json = JSON.stringify([...files.values()]);
  await database.updateTable("conversations").set({ withheld_json }).where("id", "=", conversationId).execute();
}

export function selectExcluded(
  { excludedFiles = [], withheld }: { excludedFiles?: readonly string[] | undefined; withheld?: Withheld | undefined },
  asked: { excludedFiles: readonly string[]; restoredFiles: readonly string[] } | undefined,
): { excludedFiles: string[]; restoredFiles: FileEdit[] } {
  const all = [...new Set([...excludedFiles, ...(asked?.excludedFiles ?? [])])];
  const restored = asked?.restoredFiles ?? [];
  const known = restored.flatMap((path) => withheld?.get(path) ?? []);
  return {
    excludedFiles: all.filter((path) => !restored.includes(path)),
    restoredFiles: known.map(({ content, file: { path } }) => ({ path, content })),
  };
}
