import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { SelectionRequest } from "../../contract/selections.ts";
import { api } from "../shell/api.ts";
import type { RequestForm } from "./form.ts";

/** The API needs a text; this one selects nothing. */
const DEFAULT_BODY = "Document these changes.";

type Wanted = Pick<RequestForm, "publication" | "source" | "search" | "body" | "title">;

/** What a preview of the form asks; undefined without a publication. */
export function buildPreviewRequest(
  { publication, source }: Pick<Wanted, "publication" | "source">,
  changes: readonly ChangeSelector[],
  body: string,
): SelectionRequest | undefined {
  if (publication === undefined) return undefined;
  return {
    publication: publication.id,
    ...(source !== undefined && { sourceConnection: source.id }),
    body: body.trim() || DEFAULT_BODY,
    changes: [...changes],
  };
}

export function nameRequest({ publication }: Pick<Wanted, "publication">): string {
  return publication === undefined ? "" : `Update ${publication.name}`;
}

/** Starts the work; the ID of its conversation. */
export async function sendRequest(
  { publication, source, search, body, title }: Wanted,
  changes: readonly ChangeSelector[],
): Promise<string> {
  const id = publication?.id ?? "";
  const asked = { body: body.trim() || DEFAULT_BODY, changes: [...changes] };
  if (source === undefined) {
    const conversation = await api.conversations.create({ ...asked, publication: id, stage: search.opens !== true });
    return conversation.id;
  }
  const job = await api.jobs.create({
    docRequest: {
      ...asked,
      title: title.trim() || nameRequest({ publication }),
      sourceConnection: source.id,
      publications: [id],
    },
  });
  const { conversations } = await api.conversations.list({ jobId: job.id });
  const [conversation] = conversations;
  if (conversation === undefined) throw new Error("The work was started, but you may not see it.");
  return conversation.id;
}
