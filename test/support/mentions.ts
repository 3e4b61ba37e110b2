import { expect } from "vitest";
import type { ConversationEvent } from "../../src/service/webhooks/delivery.ts";
import { handleConversationEvent } from "../../src/service/webhooks/mentions/mentions.ts";
import { commentsOf, type ShownComment, type ShownConversation } from "./conversations.ts";
import type { FakeGitHubApp } from "./github-app.ts";
import { FakeGitHubHost, HOSTED } from "./github-host.ts";
import type { EmulatedComment, EmulatedReview } from "./github-threads.ts";
import { History, TWO_RELEASES } from "./history.ts";
import { type Call, create, TestOrganization } from "./service.ts";
import type { StoreLocation } from "./stores.ts";
import { WebhookRelay } from "./webhook-relay.ts";

const webhookSecret = "a-webhook-secret-of-a-test";
const ADA = "token-of-ada";
const AT = `/repos/${HOSTED}`;

const FILES = { "src/code.ts": "1\n", "README.md": "# Widget\n", "CHANGELOG.md": "# Changelog\n" };

type Page = { number: number; html_url: string };

/** An organization with a repository on a GitHub, and people who write there: `ada` may push. */
export class MentionFixture implements AsyncDisposable {
  readonly history: History;
  readonly host: FakeGitHubHost;
  readonly organization: TestOrganization;
  readonly call: Call;
  readonly connectionId: string;
  readonly appId: string;
  readonly #opened: AsyncDisposableStack;

  private constructor(
    opened: AsyncDisposableStack,
    given: Pick<MentionFixture, "history" | "host" | "organization" | "call" | "connectionId" | "appId">,
  ) {
    this.#opened = opened;
    this.history = given.history;
    this.host = given.host;
    this.organization = given.organization;
    this.call = given.call;
    this.connectionId = given.connectionId;
    this.appId = given.appId;
  }

  static async open(
    { location }: Pick<StoreLocation, "location">,
    clock?: () => Date,
    app?: FakeGitHubApp,
  ): Promise<MentionFixture> {
    await using opened = new AsyncDisposableStack();
    const history = opened.use(History.of(["feat: answer (#1)", FILES], ...TWO_RELEASES));
    const host = opened.use(await FakeGitHubHost.open(history, app));
    const organization = opened.use(await TestOrganization.open(location, { ...(clock && { clock }) }));
    const call = await organization.addCaller({ role: "owner" });
    const codehostAppConnectionId = await create(call, "connections", {
      name: "app",
      config: {
        codehostApp: {
          ...(app === undefined ? host.app : { ...app.config, baseUrl: host.app.baseUrl }),
          webhookSecret,
        },
      },
    });
    const repository = { repositoryUrl: host.repositoryUrl, codehostAppConnectionId };
    const connectionId = await create(call, "connections", { name: "widget", config: { codehostRepo: repository } });
    await host.api.call("PUT", `${AT}/collaborators/ada`, { permission: "push" });
    const fixture = new MentionFixture(opened.move(), {
      ...{ history, host, organization, call, connectionId, appId: codehostAppConnectionId },
    });
    await fixture.publish("Widget", { [connectionId]: ["newIssues", "issueComments"] });
    return fixture;
  }

  /** What lies between the webhooks of its GitHub and its service. */
  async relay(): Promise<WebhookRelay> {
    const { service } = this.organization;
    const send = (path: string, init: RequestInit) => service.fetch(new Request(`http://service${path}`, init));
    const relay = this.#opened.use(await WebhookRelay.open(this.host.api, send, webhookSecret));
    await this.host.sendWebhooks(relay.url, webhookSecret);
    return relay;
  }

  publish(name: string, inputTriggers: Record<string, string[]>): Promise<string> {
    const written = {
      writeReleaseNotes: true,
      writeChangelogs: true,
      styleGuide: { releaseNotes: { createFile: false } },
    };
    const repositories = { sourceRepos: [this.connectionId], docsRepo: this.connectionId };
    return create(this.call, "publications", { name, config: { ...repositories, ...written, inputTriggers } });
  }

  /** Handles an event as its task does, with the parts of this organization or others; then runs what is queued. */
  async handle(event: ConversationEvent, parts: Partial<TestOrganization["parts"]> = {}): Promise<string> {
    const outcome = await this.report(event, parts);
    await this.organization.service.idle();
    return outcome;
  }

  async report(event: ConversationEvent, parts: Partial<TestOrganization["parts"]> = {}): Promise<string> {
    const { store, orgId } = this.organization;
    const rows = store.database.selectFrom("connections").selectAll().where("id", "=", this.connectionId);
    const actor = { orgId, requestId: "req-of-a-test", userName: null };
    return handleConversationEvent(
      { ...this.organization.parts, ...parts },
      await rows.executeTakeFirstOrThrow(),
      event,
      actor,
    );
  }

  /** Opens an issue as ada. */
  async openIssue(title: string, body: string, labels: string[] = []): Promise<ConversationEvent> {
    const issue = await this.host.api.call<Page & { id: number }>("POST", `${AT}/issues`, { title, body, labels }, ADA);
    return {
      ...this.event(issue, body),
      kind: "issue",
      action: "opened",
      id: String(issue.id),
      url: issue.html_url,
      title,
      labels,
    };
  }

  /** Writes a comment below an issue or pull request as ada. */
  async comment(page: Page, body: string, isPullRequest = false): Promise<ConversationEvent> {
    const path = `${AT}/issues/${page.number}/comments`;
    const { id } = await this.host.api.call<{ id: number }>("POST", path, { body }, ADA);
    const url = `${page.html_url}#issuecomment-${id}`;
    return { ...this.event(page, body), kind: "issueComment", id: String(id), url, isPullRequest };
  }

  /** Writes one comment of a review as ada, on a line or as the answer to another. */
  async reviewLine(pull: Page, body: string, place: { path: string; line: number } | { in_reply_to_id: number }) {
    const comment = await this.host.api.call<EmulatedComment>(
      "POST",
      `${AT}/pulls/${pull.number}/comments`,
      { body, ...place },
      ADA,
    );
    return this.asReviewComment(pull, comment);
  }

  /** Submits a review as ada. Its events: of each comment, then its own. */
  async review(
    pull: Page,
    event: string,
    body: string,
    comments: { path: string; position: number; body: string }[] = [],
  ) {
    const at = `${AT}/pulls/${pull.number}`;
    const review = await this.host.api.call<EmulatedReview>("POST", `${at}/reviews`, { event, body, comments }, ADA);
    const all = await this.host.api.call<EmulatedComment[]>("GET", `${at}/comments?per_page=100`);
    const own = all.filter(({ pull_request_review_id: id }) => id === review.id);
    const url = `${pull.html_url}#pullrequestreview-${review.id}`;
    const state = review.state.toLowerCase();
    const submitted = {
      kind: "review",
      action: "submitted",
      id: String(review.id),
      url,
      state,
      isPullRequest: true,
    } as const;
    return [...own.map((comment) => this.asReviewComment(pull, comment)), { ...this.event(pull, body), ...submitted }];
  }

  private asReviewComment(pull: Page, comment: EmulatedComment): ConversationEvent {
    const { id, body, path, line, position, in_reply_to_id: answered, pull_request_review_id: review } = comment;
    const place = line ?? position;
    return {
      ...this.event(pull, body),
      kind: "reviewComment",
      id: String(id),
      url: `${pull.html_url}#discussion_r${id}`,
      isPullRequest: true,
      ...(path !== null && { path }),
      ...(place !== null && { line: place, side: "RIGHT" }),
      ...(answered ? { inReplyTo: String(answered) } : {}),
      // As GitHub, which has no comment without a review.
      pullRequestReviewId: String(review ?? 1_000_000 + id),
    };
  }

  private event({ number }: Page, body: string) {
    const person = { login: "ada", isBot: false };
    const about = { host: "github", repository: HOSTED, number, isPullRequest: false } as const;
    return { ...about, action: "created", author: person, sender: person, body };
  }

  /** The pull request of a draft on v1.1.0, and its conversation. */
  async draft(): Promise<{ pull: Page; conversation: ShownConversation }> {
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    const id = await create(this.call, "conversations/", { body: "Write.", publication: "Widget", changes });
    await this.organization.service.idle();
    const pull = (await this.host.api.pulls(HOSTED)).at(-1) ?? expect.unreachable();
    return { pull, conversation: await this.read(id) };
  }

  async read(id: string): Promise<ShownConversation> {
    return (await this.call("GET", `conversations/${id}`)).body as unknown as ShownConversation;
  }

  async list(): Promise<(ShownConversation & { originType: string; originURL: string; outputUrl: string })[]> {
    const { body } = await this.call("GET", "conversations");
    return (body.conversations as never[]).toReversed();
  }

  /** The oldest first. */
  async comments(conversationId: string): Promise<(ShownComment & { externalId: string | null })[]> {
    const answer = await this.call("GET", `conversation_comments?conversationId=${conversationId}`);
    return (commentsOf(answer) as (ShownComment & { externalId: string | null })[]).toReversed();
  }

  readTurns() {
    return this.organization.store.database.selectFrom("turns").selectAll().orderBy("seq").execute();
  }

  /** What the service wrote below an issue or pull request, or in threads of its review. */
  async replies(page: Page, kind: "issues" | "pulls" = "issues"): Promise<EmulatedComment[]> {
    const all = await this.host.api.call<EmulatedComment[]>(
      "GET",
      `${AT}/${kind}/${page.number}/comments?per_page=100`,
    );
    return all.filter(({ user }) => user?.login === "octo");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#opened.disposeAsync();
  }
}
