import { sql } from "kysely";
import * as z from "zod/mini";
import type { PublicationConfig } from "../../../contract/resources/publications.ts";
import { insertUser } from "../../security/access.ts";
import { createApiKey, insertKey } from "../../security/keys.ts";
import type { Service } from "../../service.ts";
import { TABLES } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { addCommits, INVITED, PEOPLE, timeOf } from "./product.ts";
import { type DemoPulls, REPOSITORY } from "./pulls.ts";

/** Posts as one person, and returns the ID in the answer. Throws where the service refuses. */
type Post = (path: string, body?: object) => Promise<string>;
/** `apiKey` is the owner's, `hostUrl` where `pulls` are served. */
type Stage = { service: Service; store: Store; orgId: string; apiKey: string; pulls: DemoPulls; hostUrl: string };

const NOTES = "Release notes";
const CHANGELOG = "Changelog";

/**
 * Plays the last months: releases and their drafts, of which two are merged, one is to be reviewed, one is a pull request,
 * and two need attention. What a step creates is made as old as the step.
 */
export async function playStory(stage: Stage): Promise<void> {
  const { service, pulls, hostUrl } = stage;
  const owner = createPost(service, stage.apiKey);
  const [maintainer, reviewer] = [await addPerson(stage, "maintainer"), await addPerson(stage, "reviewer")];
  let [oldest, start] = [Number.POSITIVE_INFINITY, ""];
  const step = async (daysAgo: number, play: () => Promise<unknown>) => {
    await addCommits(pulls.directory, oldest, daysAgo);
    await play();
    await service.idle();
    await age(stage.store, start, daysAgo);
    [oldest, start] = [daysAgo, new Date().toISOString()];
  };
  const write = async (publication: string, body: string, tags: [start: string, end?: string], stage = true) => {
    const changes = [{ tags: { start: tags[0], end: tags[1] } }];
    const id = await maintainer("conversations/", { stage, publication, body, changes });
    await service.idle();
    return id;
  };
  const act = async (fields: Record<string, string>) => {
    const [url, headers] = [`${hostUrl}/${REPOSITORY}/pull/${pulls.all.at(-1)?.id}`, { origin: hostUrl }];
    const sent = { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" } as const;
    const { status } = await fetch(url, sent);
    if (status !== 303) throw new Error(`POST ${url} of the demo got ${status}`);
  };
  const release = async (number: number, tags: [start: string, end: string], daysAgo: number, days: number) => {
    let id = "";
    await step(daysAgo, async () => {
      pulls.number = number;
      id = await write(NOTES, `Write the release notes of ${tags[1]}.`, tags, false);
    });
    await step(daysAgo - days, async () => {
      await reviewer(`conversations/${id}/reviews`, { verdict: "approved", message: "Short and clear." });
      await act({ action: "merge", date: `${timeOf(daysAgo - days)} +0000` });
    });
  };
  const publication = await createPublications(owner, stage);
  await release(9, ["v1.0.0", "v1.1.0"], 60, 3);
  await release(17, ["v1.1.0", "v1.2.0"], 32, 1);
  await step(12, () => write(CHANGELOG, "Write the changelog of version 2.0.", ["v1.3.0", "v2.0"]));
  await step(7, async () => {
    const id = await write(NOTES, "Write the release notes of version 2.0.0.", ["v1.3.0", "v2.0.0"]);
    const anchoredFileSha = await pulls.git(["rev-parse", "release-docs/release-notes/v2.0.0:README.md"]);
    const anchor = { filePath: "README.md", anchoredFileSha, startLine: 5 };
    const question = { body: "Do we still recommend a global installation?", workRequested: false, anchor };
    await reviewer(`conversations/${id}/comments`, question);
    const body = "/reword #24 Ask for the departures of several piers at once\n/skip #27";
    await maintainer(`conversations/${id}/comments`, { body });
  });
  // Its tag comes later, so that a retry repairs it.
  await step(6.5, () => write(NOTES, "Write the release notes of version 2.1.0.", ["v2.0.0", "v2.1.0"]));
  await step(1, async () => {
    pulls.number = 38;
    await write(CHANGELOG, "Prepare the next release in the changelog.", ["v2.1.0"], false);
    await act({ action: "comment", by: "marlin", text: "@release-docs reword #36 to Get told when a line is late" });
  });
  await owner("users", INVITED);
  await owner(`publications/${publication}/sync`);
  await service.idle();
}

const Created = z.looseObject({ id: z.optional(z.string()) });

function createPost(service: Service, apiKey: string): Post {
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  return async (path, body = {}) => {
    const sent = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await service.fetch(new Request(`http://127.0.0.1/api/v1/${path}`, sent));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`POST ${path} of the demo got ${answer.status}: ${text}`);
    return Created.parse(JSON.parse(text || "{}")).id ?? "";
  };
}

function addPerson({ service, store, orgId }: Stage, role: keyof typeof PEOPLE): Promise<Post> {
  return store.transaction(async (within) => {
    const key = createApiKey();
    await insertKey(within, await insertUser(within, orgId, { ...PEOPLE[role], role }), key, { name: "Demo" });
    return createPost(service, key);
  });
}

/** Returns the ID of the publication that writes everything. */
async function createPublications(post: Post, { pulls, hostUrl }: Stage): Promise<string> {
  const { token, secret: webhookSecret } = pulls;
  const access = { workspace: "ferrytime", token, baseUrl: `${hostUrl}/2.0`, webhookSecret };
  const codehostAppConnectionId = await post("connections", { name: "Code host", config: { codehostbApp: access } });
  const codehostRepo = { codehostAppConnectionId, repositoryUrl: `${hostUrl}/${REPOSITORY}.git` };
  const docsRepo = await post("connections", { name: "ferrytime", config: { codehostRepo } });
  const titles = { name: "Titles", type: "commit", content: 'Title pull requests "docs: {subject}"' };
  const commits = { slotType: "commit", instructionId: await post("instructions", titles) };
  const scope = { name: "No dependency updates", type: "releaseNotes", content: "Leave out dependency updates" };
  const notes = { slotType: "releaseNotes", instructionId: await post("instructions", scope) };
  const create = (name: string, events: string[], own: PublicationConfig, instructions: object[]) => {
    const styleGuide = { changelogs: { path: "CHANGELOG.md" } };
    const config = { docsRepo, sourceRepos: [docsRepo], styleGuide, inputTriggers: { [docsRepo]: events }, ...own };
    return post("publications", { name, config, instructions });
  };
  await create(CHANGELOG, ["issueComments"], { writeChangelogs: true, release: { version: "auto" } }, [commits]);
  return create(NOTES, ["releases", "issueComments"], {}, [notes, commits]);
}

const TIMES = ["created_at", "updated_at"];

/** What happened since `start` (RFC 3339) becomes that old. */
async function age({ database }: Store, start: string, daysAgo: number): Promise<void> {
  for (const [name, definition] of Object.entries(TABLES)) {
    if ("primaryKey" in definition) continue;
    for (const column of [...TIMES, ...(name === "conversations" ? ["drafted_at", "merged_at"] : [])]) {
      const time = sql.ref(column);
      const moved = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${time}, ${`-${daysAgo} days`})`;
      await sql`update ${sql.table(name)} set ${time} = ${moved} where ${time} >= ${start}`.execute(database);
    }
  }
}
