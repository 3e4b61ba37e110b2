import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CONFIGURATION } from "../../support/built-in.ts";
import { type CheckoutService, createCheckoutService } from "../../support/checkout-service.ts";
import { FakeGitHub } from "../../support/github.ts";
import { History, TWO_RELEASES } from "../../support/history.ts";

const KEY = "key-of-a-test";
const NAME = "octo/widget";
const BRANCH = "release-docs/v1.1.0";
const FILES = { "src/code.ts": "1\n", "README.md": "Use octo/widget@v1.0.0.\n" };

type Shown = { id: string; status: string; staged: boolean; outputUrl: string; connections: { id: string }[] };

describe("a turn on GitHub", () => {
  let history: History;
  let github: FakeGitHub;
  let service: CheckoutService;
  beforeEach(async () => {
    history = History.of(
      ["feat: answer (#1)", { ...FILES, ".github/release-docs.yml": CONFIGURATION }],
      ...TWO_RELEASES,
    );
    github = await FakeGitHub.open({ [NAME]: FILES });
    service = await createCheckoutService({
      workspace: {
        directory: history.directory,
        repository: { name: NAME, webUrl: "https://github.com/octo/widget" },
        drafts: "pullRequests",
        github: { apiUrl: github.url, token: "token-of-a-test", second: 0 },
      },
      apiKey: KEY,
      onFault: (error) => expect.unreachable(String(error)),
    });
  });
  afterEach(async () => {
    await service.close();
    await github[Symbol.asyncDispose]();
    history[Symbol.dispose]();
  });

  async function call(method: string, path: string, body?: unknown): Promise<Shown> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${KEY}` };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await service.fetch(new Request(`http://service/api/v1/${path}`, { method, headers, ...sent }));
    expect(answer.ok).toBe(true);
    return JSON.parse((await answer.text()) || "null");
  }

  async function converse(stage = false): Promise<Shown> {
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    const { id } = await call("POST", "conversations/", { body: "Write.", publication: "All", stage, changes });
    await service.idle();
    return call("GET", `conversations/${id}`);
  }

  async function comment(id: string, body: string): Promise<void> {
    await call("POST", `conversations/${id}/comments`, { body });
    await service.idle();
  }

  /** The assessments, by turn, and what they are about. */
  async function readAssessments(): Promise<string[][]> {
    const rows = await service.store.database.selectFrom("audit_logs").selectAll().orderBy("seq").execute();
    const assessments = rows.flatMap(({ type, config_json }) => {
      const { turnId, files }: { turnId?: string; files?: string[] } = JSON.parse(config_json);
      return type.startsWith("assessment-") ? [{ turnId, assessment: [type, ...(files ?? [])].join(" ") }] : [];
    });
    return [...Map.groupBy(assessments, ({ turnId }) => turnId).values()].map((all) =>
      all.map((one) => one.assessment),
    );
  }

  test("every turn writes its audit logs once", async () => {
    const { id } = await converse();
    await comment(id, "Leave out #2.");
    await comment(id, "Thanks!");
    const all = [
      "assessment-generate-release-notes",
      "assessment-edit-documentation README.md",
      "assessment-create-documentation CHANGELOG.md",
      "assessment-general-updates CHANGELOG.md",
      "assessment-github-operations",
    ];
    expect(await readAssessments()).toEqual([all, all]);
  });

  test("two conversations on one draft show the same status and pull request", async () => {
    const staged = await converse(true);
    const failed = await converse(true);
    await service.store.database
      .updateTable("conversations")
      .set({ status: "needsAttention" })
      .where("id", "=", failed.id)
      .execute();
    const published = await converse();
    const read = (id: string) => call("GET", `conversations/${id}`);
    const { outputUrl } = published;
    expect(await read(staged.id)).toMatchObject({ status: "open", staged: false, outputUrl });
    expect(await read(failed.id)).toMatchObject({ status: "needsAttention", staged: false, outputUrl });
    const sent = { body: "Write.", publication: "All", changes: [{ commits: { count: 1 } }], stage: true };
    const other = await call("POST", "conversations/", sent);
    await service.idle();
    expect(await read(other.id)).toMatchObject({ status: "staged", outputUrl: null });
    await call("PUT", `conversations/${other.id}`, { staged: false });
    expect(await github.pulls(NAME)).toHaveLength(2);
    expect(await read(published.id)).toMatchObject({ status: "open", outputUrl });
  });

  test("a comment changes the pull request, whose excluded files stay out of later turns", async () => {
    const { id, outputUrl } = await converse();
    await call("PUT", `conversations/${id}`, { excludedFiles: ["README.md"] });
    await comment(id, "Leave out #2.");
    expect(await call("GET", `conversations/${id}`)).toMatchObject({ status: "open", outputUrl });
    const { files } = await github.changes(NAME, BRANCH);
    expect([...files.keys()]).toEqual(["CHANGELOG.md"]);
    expect(files.get("CHANGELOG.md")).not.toContain("Stream answers");
    const [pull, ...others] = await github.pulls(NAME);
    expect(others).toEqual([]);
    expect(pull?.body).not.toContain("README.md");
    expect(pull?.body).not.toContain("Stream answers");
  });

  test.each([["merged"], ["closed"]])("a sync sees that a pull request was %s", async (endState) => {
    const { id } = await converse();
    const [{ id: connection } = { id: "" }] = (await call("GET", "connections")).connections;
    await call("POST", `connections/${connection}/sync`, { wait: true });
    expect(await call("GET", `conversations/${id}`)).toMatchObject({ status: "open" });
    const [pull] = await github.pulls(NAME);
    const at = `/repos/${NAME}/pulls/${pull?.number}`;
    if (endState === "merged") await github.call("PUT", `${at}/merge`, {});
    else await github.call("PATCH", at, { state: "closed" });
    await call("POST", `connections/${connection}/sync`, { wait: true });
    expect(await call("GET", `conversations/${id}`)).toMatchObject({ status: endState });
  });

  test("a sync sees that a pull request was merged after a turn that failed", async () => {
    const { id } = await converse();
    await service.store.database
      .updateTable("conversations")
      .set({ status: "needsAttention" })
      .where("id", "=", id)
      .execute();
    const [pull] = await github.pulls(NAME);
    await github.call("PUT", `/repos/${NAME}/pulls/${pull?.number}/merge`, {});
    const [{ id: connection } = { id: "" }] = (await call("GET", "connections")).connections;
    await call("POST", `connections/${connection}/sync`, { wait: true });
    expect(await call("GET", `conversations/${id}`)).toMatchObject({ status: "merged" });
  });
});
