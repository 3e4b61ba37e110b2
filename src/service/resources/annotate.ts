import type { CallContext } from "../procedures.ts";
import { readConversation } from "../records/conversation-record.ts";
import { readLastEntry } from "../records/entry-record.ts";
import { writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { insertTask } from "../store/tasks.ts";

/** Schedules the annotation of a draft (interface, "Conversations", rule 5); `skipped` where there is no draft. */
export async function scheduleAnnotation(
  within: Store,
  { orgId, actor }: CallContext,
  id: string,
): Promise<"scheduled" | "skipped"> {
  await readConversation(within, orgId, id);
  const draft = await readLastEntry(within, id, "draft");
  if (draft === undefined) return "skipped";
  await insertTask(within, actor, { kind: "annotate", subjectId: id, conversationId: id });
  const note = { type: "action-update", summary: "Asked for a draft's annotations" } as const;
  await writeAudit(within, actor, { ...note, config: { conversationId: id } });
  return "scheduled";
}
