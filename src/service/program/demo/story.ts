import { sql } from "kysely";
import * as z from "zod/mini";
import { insertUser } from "../../security/access.ts";
import { createApiKey, insertKey } from "../../security/keys.ts";
import type { Service } from "../../service.ts";
import type { Store } from "../../store/store.ts";
import { INVITED, PEOPLE } from "./product.ts";
import { type DemoPulls, REPOSITORY } from "./pulls.ts";
import { type Api, CHANGELOG, createApi, createPublications, NOTES } from "./records.ts";
import { addCommits, timeOf } from "./repository.ts";

type Stage = {
  service: Service;
  store: Store;
  orgId: string;
  /** Of the owner. */
  apiKey: string;
  pulls: DemoPulls;
  hostUrl: string;
};
type People = Record<keyof typeof PEOPLE, Api>;
type Range = { start: string; end?: string };

const Diff = z.object({ files: z.array(z.looseObject({ filePath: z.string(), sha: z.nullish(z.string()) })) });

/**
 * Plays the last three months: releases and their drafts, of which two are merged, one is to be reviewed, one is a pull
 * request, and two need attention. What each step creates is then as old as its step.
 */
export async function playStory(stage: Stage): Promise<void> {
  const { service, pulls, hostUrl } = stage;
  const people = await createPeople(stage);
  const { owner, maintainer, reviewer } = people;
  const converse = async (publication: string, body: string, tags: Range, staged = true) => {
    const id = await maintainer.post("conversations/", { stage: staged, publication, body, changes: [{ tags }] });
    await service.idle();
    return id;
  };
  let [oldest, start] = [Number.POSITIVE_INFINITY, ""];
  const step = async (daysAgo: number, play: () => Promise<unknown>) => {
    await addCommits(pulls.directory, oldest, daysAgo);
    oldest = daysAgo;
    await play();
    await service.idle();
    await age(stage.store, start, daysAgo);
    start = new Date().toISOString();
  };
  const onPull = (number: number, fields: Record<string, string>) =>
    postForm(`${hostUrl}/${REPOSITORY}/pull/${number}`, fields);
  const release = async (number: number, tags: Range & { end: string }, daysAgo: number) => {
    pulls.number = number;
    const id = await converse(NOTES, `Write the release notes of ${tags.end}.`, tags, false);
    await reviewer.post(`conversations/${id}/reviews`, { verdict: "approved", message: "Short and clear." });
    await onPull(number, { action: "merge", date: `${timeOf(daysAgo)} +0000` });
  };
  const token = { token: pulls.token, secret: pulls.secret, url: hostUrl, repository: REPOSITORY };
  let publication = "";
  await step(60, async () => {
    publication = await createPublications(owner.post, token);
    await release(9, { start: "v1.0.0", end: "v1.1.0" }, 60);
  });
  await step(32, () => release(17, { start: "v1.1.0", end: "v1.2.0" }, 32));
  await step(12, () => converse(CHANGELOG, "Add version 2.0 to the changelog.", { start: "v1.3.0", end: "v2.0" }));
  await step(7, async () => {
    const body = "Write the release notes of version 2.0.0.";
    await review(people, await converse(NOTES, body, { start: "v1.3.0", end: "v2.0.0" }));
  });
  // The tag comes later.
  await step(6.5, () =>
    converse(NOTES, "Write the release notes of version 2.1.0.", { start: "v2.0.0", end: "v2.1.0" }),
  );
  await step(1, async () => {
    pulls.number = 38;
    await converse(CHANGELOG, "Prepare the next release in the changelog.", { start: "v2.1.0" }, false);
    await onPull(38, {
      action: "comment",
      by: "marlin",
      text: "@release-docs reword #36 to Get told when a line is late",
    });
  });
  await owner.post("users", INVITED);
  await owner.post(`publications/${publication}/sync`);
  await service.idle();
}

async function createPeople({ service, store, orgId, apiKey }: Stage): Promise<People> {
  const add = (role: "maintainer" | "reviewer") =>
    store.transaction(async (within) => {
      const key = createApiKey();
      await insertKey(within, await insertUser(within, orgId, { ...PEOPLE[role], role }), key, { name: "Demo" });
      return createApi(service, key);
    });
  return { owner: createApi(service, apiKey), maintainer: await add("maintainer"), reviewer: await add("reviewer") };
}

/** Comments on a line, and has one entry reworded and another one hidden. */
async function review({ owner, maintainer, reviewer }: People, id: string): Promise<void> {
  const { files } = Diff.parse(await owner.get(`conversations/${id}/diff`));
  const filePath = "README.md";
  const anchoredFileSha = files.find((file) => file.filePath === filePath)?.sha ?? undefined;
  const anchor = { filePath, anchoredFileSha, startLine: 8 };
  const body = "Do we still recommend a global installation?";
  await reviewer.post(`conversations/${id}/comments`, { body, workRequested: false, anchor });
  const wish = "/reword #24 Ask for the departures of several piers at once\n/skip #27";
  await maintainer.post(`conversations/${id}/comments`, { body: wish });
}

async function postForm(url: string, fields: Record<string, string>): Promise<void> {
  const { status } = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { origin: new URL(url).origin },
  });
  if (status !== 303) throw new Error(`POST ${url} of the demo got ${status}`);
}

const AGED = [
  "users",
  "connections",
  "publications",
  "instructions",
  "jobs",
  "conversations",
  "turns",
  "entries",
  "comments",
  "notifications",
  "webhook_deliveries",
  "audit_logs",
] as const;

/** What was created since `start` (RFC 3339) becomes that old. */
async function age({ database }: Store, start: string, daysAgo: number): Promise<void> {
  const moved = (column: string) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)}, ${`-${daysAgo} days`})`;
  for (const table of AGED) {
    const [created, updated] = [moved("created_at"), moved("updated_at")];
    const set = sql`update ${sql.table(table)} set created_at = ${created}, updated_at = ${updated}`;
    await sql`${set} where created_at >= ${start}`.execute(database);
  }
}
