import { expect, test } from "vitest";
import type { Conversation } from "../../../src/contract/resources/conversations.ts";
import { FakeGitHubHost, HOSTED } from "../../support/github-host.ts";
import type { EmulatedComment } from "../../support/github-threads.ts";
import { History } from "../../support/history.ts";
import { serveData } from "../../support/program.ts";

const SECRET = "a-webhook-secret-of-a-test";
const ADA = "token-of-ada";
const AT = `/repos/${HOSTED}`;

test("a release becomes a draft, which people review, revise and merge on GitHub alone", async () => {
  using history = History.of(["feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n" }], "v1.0.0");
  await using host = await FakeGitHubHost.open(history);
  await host.api.call("PUT", `${AT}/collaborators/ada`, { permission: "push" });
  await using served = await serveData(["--sync-every", "0", "--rate-limit", "0"]);
  const { call, url, program } = served;
  const github = <Answer = unknown>(method: string, path: string, body: unknown, token = ADA) =>
    host.api.call<Answer>(method, `${AT}${path}`, body, token);

  const app = { codehostApp: { ...host.app, webhookSecret: SECRET } };
  const { id: codehostAppConnectionId } = await call("POST", "connections", { name: "GitHub", config: app });
  const codehostRepo = { codehostAppConnectionId, repositoryUrl: host.repositoryUrl };
  const { id } = await call("POST", "connections", { name: "hosted", config: { codehostRepo } });
  const inputTriggers = { [id]: ["releases", "newIssues", "issueComments"] };
  const written = {
    writeReleaseNotes: true,
    writeChangelogs: true,
    styleGuide: { releaseNotes: { createFile: false } },
  };
  const config = { sourceRepos: [id], docsRepo: id, inputTriggers, ...written };
  await call("POST", "publications", { name: "Widget", config });
  await host.sendWebhooks(`${url}/webhooks/github`, SECRET);
  const list = async () => (await call<{ conversations: Conversation[] }>("GET", "conversations")).conversations;
  const readFirst = async () => (await list()).at(-1);
  const listComments = async (kind: string, number: number) =>
    (await host.api.call<EmulatedComment[]>("GET", `${AT}/${kind}/${number}/comments?per_page=100`)).filter(
      ({ user }) => user?.login === "octo",
    );

  history.add("feat: stream answers (#2)", "fix: keep the last line (#3)", "v1.1.0");
  host.push(history);
  await github("POST", "/releases", { tag_name: "v1.1.0", name: "v1.1.0" }, "token-of-a-test");
  await expect.poll(async () => (await readFirst())?.status).toBe("open");
  const conversation = await readFirst();
  const pull = (await host.api.pulls(HOSTED)).at(-1);
  expect(pull?.html_url).toBe(conversation?.outputUrl);
  const number = pull?.number ?? 0;
  const branch = conversation?.branch ?? "";
  const readChangelog = async () => (await host.api.changes(HOSTED, branch)).files.get("CHANGELOG.md") ?? "";
  expect(await readChangelog()).toContain("Stream answers");

  const line = { path: "CHANGELOG.md", line: 3, body: "Too much of it." };
  const { id: first } = await github<EmulatedComment>("POST", `/pulls/${number}/comments`, line);
  const source = `conversation_comments?source=github&externalId=${first}`;
  await expect
    .poll(async () => (await call<{ comments: object[] }>("GET", source)).comments)
    .toMatchObject([
      { message: line.body, workRequested: false, anchor: { filePath: "CHANGELOG.md", startLine: 3, endLine: 3 } },
    ]);
  host.api.threads.resolved.add(first);
  const comments = [
    { path: "CHANGELOG.md", position: 4, body: "/skip #2" },
    { path: "CHANGELOG.md", position: 5, body: "/reword #3 Keep every line of an answer" },
  ];
  await github("POST", `/pulls/${number}/reviews`, { event: "REQUEST_CHANGES", body: "", comments });
  await expect.poll(async () => (await listComments("issues", number)).length).toBe(1);
  expect(await readChangelog()).toContain("Keep every line of an answer");
  expect(await readChangelog()).not.toContain("Stream answers");
  const [reply] = await listComments("issues", number);
  expect(reply?.body).toContain(pull?.html_url);

  const again = { body: "@release-docs /restore #2", in_reply_to_id: first + 1 };
  await github("POST", `/pulls/${number}/comments`, again);
  await expect.poll(async () => (await listComments("pulls", number)).length).toBe(1);
  expect(await readChangelog()).toContain("Stream answers");

  await github("PUT", `/pulls/${number}/merge`, {}, "token-of-a-test");
  await expect.poll(async () => (await readFirst())?.status).toBe("merged");

  const issue = { title: "Say more", body: "@release-docs Document the last 2 commits." };
  const opened = await github<{ number: number }>("POST", "/issues", issue);
  await expect.poll(async () => (await listComments("issues", opened.number)).length).toBe(1);
  expect((await list()).map(({ status }) => status)).toEqual(["open", "merged"]);
  // Every reply came back as an event, and started nothing.
  expect(await listComments("issues", number)).toHaveLength(1);
  expect(program.log().filter(({ level }) => level === "error")).toEqual([]);
});
