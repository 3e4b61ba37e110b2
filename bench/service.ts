import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import {
  insertManyConversations,
  type ManyConversations,
  publicationIdOf,
} from "../test/support/many-conversations.ts";
import { createBareInsert, createBareQuery } from "./bare-sql.ts";
import { median, printRatios } from "./median.ts";
import { createCaller, startProgram } from "./programs.ts";

const PROGRAM = "../dist/service.js";
const SMALL = 10_000;
const LARGE = Number(process.env.BENCH_CONVERSATIONS ?? 1_000_000);
const ROUNDS = 200;
const ENV = { ...process.env, RELEASE_DOCS_SECRETS_KEY: Buffer.alloc(32, 7).toString("base64") };

const PUBLICATION = publicationIdOf(1);
const LISTS: Record<string, [query: string, where: string]> = {
  "all of them": ["", "1"],
  "one publication's": [`publicationId=${PUBLICATION}`, `publication_id = '${PUBLICATION}'`],
  "staged ones": ["staged=true", "staged = 1"],
  "merged ones": ["status=merged", "status = 'merged'"],
  "the one on a branch": ["branch=release-docs/v4711.0.0", "branch = 'release-docs/v4711.0.0'"],
  "the one of a pull request": [
    "outputUrl=https://github.com/octo/widget/pull/4711",
    "output_url = 'https://github.com/octo/widget/pull/4711'",
  ],
  "the one with a summary": [
    `summary=${encodeURIComponent("wrote changelog.md for v4711.0.0, from 12 commits.")}`,
    "substr(lower(summary), 1, 200) = 'wrote changelog.md for v4711.0.0, from 12 commits.'",
  ],
};

/** Times jobs and lists of conversations in `serve` against a bare handler and bare queries. */
export async function benchService(): Promise<void> {
  using small = await prepare(SMALL);
  using large = await prepare(LARGE);
  await benchLists(large);
  await benchGrowth(small, large);
  await benchJobs(small);
}

type Place = Disposable & ManyConversations & { directory: string; apiKey: string; count: number };

async function prepare(count: number): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), "bench-service-"));
  const script = fileURLToPath(new URL(PROGRAM, import.meta.url));
  const args = [script, "init", "--data", directory, "--json"];
  const made: { apiKey: string } = JSON.parse(execFileSync(process.execPath, args, { env: ENV, encoding: "utf8" }));
  const ids = await insertManyConversations(join(directory, "service.db"), count, { hasEntries: true });
  const remove = () => rmSync(directory, { recursive: true, force: true });
  return { ...ids, directory, apiKey: made.apiKey, count, [Symbol.dispose]: remove };
}

const serve = ({ directory }: Place) =>
  startProgram(PROGRAM, ["serve", "--port", "0", "--data", directory, "--concurrency", "0", "--rate-limit", "0"], ENV);

async function benchLists(place: Place): Promise<void> {
  using program = await serve(place);
  using bare = await startProgram("./bare-handler.ts", [], ENV);
  const database = new DatabaseSync(join(place.directory, "service.db"), { readOnly: true });
  const call = createCaller(program.url, place.apiKey);
  const handle = createCaller(bare.url, "");
  for (const [name, [query, where]] of Object.entries(LISTS)) {
    const path = `/api/v1/conversations?${query}`;
    const { status, body } = await call("GET", path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`);
    await handle("PUT", "/", body);
    const read = createBareQuery(database, place.orgId, where);
    const times = { handler: [] as number[], sql: [] as number[], service: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.handler.push((await handle("GET", path)).time);
      times.sql.push(read());
      times.service.push((await call("GET", path)).time);
    }
    printRatios(
      `A page of ${place.count} conversations: ${name}`,
      new Map([
        ["a bare node:http handler, the same bytes", times.handler],
        ["the bare SQL alone", times.sql],
        ["the service", times.service],
      ]),
    );
  }
  database.close();
  await Promise.all(Array.from({ length: 16 }, () => repeat(createCaller(program.url, place.apiKey), ROUNDS)));
  printMemory(program.pid);
}

async function repeat(call: ReturnType<typeof createCaller>, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await call("GET", "/api/v1/conversations");
}

async function benchGrowth(small: Place, large: Place): Promise<void> {
  using few = await serve(small);
  using many = await serve(large);
  const shallow = createCaller(few.url, small.apiKey);
  const deep = createCaller(many.url, large.apiKey);
  const first: number[] = [];
  const last: number[] = [];
  let next = "";
  const pages = large.count / 200;
  for (let page = 0; page < pages; page += 1) {
    const { body, time } = await deep("GET", `/api/v1/conversations?pageSize=200${next && `&next=${next}`}`);
    if (page > 0 && page <= ROUNDS) first.push(time);
    if (page >= pages - ROUNDS) last.push(time);
    next = JSON.parse(body).nextPageToken ?? "";
  }
  printRatios(
    `A page of 200, by its depth in ${large.count}`,
    new Map([
      ["the first pages", first],
      ["the last pages", last],
    ]),
  );
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.small.push((await shallow("GET", "/api/v1/conversations?status=merged")).time);
    times.large.push((await deep("GET", "/api/v1/conversations?status=merged")).time);
  }
  printRatios(
    "A page of 50, by the size of the table",
    new Map([
      [`of ${small.count}`, times.small],
      [`of ${large.count}`, times.large],
    ]),
  );
}

async function benchJobs(place: Place): Promise<void> {
  using program = await serve(place);
  using bare = await startProgram("./bare-handler.ts", [], ENV);
  const call = createCaller(program.url, place.apiKey);
  const handle = createCaller(bare.url, "");
  const request = JSON.stringify({
    docRequest: { title: "v1.2.0", body: "Write.", sourceConnection: place.connectionId },
  });
  const times = { handler: [] as number[], sql: [] as number[], service: [] as number[] };
  const jobIds: string[] = [];
  for (let round = -20; round < 5 * ROUNDS; round += 1) {
    const created = await call("POST", "/api/v1/jobs", request);
    if (created.status !== 201) throw new Error(`POST /jobs answered ${created.status}: ${created.body}`);
    const read = await call("GET", `/api/v1/jobs/${JSON.parse(created.body).id}`);
    if (round === -20) await handle("PUT", "/", read.body);
    const both = [await handle("POST", "/api/v1/jobs", request), await handle("GET", "/api/v1/jobs/job-1")];
    if (round < 0) continue;
    jobIds.push(JSON.parse(created.body).id);
    times.service.push(created.time + read.time);
    times.handler.push(both.reduce((sum, { time }) => sum + time, 0));
  }
  printMemory(program.pid);
  program[Symbol.dispose]();
  const insert = createBareInsert(join(place.directory, "service.db"));
  for (const jobId of jobIds) times.sql.push(insert(jobId));
  printRatios(
    "Create a job and read it",
    new Map([
      ["a bare node:http handler, the same bytes", times.handler],
      ["the bare SQL alone: the same rows in one transaction, and one read", times.sql],
      ["the service", times.service],
    ]),
  );
  process.stdout.write(`  ${Math.round(1000 / median(times.service))} per second, sequentially\n`);
}

function printMemory(pid: number): void {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]);
  process.stdout.write(`  peak memory of the service: ${Math.round(kilobytes / 1024)} MB\n`);
}
