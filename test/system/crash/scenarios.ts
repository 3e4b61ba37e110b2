import type { Client } from "../../../src/client/client.ts";
import type { TestEnvironment } from "./environment.ts";
import type { Moment } from "./kill-point.ts";
import { isGone, type RetryingClient } from "./retrying-client.ts";
import type { SourceHistory } from "./source-history.ts";

/** What an organization does with the service, one call after the other, and at what moments that can be interrupted. */
export type Scenario = {
  name: string;
  moments: readonly Moment[];
  run: (env: TestEnvironment, caller: RetryingClient) => Promise<unknown>;
};

type Publication = "Branches" | "Pages" | "Broken";
type Subject = { title: string; tag: string; since: string; commit: string };

/** A scenario of each kind in turn for each further release: no two are about the same, so that their order does not matter. */
export function buildScenarios({ tags, commits }: SourceHistory): Scenario[] {
  return tags.map((tag, index) => {
    const since = tags[index - 1] ?? "v1.0.0";
    const title = `Scenario ${index}`;
    const subject = { title, tag, since, commit: commits.get(tag) ?? "" };
    const { kind, moments, run } = KINDS[index % KINDS.length] as Kind;
    return { name: `${title}: ${kind}`, moments, run: (env, caller) => run(env, caller, subject) };
  });
}

type ScenarioRun = (env: TestEnvironment, caller: RetryingClient, subject: Subject) => Promise<unknown>;
type Kind = { kind: string; moments: readonly Moment[]; run: ScenarioRun };

const CREATES = ["timer", "starting", "sent", "accepted"] as const;
const PUSHES = [...CREATES, "pushing", "pushed", "cut"] as const;
const STAGES = [...CREATES, "branching", "branched"] as const;
const OPENS = [...STAGES, "opening", "opened"] as const;

const KINDS: readonly Kind[] = [
  { kind: "a job", moments: OPENS, run: (...given) => writeJob(...given, ["Pages"]) },
  { kind: "a draft that is talked about", moments: PUSHES, run: talk },
  { kind: "a job for two publications", moments: PUSHES, run: (...given) => writeJob(...given, ["Branches", "Pages"]) },
  { kind: "a turn that fails and is retried", moments: CREATES, run: failAndRetry },
  { kind: "a draft that is commented on and published", moments: OPENS, run: draftAndPublish },
  { kind: "a library that is kept", moments: CREATES, run: keepLibrary },
  { kind: "a publication that comes and goes", moments: CREATES, run: comeAndGo },
];

async function writeJob(
  env: TestEnvironment,
  caller: RetryingClient,
  subject: Subject,
  names: readonly Publication[],
): Promise<string> {
  const { title, tag, since } = subject;
  const request = {
    title,
    body: "Write about it.",
    sourceConnection: env.idOf("octo/widget"),
    publications: [...names],
    changes: [{ tags: { start: since, end: tag } }],
  };
  const { id } = await caller.create((client, options) => client.jobs.create({ docRequest: request }, options));
  const { state } = await caller.wait(
    (client) => client.jobs.get({ id }),
    (job) => job.state === "done" || job.state === "errored",
  );
  if ((state === "errored") !== names.includes("Broken")) {
    const { conversations } = await caller.retryUntilAnswered((client) => client.conversations.list({ jobId: id }));
    throw new Error(`${title} is ${state}: ${conversations.map(({ summary }) => summary).join(" ")}`);
  }
  return id;
}

async function draftAndPublish(
  env: TestEnvironment,
  caller: RetryingClient,
  { title, tag, since, commit }: Subject,
): Promise<void> {
  const request = {
    body: `${title}.`,
    publication: env.idOf("Pages"),
    stage: true,
    changes: [{ tags: { start: since, end: tag } }],
  };
  const { id } = await caller.create((client, options) => client.conversations.create(request, options));
  await waitForRest(caller, id);
  const comment = { id, body: `Leave out commit ${commit.slice(0, 12)}.` };
  await caller.create((client, options) => client.comments.create(comment, options));
  await waitForRest(caller, id);
  await caller.retryUntilAnswered((client) => client.conversations.annotate({ id }));
  await caller.change(
    (client) => client.conversations.update({ id, staged: false }),
    async (client) => (await client.conversations.get({ id })).staged === false,
  );
}

async function talk(
  env: TestEnvironment,
  caller: RetryingClient,
  { title, tag, since, commit }: Subject,
): Promise<void> {
  const changes = [{ tags: { start: since, end: tag } }];
  const request = { body: `${title}.`, publication: env.idOf("Branches"), changes };
  const { id } = await caller.create((client, options) => client.conversations.create(request, options));
  const say = (body: string) =>
    caller.create((client, options) => client.comments.create({ id, body, workRequested: false }, options));
  const kept = await say("Nice.");
  const edited = await say("This is not what I meant.");
  const gone = await say("Never mind.");
  const message = `Reword ${commit.slice(0, 12)}: Mend everything.`;
  await caller.change(
    (client) => client.comments.update({ id: edited.id, message }),
    async (client) => (await client.comments.list({ ids: [edited.id] })).comments[0]?.message === message,
  );
  await caller.change(
    (client) => client.comments.delete({ id: gone.id }),
    async (client) => (await client.comments.list({ ids: [gone.id] })).comments.length === 0,
  );
  await waitForRest(caller, id);
  const batch = { id, itemCommentIds: [kept.id, edited.id] };
  // A batch is a create that answers nothing.
  await caller.create(async (client, options) => {
    await client.comments.sendBatch(batch, options);
    return { id: "" };
  });
  await waitForRest(caller, id);
}

async function failAndRetry(env: TestEnvironment, caller: RetryingClient, subject: Subject): Promise<void> {
  const jobId = await writeJob(env, caller, subject, ["Broken"]);
  const { conversations } = await caller.retryUntilAnswered((client) => client.conversations.list({ jobId }));
  const conversationId = conversations[0]?.id ?? "";
  const id = await findFailedTurn(caller, conversationId);
  await caller.change(
    (client) => client.turns.retry({ id }),
    async (client) => (await listAudits(client, "action-update", "Retried a turn")).some((text) => text.includes(id)),
  );
  await waitForRest(caller, conversationId);
}

async function findFailedTurn(caller: RetryingClient, conversationId: string): Promise<string> {
  const texts = await caller.retryUntilAnswered((client) => listAudits(client, "error", "A turn failed"));
  const about = texts.find((text) => text.includes(conversationId)) ?? "";
  return /trn-[0-9a-f]{16}/.exec(about)?.[0] ?? "";
}

async function listAudits(client: Client, type: "error" | "action-update", summary: string): Promise<string[]> {
  const { auditLogs } = await client.auditLogs.list({ type, summary, pageSize: 200 });
  return auditLogs.map(({ config }) => JSON.stringify(config));
}

async function keepLibrary(env: TestEnvironment, caller: RetryingClient, { title, tag }: Subject): Promise<void> {
  const made = { name: title, type: "releaseNotes", content: `Short, for ${tag}.` } as const;
  const { id } = await caller.create((client, options) => client.instructions.create(made, options));
  // It does not change what other scenarios write meanwhile.
  const changed = { ...made, id, content: "Assign pull requests to ada." };
  await caller.change(
    (client) => client.instructions.update(changed),
    async (client) => (await client.instructions.get({ id })).content === changed.content,
  );
  const link = { id, publicationId: env.idOf("Broken"), slotType: "releaseNotes" } as const;
  const linked = await caller.create((client, options) => client.instructionLinks.create(link, options));
  await caller.retryUntilAnswered((client) => client.instructionLinks.delete({ id: linked.id }));
  await caller.retryUntilAnswered((client) => client.instructions.delete({ id }));
}

async function comeAndGo(env: TestEnvironment, caller: RetryingClient, { title }: Subject): Promise<void> {
  const widget = env.idOf("octo/widget");
  const config = { docsRepo: widget, sourceRepos: [widget] };
  const { id } = await caller.create((client, options) => client.publications.create({ name: title, config }, options));
  const name = `${title}, renamed`;
  await caller.change(
    (client) => client.publications.update({ id, name, config }),
    async (client) => (await client.publications.get({ id })).name === name,
  );
  await caller.retryUntilAnswered((client) => client.publications.sync({ id }));
  await caller.wait(
    (client) => client.publications.get({ id }),
    ({ syncedAt }) => typeof syncedAt === "string",
  );
  await caller.change(
    (client) => client.publications.delete({ id }),
    (client) => isGone(client.publications.get({ id })),
  );
}

async function waitForRest(caller: RetryingClient, id: string): Promise<void> {
  await caller.wait(
    (client) => client.conversations.get({ id }),
    ({ status }) => status !== "running",
  );
}
