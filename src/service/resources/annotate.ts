import type { CallContext } from "../procedures.ts";
import { readConversation } from "../records/conversation-record.ts";
import { readLastEntry } from "../records/entry-record.ts";
import { conflict } from "../refusal.ts";
import { writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { insertTask } from "../store/tasks.ts";

/** Schedules the annotation of a draft (interface, "Conversations", rule 5). 409 where there is no draft. */
export async function scheduleAnnotation(within: Store, { orgId, actor }: CallContext, id: string): Promise<void> {
  await readConversation(within, orgId, id);
  const draft = await readLastEntry(within, id, "draft");
  if (draft === undefined) throw conflict("This conversation has no draft to annotate yet.");
  await insertTask(within, actor, { kind: "annotate", subjectId: id, conversationId: id });
  const note = { type: "action-update", summary: "Asked for a draft's annotations" } as const;
  await writeAudit(within, actor, { ...note, config: { conversationId: id } });
}
