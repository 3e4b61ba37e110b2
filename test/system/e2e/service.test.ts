import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { History } from "../../support/history.ts";
import { type Program, startProgram } from "../../support/program.ts";

type Answer = { id: string; state: string; error: string; conversations: { status: string; branch: string }[] };

function createRepository(): History {
  const history = new History();
  history.commit("feat: answer (#1)");
  history.tag("v1.0.0");
  history.commit("fix: keep the last line (#2)");
  history.tag("v1.1.0");
  return history;
}

async function run(program: Program): Promise<string> {
  const { code, stdout, stderr } = await program.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

test("the program is initialised, serves, writes a draft, and resumes work after a stop", async () => {
  using history = createRepository();
  const data = mkdtempSync(join(tmpdir(), "service-"));
  const key = { RELEASE_DOCS_SECRETS_KEY: randomBytes(32).toString("base64"), RELEASE_DOCS_DATA: data };
  const serve = () => startProgram(["serve", "--port", "0", "--allow-private", "--grace", "0"], key);
  const { apiKey } = JSON.parse(await run(startProgram(["init", "--json"], key)));
  const caller = (address: string) => async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${address}/api/v1${path}`, init);
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return (await answer.json()) as Answer;
  };

  let jobId: string;
  const tasks: unknown[] = [];
  {
    await using program = serve();
    const call = caller(await program.ready);
    // A folder needs no token; the app is there to be kept out of the log.
    const token = "ghp_hunter2hunter2";
    await call("POST", "/connections", { name: "github", config: { codehostApp: { token } } });
    const repository = { repositoryUrl: `file://${history.directory}` };
    const { id } = await call("POST", "/connections", { name: "widget", config: { codehostRepo: repository } });
    const writes = { writeReleaseNotes: true, writeChangelogs: true };
    await call("POST", "/publications", { name: "notes", config: { sourceRepos: [id], docsRepo: id, ...writes } });
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    const job = await call("POST", "/jobs", {
      docRequest: { title: "1.1.0", body: "Write.", sourceConnection: "widget", changes },
    });
    jobId = job.id;
    program.kill("SIGTERM");
    expect(await program.ended).toMatchObject({ code: 0, stderr: expect.not.stringMatching(/hunter2|rdk_/) });
    tasks.push(...program.log().filter(({ event, outcome }) => event === "task" && outcome === "done"));
  }
  await using program = serve();
  const call = caller(await program.ready);
  await expect.poll(async () => (await call("GET", `/jobs/${jobId}`)).state).toBe("done");
  await expect
    .poll(() => [...tasks, ...program.log().filter(({ event }) => event === "task")])
    .toEqual([expect.objectContaining({ kind: "turn", outcome: "done", requestId: expect.stringMatching(/^req-/) })]);
  const { conversations } = await call("GET", `/conversations?jobId=${jobId}`);
  const [conversation] = conversations;
  expect(conversations).toEqual([expect.objectContaining({ status: "staged" })]);
  const branches = execFileSync("git", ["branch", "--list", conversation?.branch ?? ""], { cwd: history.directory });
  expect(branches.toString().trim()).toBe(conversation?.branch);
  rmSync(data, { recursive: true, force: true });
});
