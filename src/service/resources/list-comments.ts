import type { ExpressionBuilder } from "kysely";
import type { CallContext } from "../procedures.ts";
import { asComments } from "../records/comment-record.ts";
import { readConversation } from "../records/conversation-record.ts";
import { type PageRequest, readPage } from "../store/page.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";

type Filter = PageRequest & {
  ids?: string[] | undefined;
  conversationId?: string | undefined;
  connectionId?: string | undefined;
  workRequested?: boolean | undefined;
  source?: string | undefined;
  externalId?: string | undefined;
  filePath?: string | undefined;
};

const FILTER_COLUMNS = {
  conversationId: "conversation_id",
  source: "source",
  externalId: "external_id",
  filePath: "file_path",
} as const;

/** One page of comments, the newest first (interface, "Conversations", rule 9). */
export async function listComments(store: Store, context: CallContext, filter: Filter) {
  if (filter.conversationId !== undefined) await checkReading(store, context, filter.conversationId);
  const { rows, ...tokens } = await readPage(filter, selectComments(store, context, filter));
  return { comments: await asComments(store, rows), ...tokens };
}

/** 403 without read access to the conversation or to its publication, 404 where there is no such conversation. */
async function checkReading(store: Store, { orgId, access }: CallContext, conversationId: string): Promise<void> {
  access.check("conversation:get", conversationId);
  const { publication_id: publicationId } = await readConversation(store, orgId, conversationId);
  if (publicationId !== null) access.check("publication:get", publicationId);
}

function selectComments({ database }: Store, { orgId, access }: CallContext, filter: Filter) {
  let query = database.selectFrom("comments").selectAll().where("org_id", "=", orgId);
  const permitted = access.narrow("comment");
  if (permitted !== undefined) query = query.where("id", "in", permitted);
  if (filter.ids !== undefined) query = query.where("id", "in", filter.ids);
  for (const [name, column] of Object.entries(FILTER_COLUMNS)) {
    const value = filter[name as keyof typeof FILTER_COLUMNS];
    if (value !== undefined) query = query.where(column, "=", value);
  }
  if (filter.connectionId !== undefined) query = query.where(isAbout(filter.connectionId));
  if (filter.workRequested !== undefined) query = query.where("work_requested", "=", Number(filter.workRequested));
  return query;
}

/** Whether a comment's conversation is about a connection: about it alone, or about all sources of its publication. */
function isAbout(connectionId: string) {
  return ({ or, eb, selectFrom }: ExpressionBuilder<Tables, "comments">) => {
    const publications = selectFrom("publication_connections")
      .select("publication_id")
      .where("connection_id", "=", connectionId)
      .where("role", "=", "source");
    const conversations = selectFrom("conversations")
      .select("id")
      .where("connection_id", "is", null)
      .where("publication_id", "in", publications);
    return or([eb("connection_id", "=", connectionId), eb("conversation_id", "in", conversations)]);
  };
}
