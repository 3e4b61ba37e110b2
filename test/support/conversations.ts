import { afterEach, beforeEach, expect } from "vitest";
import { History, TWO_RELEASES } from "./history.ts";
import { resume } from "./rows.ts";
import { type Answer, type Call, create, TestOrganization } from "./service.ts";
import type { StoreLocation } from "./stores.ts";

/** A comment as tests read it. */
export type ShownComment = {
  id: string;
  message: string;
  workRequested: boolean;
  source: string;
  authorId: string | null;
  anchor: Record<string, unknown> | null;
  batchItemIds: string[];
  batchedIntoIds: string[];
  replyIds: string[];
};
type ShownEntry = { kind: string; status: string; message: string; turnId: string; details: Record<string, unknown> };
export type ShownConversation = {
  id: string;
  status: string;
  staged: boolean;
  branch: string;
  summary: string;
  excludedFiles: string[];
  entries: ShownEntry[];
};

// The defaults of a repository without a configuration.
const UNCONFIGURED = {
  writeReleaseNotes: true,
  writeChangelogs: true,
  styleGuide: { releaseNotes: { createFile: false } },
};

/** An organization with one repository, a publication on it, and a maintainer who calls. */
export class ConversationFixture implements AsyncDisposable {
  readonly history: History;
  readonly organization: TestOrganization;
  readonly call: Call;
  readonly connectionId: string;
  readonly publicationId: string;

  private constructor(
    given: Pick<ConversationFixture, "history" | "organization" | "call" | "connectionId" | "publicationId">,
  ) {
    this.history = given.history;
    this.organization = given.organization;
    this.call = given.call;
    this.connectionId = given.connectionId;
    this.publicationId = given.publicationId;
  }

  static async open(
    { location }: Pick<StoreLocation, "location">,
    config: Record<string, unknown> = {},
    clock?: () => Date,
    parts: Parameters<typeof TestOrganization.open>[1] = {},
  ): Promise<ConversationFixture> {
    const history = History.of(
      ["feat: answer (#1)", { "src/code.ts": "1\n", "README.md": "# Widget\n" }],
      ...TWO_RELEASES,
    );
    const organization = await TestOrganization.open(location, { ...parts, ...(clock && { clock }) });
    const call = await organization.addCaller({ role: "owner" });
    const repository = { repositoryUrl: `file://${history.directory}` };
    const connected = { name: "widget", config: { codehostRepo: repository }, paused: true };
    const connectionId = await create(call, "connections", connected);
    const publicationId = await create(call, "publications", {
      name: "Widget",
      config: { sourceRepos: [connectionId], docsRepo: connectionId, ...UNCONFIGURED, ...config },
    });
    await resume(organization.store, organization.orgId);
    return new ConversationFixture({ history, organization, call, connectionId, publicationId });
  }

  /** Opens one before each test of a suite, on a location of its own, and closes both after it. */
  static forEachTest(
    createLocation: () => Promise<StoreLocation>,
    onOpen: (fixture: ConversationFixture) => void,
  ): void {
    const opened = new Set<AsyncDisposable>();
    beforeEach(async () => {
      const location = await createLocation();
      const fixture = await ConversationFixture.open(location);
      for (const one of [fixture, location]) opened.add(one);
      onOpen(fixture);
    });
    afterEach(async () => {
      for (const one of opened) await one[Symbol.asyncDispose]();
      opened.clear();
    });
  }

  /** Creates a conversation on v1.1.0 and runs its turn. */
  async converse(request: Record<string, unknown> = {}): Promise<ShownConversation> {
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    const id = await create(this.call, "conversations/", {
      body: "Write.",
      publication: "Widget",
      changes,
      ...request,
    });
    await this.organization.service.idle();
    return this.read(id);
  }

  async read(id: string): Promise<ShownConversation> {
    const { body } = await this.call("GET", `conversations/${id}`);
    return body as unknown as ShownConversation;
  }

  /** Adds a comment and runs the work that it requests. */
  async comment(conversationId: string, request: Record<string, unknown>): Promise<ShownComment> {
    const id = await create(this.call, `conversations/${conversationId}/comments`, request);
    await this.organization.service.idle();
    return this.readComment(id);
  }

  async readComment(id: string): Promise<ShownComment> {
    const [comment] = commentsOf(await this.call("GET", `conversation_comments?ids=${id}`));
    return comment ?? expect.unreachable();
  }

  /** What the service answered to a comment. */
  async readReply({ replyIds }: ShownComment): Promise<ShownComment> {
    return this.readComment(replyIds.at(-1) ?? "none");
  }

  async readTurns() {
    return this.organization.store.database.selectFrom("turns").selectAll().orderBy("seq").execute();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.organization[Symbol.asyncDispose]();
    this.history[Symbol.dispose]();
  }
}

export function commentsOf({ body }: Answer): ShownComment[] {
  return (body as unknown as { comments: ShownComment[] }).comments;
}

/** The last message of a kind. */
export function lastOf({ entries }: ShownConversation, kind: string): string | undefined {
  return entries.findLast((entry) => entry.kind === kind)?.message;
}
