import type { DocRequest } from "../contract/jobs.ts";
import { type ConversationRow, insertConversation } from "./conversation-record.ts";
import type { Store } from "./store/store.ts";
import { performTurn } from "./turn.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Takes a job through `running` to `done` or `errored`: one conversation a publication, one turn each
 * (interface, "States and transitions"). A turn that fails does not keep the others from being written.
 */
export async function performJob(parts: { store: Store; workspace: Workspace }, jobId: string): Promise<void> {
  const { store } = parts;
  const job = await store.database.selectFrom("jobs").selectAll().where("id", "=", jobId).executeTakeFirstOrThrow();
  const request: DocRequest = JSON.parse(job.request_json);
  const publicationIds: string[] = JSON.parse(job.publication_ids_json);
  await setState(store, jobId, "running");
  let failed = false;
  for (const publicationId of publicationIds) {
    const conversation =
      (await findConversation(store, jobId, publicationId)) ??
      (await insertConversation(store, job, publicationId, { originType: "job", staged: false }));
    failed = !(await performTurn(parts, conversation, request)) || failed;
  }
  await setState(store, jobId, failed ? "errored" : "done");
}

/** Moves a job to a state. */
export async function setState(store: Store, jobId: string, state: "running" | "done" | "errored"): Promise<void> {
  await store.database.updateTable("jobs").set({ state, updated_at: store.now() }).where("id", "=", jobId).execute();
}

async function findConversation(
  store: Store,
  jobId: string,
  publicationId: string,
): Promise<ConversationRow | undefined> {
  return store.database
    .selectFrom("conversations")
    .selectAll()
    .where("job_id", "=", jobId)
    .where("publication_id", "=", publicationId)
    .executeTakeFirst();
}
