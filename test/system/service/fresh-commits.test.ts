import { expect, test } from "vitest";
import type { Conversation } from "../../../src/contract/resources/conversations.ts";
import type { Job } from "../../../src/contract/resources/jobs.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import { History } from "../../support/history.ts";
import { serveData } from "../../support/program.ts";
import { draws } from "../../support/search.ts";

const SECRET = "a-webhook-secret-of-a-test";
const ROUNDS = draws(3, 8);

test("each push, tag and release in quick succession is documented by two publications", async () => {
  using history = History.of("feat: answer (#1)", "v1.0.0");
  await using host = await FakeGitHubHost.open(history);
  await using served = await serveData(["--sync-every", "0", "--rate-limit", "0"]);
  const { call, url } = served;
  const app = { codehostApp: { ...host.app, webhookSecret: SECRET } };
  const { id: codehostAppConnectionId } = await call("POST", "connections", { name: "GitHub", config: app });
  const codehostRepo = { codehostAppConnectionId, repositoryUrl: host.repositoryUrl };
  const { id } = await call("POST", "connections", { name: "hosted", config: { codehostRepo } });
  const config = { sourceRepos: [id], docsRepo: id, inputTriggers: { [id]: ["releases"] } };
  for (const name of ["Notes", "Manual"]) await call("POST", "publications", { name, config });
  await host.sendWebhooks(`${url}/webhooks/github`, SECRET);

  const read = (conversation: string) => call<Conversation>("GET", `conversations/${conversation}`);
  const notesOf = ({ entries }: Conversation) => entries?.find(({ kind }) => kind === "releaseNotes")?.message ?? "";
  for (let round = 1; round <= ROUNDS; round += 1) {
    const title = `feat: say ${round} (#${round + 10})`;
    history.commit(title);
    host.push(history);
    const changes = [{ commits: { count: 1 } }];
    const asked = await call("POST", "conversations/", {
      body: "The newest commit.",
      publication: "Notes",
      changes,
      stage: true,
    });
    // What is newest by then counts, so nothing else is pushed before.
    await expect.poll(async () => (await read(asked.id)).status, { timeout: 10_000 }).not.toBe("running");
    expect(notesOf(await read(asked.id))).toContain(`Say ${round} (`);
    const tag = `v1.${round}.0`;
    history.tag(tag);
    host.push(history);
    const release = { tag_name: tag, name: tag };
    await host.api.call("POST", `/repos/${HOSTED}/releases`, release);
  }

  const listJobs = async () => (await call<{ jobs: Job[] }>("GET", "jobs?pageSize=50")).jobs;
  const isOver = ({ state }: Job) => state === "done" || state === "errored";
  await expect
    .poll(async () => (await listJobs()).filter(isOver).length, { timeout: 60_000, interval: 250 })
    .toBe(ROUNDS * 3);
  expect(new Set((await listJobs()).map(({ state }) => state))).toEqual(new Set(["done"]));
  const path = "conversations?originType=job&pageSize=50";
  const { conversations: all } = await call<{ conversations: Conversation[] }>("GET", path);
  const released = await Promise.all(all.map((one) => read(one.id)));
  const seen = released.map((one) => `${one.publicationName} ${one.status} ${/Say \d+/.exec(notesOf(one))?.[0]}`);
  const rounds = Array.from({ length: ROUNDS }, (_, at) => at + 1);
  const wanted = rounds.flatMap((round) => ["Manual", "Notes"].map((name) => `${name} open Say ${round}`));
  expect(seen.sort()).toEqual(wanted.sort());
});
