import { createHash } from "node:crypto";
import type { ConversationRequest } from "../../contract/conversations.ts";
import type { DocRequest } from "../../contract/jobs.ts";
import type { RunEvent } from "../event.ts";

/** A request as it is sent, with the labels by which a run knows it again; none outside Actions. */
export type MarkedRequest = { request: DocRequest; marks: readonly string[] };

/**
 * Adds the run's marks to the labels: `run:<owner/repo>/<run id>`, the same in every attempt, and
 * `request:<12 hex digits>`, since the jobs of a matrix share a run and often a title.
 */
export function markRequest(request: DocRequest, { run, repository = "" }: RunEvent): MarkedRequest {
  if (run === undefined) return { request, marks: [] };
  const marks = [`run:${repository}/${run.id}`, `request:${digest(request).slice(0, 12)}`];
  return { request: { ...request, labels: [...new Set([...(request.labels ?? []), ...marks])] }, marks };
}

/** The `Idempotency-Key`: the same for the same request in the same attempt of a run, and for no other. */
export function keyOf(request: DocRequest | ConversationRequest, { run, repository }: RunEvent): string {
  const origin = run ?? { id: process.pid, attempt: process.hrtime.bigint().toString() };
  return digest([repository, origin.id, origin.attempt, request]).slice(0, 32);
}

function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
