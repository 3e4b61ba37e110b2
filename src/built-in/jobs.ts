import type { Conversation, Entry } from "../contract/resources/conversations.ts";
import type { Job } from "../contract/resources/jobs.ts";
import {
  type AddEntry,
  addNotices,
  buildConversation,
  type ConversationRow,
  type DraftedPublication,
  type DraftOrder,
  type ResolvedRequest,
  selectModel,
  showConversation,
} from "../drafting/conversation.ts";
import {
  buildFailure,
  buildOrder,
  MAX_ATTEMPTS,
  runTurn,
  type TurnOutcome,
  type TurnParts,
} from "../drafting/pipeline.ts";
import type { Checkout } from "../drafting/repositories/checkout.ts";
import { type ConnectedRepository, openWorkspace } from "../drafting/repositories/repositories.ts";
import type { GitHubAccess } from "../hosts/github/client.ts";
import { isLimitError } from "../shared/git-limits.ts";
import { createId, newRow, type RowSource } from "../shared/records.ts";
import type { OwnModel } from "./own-model.ts";

/** Its config names connections by ID. */
export type CheckoutPublication = DraftedPublication & { id: string };

/** A conversation of this run with what its only turn works with. */
type Kept = {
  row: ConversationRow;
  entries: Entry[];
  resolved: ResolvedRequest;
  publication: CheckoutPublication;
  /** What the model has answered, for further attempts. */
  responses: Map<string, string>;
};

type KeptJob = { job: Job; conversations: readonly Kept[] };

type Parts = {
  checkout: Checkout;
  connections: readonly ConnectedRepository[];
  github?: GitHubAccess | undefined;
  model: OwnModel | undefined;
  prepare?: DraftOrder["prepare"];
  onFault: (error: unknown) => void;
};

const ROWS: RowSource = { createId, now: () => new Date().toISOString() };
const NEW = { branch: null, output_url: null, summary: null, origin_url: null, withheld_json: null, excluded_at: null };

/** The jobs of one run, the newest first, and the work on them: one turn after another. */
export class BuiltInJobs {
  readonly all: KeptJob[] = [];
  readonly #parts: Parts;
  readonly #organization = createId("org");
  readonly #byKey = new Map<string, KeptJob>();
  readonly #stop = new AbortController();
  #work: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A create with the key of an earlier one returns its job. */
  create(resolved: ResolvedRequest, publications: readonly CheckoutPublication[], idempotencyKey = createId("req")) {
    const known = this.#byKey.get(idempotencyKey);
    if (known !== undefined) return known;
    const { id, ...times } = newRow(ROWS, "job");
    const { title, labels = [] } = resolved.request;
    const shown = { id, orgId: this.#organization, createdAt: times.created_at, updatedAt: times.updated_at };
    const job: Job = { ...shown, type: "doc-request", state: "requested", title, labels };
    const conversations = publications.map((publication) => {
      const of = { ...resolved, jobId: id, publication };
      const { row } = buildConversation(ROWS, { orgId: this.#organization }, of);
      return { row: { ...NEW, ...row }, entries: [], resolved, publication, responses: new Map<string, string>() };
    });
    const kept = { job, conversations };
    this.all.unshift(kept);
    this.#byKey.set(idempotencyKey, kept);
    this.#work = this.#work.then(() => this.#run(kept));
    return kept;
  }

  /** The newest first. */
  listConversations(jobId?: string): Conversation[] {
    const jobs = this.all.filter(({ job }) => jobId === undefined || job.id === jobId);
    return jobs.flatMap(({ conversations }) => conversations.toReversed().map(show));
  }

  /** Resolves when all turns have ended. */
  idle(): Promise<void> {
    return this.#work;
  }

  /** Ends requests that are under way. */
  stop(): void {
    this.#stop.abort();
  }

  async #run({ job, conversations }: KeptJob): Promise<void> {
    const change = (state: Job["state"]) => Object.assign(job, { state, updatedAt: ROWS.now() });
    change("running");
    const outcomes: TurnOutcome["status"][] = [];
    for (const conversation of conversations) outcomes.push(await this.#runTurn(conversation));
    change(outcomes.includes("error") ? "errored" : "done");
  }

  async #runTurn({ row, entries, ...asked }: Kept): Promise<TurnOutcome["status"]> {
    let kept: { openUrl: string | null } | undefined;
    const outcome = await this.#attempt({
      turn: { triggering_comment_id: null },
      conversation: { ...row },
      open: (addEntry) => this.#open({ row, ...asked }, addEntry),
      keepOpenUrl: async (openUrl) => {
        kept ??= { openUrl };
        return kept.openUrl;
      },
      readLastMessages: async () => new Map(),
      // The clients of code hosts retry theirs.
      isRetried: ({ code }) => code === "git/remote-unreachable",
    });
    const turnId = createId("trn");
    const createdAt = ROWS.now();
    Object.assign(row, outcome.conversation, { updated_at: createdAt });
    for (const { details, ...entry } of outcome.entries) {
      // As data, which is how a service over HTTP shows it.
      const shown = details === undefined ? undefined : JSON.parse(JSON.stringify(details));
      entries.push({ id: createId("ent"), ...entry, details: shown, turnId, createdAt });
    }
    return outcome.status;
  }

  async #attempt(parts: TurnParts): Promise<TurnOutcome> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runTurn(parts);
      } catch (error) {
        this.#parts.onFault(error);
        if (attempt >= MAX_ATTEMPTS || isLimitError(error)) return buildFailure(error);
      }
    }
  }

  async #openModel({ config }: CheckoutPublication, responses: Map<string, string>, addEntry: AddEntry) {
    const { model } = this.#parts;
    const settings = selectModel(model?.settings, config.model, addEntry);
    if (model === undefined || settings === undefined) return undefined;
    const { openOwnModel } = await import("./own-model.ts");
    return openOwnModel({ ...model, settings }, responses, this.#stop.signal);
  }

  async #open({ row, resolved, publication, responses }: Omit<Kept, "entries">, addEntry: AddEntry) {
    const { checkout, connections, github, prepare } = this.#parts;
    const { request, connectionId } = resolved;
    const { sourceRepos = [], docsRepo = "" } = publication.config;
    const find = (wanted: string) => connections.filter(({ id }) => id === wanted);
    const sources = find(connectionId);
    const [docs] = find(docsRepo);
    if (docs === undefined) throw new Error(`The publication ${publication.name} has no repository for its drafts.`);
    const isOneOfSeveral = new Set([connectionId, ...sourceRepos]).size > 1;
    const workspace = await openWorkspace(checkout, sources, docs, { isOneOfSeveral });
    const order: DraftOrder = { ...buildOrder(row, request, addEntry), prepare };
    const model = await this.#openModel(publication, responses, addEntry);
    if (model !== undefined) order.model = model;
    const { relevantLinks = [] } = request;
    if (relevantLinks.length === 0) return { workspace, publication, order };
    // With clients of other products.
    const { readOwnLinks } = await import("./own-links.ts");
    const { links, remarks } = await readOwnLinks(relevantLinks, github, this.#stop.signal);
    addNotices(addEntry, remarks);
    return { workspace, publication, order: { ...order, links } };
  }
}

export function show({ row, entries }: Kept): Conversation {
  return { ...showConversation(row), entries: [...entries] };
}
