import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { History } from "../../support/history.ts";
import { createData, createServedCall, startProgram } from "../../support/program.ts";
import { stores } from "../../support/stores.ts";

const database = stores.find(({ kind }) => kind === "postgres");

test("a new tag becomes a job without a request, also after a kill", async () => {
  await using place = await database?.createLocation();
  const address = place?.location;
  using data = await createData(address);
  using source = History.of("feat: answer (#1)", "v1.0.0");
  const secrets = { RELEASE_DOCS_SECRETS_KEY: Buffer.alloc(32, "secret").toString("base64") };
  const stored = address === undefined ? ["--data", data.folder] : ["--data", data.folder, "--database", address];
  const serve = () => {
    const flags = ["--port", "0", "--allow-private", "--lease", "2", "--sync-every", "1s", "--metrics-port", "0"];
    return startProgram(["serve", ...stored, ...flags, "--rate-limit", "0"], secrets);
  };
  let base = "";
  const call = createServedCall(() => base, data.apiKey);
  const until = async (isDone: () => Promise<boolean>) => {
    while (!(await isDone())) await sleep(20);
  };
  const listTitles = async () => {
    const { jobs } = await call<{ jobs: Record<string, string>[] }>("GET", "jobs?limit=200");
    return jobs.flatMap(({ type, title }) => (type === "doc-request" ? [title] : []));
  };

  await using killed = serve();
  base = await killed.ready;
  const config = { codehostRepo: { repositoryUrl: `file://${source.directory}` } };
  const { id: from } = await call("POST", "connections", { name: "octo/widget", config });
  const inputTriggers = { [from]: ["releases"] };
  const publication = { name: "docs", config: { sourceRepos: [from], docsRepo: from, inputTriggers } };
  await call("POST", "publications", publication);
  const untilSynced = async (before: string | null) => {
    await until(async () => (await call("GET", `connections/${from}`)).syncedAt !== before);
  };
  await untilSynced(null);
  source.add("feat: stream answers (#2)", "v1.1.0");
  await until(async () => (await listTitles()).length > 0);
  const metrics = await fetch(String(killed.log().find(({ event }) => event === "start")?.metrics));
  expect(await metrics.text()).toMatch(/release_docs_scheduled_syncs_total\{type="connections"\} [1-9]/);
  expect(killed.log()).toContainEqual(expect.objectContaining({ event: "schedule", connections: 1 }));
  killed.kill("SIGKILL");
  await killed.ended;

  await using next = serve();
  base = await next.ready;
  source.add("feat: cache answers (#3)", "v1.2.0");
  await until(async () => (await listTitles()).length > 1);
  // The next two syncs see the same tags.
  for (let count = 0; count < 2; count += 1) await untilSynced((await call("GET", `connections/${from}`)).syncedAt);
  expect((await listTitles()).sort()).toEqual(["Document v1.1.0", "Document v1.2.0"]);
});
