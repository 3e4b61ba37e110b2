import { JobRequest } from "../contract/doc-request.ts";
import { badInput, DomainError, notFound, STATUSES } from "../contract/refusals.ts";
import type { ConversationRequest } from "../contract/resources/conversations.ts";
import type { PublicationConfig } from "../contract/resources/publications.ts";
import {
  checkAssociated,
  resolveConversation,
  SOURCE,
  selectNamed,
  selectOnlyPublication,
} from "../drafting/conversation.ts";
import { selectBranchName } from "../drafting/draft.ts";
import { listReleaseBranches } from "../drafting/release/merged.ts";
import type { PublishedRelease, PublishOrder } from "../drafting/release/publish.ts";
import { type Checkout, type CheckoutOptions, openCheckout } from "../drafting/repositories/checkout.ts";
import { CONFIGURATION_PATH, type ConnectedRepository } from "../drafting/repositories/repositories.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import type { Issue } from "../shared/issues.ts";
import { createId } from "../shared/records.ts";
import { BuiltInJobs, type CheckoutPublication, show } from "./jobs.ts";
import type { OwnModel } from "./own-model.ts";

// For `init` and `check`: with an import() of their own, the step would load one chunk more.
export * as checkoutRules from "../drafting/repositories/checkout.ts";

export type { CheckoutOptions, OwnModel, PublishedRelease };

type BuiltInOptions = { workspace: CheckoutOptions; model?: OwnModel | undefined; onFault: (error: unknown) => void };

type CreateOptions = { idempotencyKey?: string | undefined };

/** Throws what `openCheckout` throws. */
export async function createBuiltInService({ workspace: given, model, onFault }: BuiltInOptions) {
  await using opened = new AsyncDisposableStack();
  const workspace = { ...given, hasModel: model !== undefined };
  const checkout = await openCheckout(workspace, onFault);
  opened.defer(checkout.close);
  const listed = listPublications(checkout);
  const jobs = new BuiltInJobs({ checkout, ...given, model, onFault, ...listed });
  opened.defer(() => jobs.idle());
  const resources = opened.move();
  return {
    calls: createCalls(listed, jobs),
    idle: () => jobs.idle(),
    /** Waits for all turns. */
    close: () => resources.disposeAsync(),
    /** Removes temporary files only, for a process that ends while turns run. */
    abandon: async () => {
      jobs.stop();
      await checkout.close();
    },
  };
}

type PublishWish = Pick<PublishOrder, "wish" | "onMade" | "onRemark">;

/** Tags and releases what was merged. Returns the history with the tags of all that is released. */
export async function publishReleases(workspace: CheckoutOptions & { drafts: "pullRequests" }, wish: PublishWish) {
  const [checkout, publishing] = await Promise.all([openCheckout(workspace), import("../drafting/release/publish.ts")]);
  try {
    const { history, repository } = checkout.source;
    const { connections, publications } = listPublications(checkout);
    const [own] = connections;
    const drafted = publications.filter(({ config }) => config.docsRepo === own?.id);
    const releases = own && (await checkout.openCodeHost(own)).releases;
    if (releases === undefined) return history;
    const order = { ...wish, releases, repository, branches: listReleaseBranches(drafted), tags: history.tags };
    return await publishing.addTags(history, await publishing.publishMerged(order));
  } finally {
    await checkout.close();
  }
}

/** The calls of the interface that a step makes, for the one checkout. Lists have the newest first. They throw `DomainError`. */
function createCalls({ connections, publications }: ReturnType<typeof listPublications>, jobs: BuiltInJobs) {
  const selectPublication = (idOrName: string) =>
    selectNamed("publications", publications, ["publication", idOrName], async () => publications);
  const listJobs = () => jobs.all.map(({ job }) => ({ ...job }));
  return {
    connections: {
      list: async () => ({ connections: connections.toReversed().map(({ id, name }) => ({ id, name })) }),
    },
    publications: {
      list: async () => ({
        publications: publications.toReversed().map(({ id, name, config }) => ({ id, name, config })),
      }),
    },
    jobs: {
      create: async (input: JobRequest, { idempotencyKey }: CreateOptions) => {
        const { docRequest: request } = check(JobRequest.safeParse(input));
        const { sourceConnection, publications: named = [] } = request;
        const listAll = async () => connections;
        const connection = await selectNamed("connections", connections, [SOURCE, sourceConnection], listAll);
        const associated = publications.filter(({ config }) => config.sourceRepos?.includes(connection.id));
        const selected =
          named.length === 0
            ? checkAssociated(associated, connection)
            : [...new Set(await Promise.all(named.map(selectPublication)))];
        return { ...jobs.create({ request, connectionId: connection.id }, selected, idempotencyKey).job };
      },
      get: async ({ id }: { id: string }) => find("job", id, listJobs()),
      list: async () => ({ jobs: listJobs() }),
    },
    conversations: {
      create: async (input: ConversationRequest, { idempotencyKey }: CreateOptions) => {
        // With routes of oRPC; most runs create a job.
        const { ConversationRequest } = await import("../contract/resources/conversations.ts");
        const asked = check(ConversationRequest.safeParse(input));
        const publication =
          asked.publication === undefined
            ? selectOnlyPublication(publications)
            : await selectPublication(asked.publication);
        const resolved = resolveConversation(asked, publication, publication.config.sourceRepos ?? []);
        const { conversations } = jobs.create(resolved, [publication], idempotencyKey);
        return conversations.map(show)[0] ?? find("conversation", "", []);
      },
      get: async ({ id }: { id: string }) => find("conversation", id, jobs.listConversations()),
      list: async ({ jobId }: { jobId?: string | undefined }) => ({ conversations: jobs.listConversations(jobId) }),
    },
  };
}

function find<Item extends { id: string }>(what: string, wanted: string, items: readonly Item[]): Item {
  const found = items.find(({ id }) => id === wanted);
  if (found === undefined) throw notFound(what, wanted);
  return found;
}

type Checked<Value> = { data?: Value; error?: { issues: readonly Issue[] } | undefined; success: boolean };

function check<Value>({ data, error }: Checked<Value>): Value {
  if (data === undefined) throw badInput(error?.issues ?? []);
  return data;
}

/** The status and the message of a refused call; undefined for other errors. */
export function describeRefusal(error: unknown): { status: number; error: string } | undefined {
  return error instanceof DomainError ? { status: STATUSES[error.code], error: error.message } : undefined;
}

// owner/name as on GitHub.
const REPOSITORY = /^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/;

/** The repository of a checkout, those that its publications draft to, and its publications. Throws `config/unknown-connection`. */
export function listPublications({ configuration, reachesOthers, source: { repository, history } }: Checkout) {
  const address = repository.webUrl ?? `file://${history.repository.directory}`;
  const own = buildConnection(repository.name, address);
  const connections = new Map([[own.name, own]]);
  const names = configuration.publications.map(({ name }) => name);
  const publications = configuration.publications.map(({ name, config = {} }): CheckoutPublication => {
    const { docsRepo } = config;
    if (docsRepo !== undefined && !connections.has(docsRepo) && reachesOthers && REPOSITORY.test(docsRepo)) {
      const page = address.split("/").slice(0, -2).concat(docsRepo).join("/");
      connections.set(docsRepo, buildConnection(docsRepo, page));
    }
    const branchName = selectBranchName(name, names);
    return { id: createId("pub"), name, branchName, config: resolveConfig(name, config, { own, connections }) };
  });
  return { connections: [...connections.values()], publications };
}

function buildConnection(name: string, repositoryUrl: string): ConnectedRepository {
  return { id: createId("cnn"), name, repositoryUrl, app: undefined };
}

function resolveConfig(
  publication: string,
  config: PublicationConfig,
  { own, connections }: { own: ConnectedRepository; connections: ReadonlyMap<string, ConnectedRepository> },
): PublicationConfig {
  const resolve = (name: string, known: ReadonlyMap<string, ConnectedRepository>): string => {
    const connection = known.get(name);
    if (connection !== undefined) return connection.id;
    const message = `${CONFIGURATION_PATH}: publication ${publication} names an unknown connection ${name}.`;
    const hint =
      `The built-in service reads ${own.name} only; omit the field to use it. docsRepo can be any owner/name on ` +
      "GitHub if the step has a github-token.";
    throw new ReleaseDocsError("config/unknown-connection", message, { hint });
  };
  const sources = new Map([[own.name, own]]);
  return {
    ...config,
    sourceRepos: (config.sourceRepos ?? [own.name]).map((name) => resolve(name, sources)),
    docsRepo: resolve(config.docsRepo ?? own.name, connections),
  };
}
