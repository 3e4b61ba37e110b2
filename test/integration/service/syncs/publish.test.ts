import { afterEach, beforeEach, expect, test } from "vitest";
import type { ReleaseStyle } from "../../../../src/contract/resources/publication-styles.ts";
import { type CheckoutService, createCheckoutService } from "../../../support/checkout-service.ts";
import { FakeGitHub } from "../../../support/github.ts";
import { History } from "../../../support/history.ts";

const KEY = "key-of-a-test";
const NAME = "octo/widget";
const AT = `/repos/${NAME}`;
const LOG = "# Changelog\n\n## 1.0.0\n\n- Answer\n";
const CONFIGURATION =
  "publications:\n  - name: Log\n    config: { writeChangelogs: true }\n  - name: Notes\n    config: { writeReleaseNotes: true }\n";

type Entry = { kind: string; status: string; message: string; details?: Record<string, string> };
type Shown = { id: string; status: string; state: string; outputUrl: string; entries: Entry[] } & {
  publications: { id: string; name: string; config: object }[];
  conversations: { id: string }[];
  connections: { id: string }[];
  error?: string;
};

let history: History;
let github: FakeGitHub;
let service: CheckoutService;
const faults: unknown[] = [];
type Publication = Shown["publications"][number];
let all: Publication[];
let publication: Publication;

beforeEach(async () => {
  const files = { "CHANGELOG.md": LOG };
  history = History.of(
    ["feat: answer (#1)", { ...files, ".github/release-docs.yml": CONFIGURATION }],
    "v1.0.0",
    "feat: stream (#2)",
  );
  github = await FakeGitHub.open({ [NAME]: files });
  service = await createCheckoutService({
    workspace: {
      directory: history.directory,
      repository: { name: NAME, webUrl: `https://github.com/${NAME}` },
      drafts: "pullRequests",
      github: { apiUrl: github.url, token: "token-of-a-test", second: 0 },
    },
    apiKey: KEY,
    onFault: (error) => faults.push(error),
  });
  all = (await call("GET", "publications")).publications;
  publication = all.find(({ name }) => name === "Log") ?? expect.unreachable();
});

afterEach(async () => {
  expect(faults).toEqual([]);
  await service.close();
  await github[Symbol.asyncDispose]();
  history[Symbol.dispose]();
});

async function call(method: string, path: string, body?: unknown): Promise<Shown> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${KEY}` };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await service.fetch(new Request(`http://service/api/v1/${path}`, { method, headers, ...sent }));
  return JSON.parse((await answer.text()) || "null");
}

/** Sets what the publications do with releases, as the API does for a repository on GitHub. */
async function configure(release: ReleaseStyle): Promise<void> {
  const { database } = service.store;
  for (const { id, config } of all) {
    const config_json = JSON.stringify({ ...config, release });
    await database.updateTable("publications").set({ config_json }).where("id", "=", id).execute();
  }
}

/** Prepares the next release and merges its pull request; the conversation, and where it was merged. */
async function merge(of = publication): Promise<{ id: string; number: number; commit: string }> {
  const { id } = await call("POST", "conversations/", { body: "Write.", publication: of.id });
  await service.idle();
  const { outputUrl } = await call("GET", `conversations/${id}`);
  const number = Number(outputUrl.split("/").at(-1));
  await github.call("PUT", `${AT}/pulls/${number}/merge`, { merge_method: "squash" });
  const { merge_commit_sha: commit } = await github.call<{ merge_commit_sha: string }>("GET", `${AT}/pulls/${number}`);
  return { id, number, commit };
}

async function sync(of = publication): Promise<string | undefined> {
  await call("POST", `publications/${of.id}/sync`, {});
  await service.idle();
  const jobs = await service.store.database.selectFrom("jobs").select(["state", "type"]).orderBy("seq").execute();
  return jobs.findLast(({ type }) => type === "publication-sync")?.state;
}

const say = async (id: string, kinds = ["published", "error", "notice"]) =>
  (await call("GET", `conversations/${id}`)).entries.filter(({ kind }) => kinds.includes(kind));

const readAudits = async (type: string) =>
  (await service.store.database.selectFrom("audit_logs").select("delta").where("type", "=", type).execute()).map(
    ({ delta }) => delta,
  );

const listTags = async () =>
  (await github.call<{ ref: string }[]>("GET", `${AT}/git/matching-refs/tags/`)).map(({ ref }) => ref);

type Release = { tag_name: string; draft: boolean; body: string };
const listReleases = () => github.call<Release[]>("GET", `${AT}/releases`);

test("a sync tags and releases what was merged, and says so in its conversation, once", async () => {
  await configure({ version: "auto", tag: true, createRelease: "published" });
  const { id, number, commit } = await merge();
  expect(await sync()).toBe("done");
  expect(await listTags()).toEqual(["refs/tags/v1.1.0"]);
  expect(await listReleases()).toMatchObject([
    { tag_name: "v1.1.0", draft: false, body: expect.stringContaining("Stream") },
  ]);
  const said = [
    `Made the tag v1.1.0 at ${commit.slice(0, 7)}, the merge of pull request #${number}.`,
    expect.stringMatching(/^Created the release v1\.1\.0: http/),
  ];
  const made = async () => (await say(id)).map(({ kind, message }) => ({ kind, message }));
  expect(await made()).toEqual(said.map((message) => ({ kind: "published", message })));
  expect((await say(id)).at(-1)?.details).toMatchObject({ tag: "v1.1.0", url: expect.stringMatching(/^http/) });
  expect(await readAudits("action-create")).toEqual(expect.arrayContaining(said));
  expect(await sync()).toBe("done");
  expect(await made()).toHaveLength(2);
});

test("of two syncs at once the release has one tag and is one", async () => {
  await configure({ version: "auto", tag: true, createRelease: "published" });
  const { id } = await merge();
  await Promise.all([call("POST", `publications/${publication.id}/sync`, {}), sync()]);
  await service.idle();
  expect(await listReleases()).toHaveLength(1);
  expect((await say(id)).map(({ message }) => message.split(" ", 2).join(" "))).toEqual(["Made the", "Created the"]);
});

test.each<ReleaseStyle>([{}, { version: "auto" }, { version: "auto", createRelease: "none" }])(
  "nothing is tagged with %j",
  async (release) => {
    await configure(release);
    await merge();
    expect(await sync()).toBe("done");
    expect(await listTags()).toEqual([]);
    expect(github.received.some(({ url }) => url?.includes("/git/ref/tags/"))).toBe(false);
  },
);

test("a tag at another commit is said once, with what to do, until it is gone", async () => {
  await configure({ version: "auto", tag: true });
  const { id, number, commit } = await merge();
  const other = await github.commit(NAME, "main", { "other.md": "1\n" });
  await github.call("POST", `${AT}/git/refs`, { ref: "refs/tags/v1.1.0", sha: other });
  expect(await sync()).toBe("errored");
  const message = `Pull request #${number} releases v1.1.0 at ${commit.slice(0, 7)}, but the tag is at ${other.slice(0, 7)}.`;
  expect(await say(id)).toMatchObject([{ kind: "error", status: "error", message: expect.stringContaining(message) }]);
  expect((await say(id))[0]?.message).toContain("Delete the tag if it is wrong");
  expect(await readAudits("error")).toEqual([expect.stringContaining(message)]);
  expect(await sync()).toBe("errored");
  expect(await say(id)).toHaveLength(1);
  expect(await readAudits("error")).toHaveLength(1);
  await github.call("DELETE", `${AT}/git/refs/tags/v1.1.0`);
  expect(await sync()).toBe("done");
  expect((await say(id)).map(({ kind }) => kind)).toEqual(["error", "published"]);
});

test("a refusal of GitHub names the permission, and the next sync repairs it", async () => {
  await configure({ version: "auto", tag: true });
  const { id } = await merge();
  github.script = ({ method, url }) =>
    method === "POST" && url?.endsWith("/git/tags")
      ? { status: 403, body: { message: "Resource not accessible by integration" } }
      : undefined;
  expect(await sync()).toBe("errored");
  expect((await say(id))[0]?.message).toMatch(/make the tag v1\.1\.0 .*permission[\s\S]*`contents: write`/);
  github.script = () => undefined;
  expect(await sync()).toBe("done");
  expect(await listTags()).toEqual(["refs/tags/v1.1.0"]);
});

test("an outage of GitHub is nothing to mend: the next sync goes on", async () => {
  await configure({ version: "auto", tag: true });
  const { id } = await merge();
  const later = { status: 429, headers: { "retry-after": "3600" }, body: { message: "Later" } };
  github.script = ({ url }) => (url?.includes("/git/ref/") ? later : undefined);
  expect(await sync()).toBe("errored");
  expect(await say(id)).toEqual([]);
  expect(faults.splice(0).join()).toContain("rate limit");
  github.script = () => undefined;
  expect(await sync()).toBe("done");
  expect(await say(id)).toHaveLength(1);
});

test("of two publications the first that is merged is the release, and the other is no fault", async () => {
  await configure({ version: "auto", tag: true, createRelease: "published" });
  const other = all.find(({ name }) => name === "Notes") ?? expect.unreachable();
  const first = await merge();
  const second = await merge(other);
  expect([await sync(other), await sync()]).toEqual(["done", "done"]);
  const tag = await github.call<{ object: { sha: string } }>("GET", `${AT}/git/ref/tags/v1.1.0`);
  const { object } = await github.call<{ object: { sha: string } }>("GET", `${AT}/git/tags/${tag.object.sha}`);
  expect(object.sha).toBe(first.commit);
  expect(await listReleases()).toHaveLength(1);
  expect([await say(first.id), await say(second.id)].map((said) => said.map(({ kind }) => kind))).toEqual([
    ["published", "published"],
    [],
  ]);
});
