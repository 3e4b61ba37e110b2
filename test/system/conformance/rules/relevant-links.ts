import { expect } from "vitest";
import { HOSTED, ISSUE, MERGED } from "../../../support/github-host.ts";
import type { Caller } from "../caller.ts";
import { JIRA_ITEM, NOTION_PAGE } from "../connected-products.ts";
import type { TestEnvironment } from "../environment.ts";
import { messageOf, messagesOf } from "../message-of.ts";
import type { Section } from "../section.ts";

/** The permissions to request work, without any on connections. */
const WRITER = ["conversation:create", "conversation:get", "publication:get"];

/** `relevantLinks` come from any connection that the requester may read (interface, "Job request object"). */
export const relevantLinks: Section = {
  title: "Rules › relevantLinks through connections",
  rows: {
    "an issue of the code host, behind the connection's token": async (env) => {
      await reads(env, issueUrl(env), ISSUE.title);
    },
    "a pull request of the code host, behind the connection's token": async (env) => {
      await reads(env, `${env.github.url}/${HOSTED}/pull/${MERGED}`, "stream answers");
    },
    "a file of the code host, behind the connection's token": async (env) => {
      await reads(env, `${env.github.url}/${HOSTED}/blob/main/README.md`, "Widget");
    },
    "an item of the tracker": async (env) => {
      await reads(env, `${env.jira.url}/browse/${JIRA_ITEM.key}`, JIRA_ITEM.summary);
    },
    "a page of the notes tool": async (env) => {
      const url = `https://www.notion.so/Streams-${NOTION_PAGE.id.replaceAll("-", "")}`;
      await reads(env, url, NOTION_PAGE.title);
    },
    "several links at once, each through its own connection": async (env) => {
      const relevant = [issueUrl(env), `${env.jira.url}/browse/${JIRA_ITEM.key}`, env.github.page.url];
      const { links, notices } = await linked(env, relevant);
      for (const title of [ISSUE.title, JIRA_ITEM.summary, env.github.page.title]) expect(links).toContain(title);
      for (const url of relevant) expect(notices).not.toContain(url);
    },
    "what the connection does not have adds a notice": async (env) => {
      const missing = `${env.github.url}/${HOSTED}/issues/4711`;
      const { links, notices } = await linked(env, [missing, issueUrl(env)]);
      expect(notices).toContain(missing);
      expect(links).toContain(ISSUE.title);
    },
    "a requester who may not read the connection gets nothing through it": async (env) => {
      const guest = await env.inviteWith(WRITER);
      const urls = [issueUrl(env), `${env.jira.url}/browse/${JIRA_ITEM.key}`];
      const { links, notices } = await linked(env, urls, guest);
      for (const title of [ISSUE.title, JIRA_ITEM.summary]) expect(links).not.toContain(title);
      for (const url of urls) expect(notices).toContain(url);
    },
    "a requester whose role may read connections gets it": async (env) => {
      const guest = await env.inviteWith([...WRITER, "connection:get"]);
      expect((await linked(env, [issueUrl(env)], guest)).links).toContain(ISSUE.title);
    },
    "the token of a connection goes to its own product only": async (env) => {
      await linked(env, [`${env.slack.url}/page`, issueUrl(env)]);
      const sent = env.slack.received.filter(({ url }) => url === "/page");
      expect(sent.length).toBeGreaterThan(0);
      for (const { headers } of sent) expect(headers.authorization).toBeUndefined();
    },
  },
};

function issueUrl({ github }: TestEnvironment): string {
  return `${github.url}/${HOSTED}/issues/${ISSUE.number}`;
}

async function reads(env: TestEnvironment, url: string, says: string): Promise<void> {
  const { links, notices } = await linked(env, [url]);
  expect(links).toContain(says);
  expect(notices).not.toContain(url);
}

/** The `links` entry of a conversation with these links. */
async function linked(env: TestEnvironment, urls: readonly string[], caller: Caller = env.admin) {
  const { id: publication } = await env.addPublication();
  const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
  const request = { body: "Write.", publication, stage: true, changes, relevantLinks: urls };
  const conversation = await env.settle((await caller.ok.post("/conversations/", request)).id);
  return {
    links: messageOf(conversation, "links") ?? "",
    notices: messagesOf(conversation, "notice").join("\n"),
  };
}
