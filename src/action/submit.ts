import { createHash } from "node:crypto";
import type { Client } from "../client/client.ts";
import { listAll } from "../client/list-all.ts";
import type { Conversation, ConversationRequest } from "../contract/conversations.ts";
import type { DocRequest, Job } from "../contract/jobs.ts";
import type { RunEvent } from "./event.ts";
import type { Inputs } from "./inputs.ts";

/** What the service accepted: a job, or one conversation for each publication. */
export type Submission = { job: Job; conversations: [] } | { job: undefined; conversations: Conversation[] };

/** Sends the request, once, as a job or as conversations (design, section 4, input `request`). */
export async function submit(
  client: Client,
  inputs: Inputs,
  request: DocRequest,
  run: RunEvent["run"],
): Promise<Submission> {
  const asConversation = inputs.request === "conversation" || (inputs.request === "auto" && inputs.stage);
  if (!asConversation) {
    return { job: await client.jobs.create(request, { idempotencyKey: keyOf(run, request) }), conversations: [] };
  }
  const conversations: Conversation[] = [];
  for (const publication of request.publications ?? (await readPublications(client))) {
    const body = buildConversationRequest(request, publication, inputs.stage);
    conversations.push(await client.conversations.create(body, { idempotencyKey: keyOf(run, body) }));
  }
  return { job: undefined, conversations };
}

function buildConversationRequest(request: DocRequest, publication: string, stage: boolean): ConversationRequest {
  return {
    // A conversation has no title and no comments of its own (interface, "Conversations"): its body carries them.
    body: [request.title, request.body, ...(request.comments ?? [])].join("\n\n"),
    publication,
    stage,
    ...(request.changes === undefined ? {} : { changes: request.changes }),
    ...(request.labels === undefined ? {} : { labels: request.labels }),
    ...(request.relevantLinks === undefined ? {} : { relevantLinks: request.relevantLinks }),
  };
}

async function readPublications(client: Client): Promise<string[]> {
  const all = await listAll(async (next) => {
    const page = await client.publications.list(next === undefined ? {} : { next });
    return { records: page.publications, nextPageToken: page.nextPageToken };
  });
  return all.map((publication) => publication.id);
}

/** The same for the same request in the same attempt of a run, and for no other. */
function keyOf(run: RunEvent["run"], request: DocRequest | ConversationRequest): string {
  const origin = run ?? { id: process.pid, attempt: process.hrtime.bigint().toString() };
  return createHash("sha256")
    .update(JSON.stringify([origin.id, origin.attempt, request]))
    .digest("hex")
    .slice(0, 32);
}
