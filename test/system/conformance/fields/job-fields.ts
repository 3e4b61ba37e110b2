import { expect } from "vitest";
import { HOSTED } from "../../../support/github-host.ts";
import { NAME, NOTION_PAGE, type TestEnvironment } from "../environment.ts";
import { messageOf } from "../message-of.ts";
import type { Section } from "../section.ts";
import { type Fields, fields, id, is } from "./field-rows.ts";

export const jobFields: Section = {
  title: "Fields › Job",
  rows: fields(async (env) => env.admin.ok.get(`/jobs/${(await env.draft()).jobId}`), {
    "id: string, job identifier": id("job"),
    "orgId: string, owning organization": id("org"),
    "type: string, the kind of job created by create-job is doc-request": is("doc-request"),
    "state: string, requested, running, done, errored": is("done"),
  }),
};

const DOC_REQUEST = { title: "Version 1.1.0", body: "Write.", sourceConnection: NAME };

/** Creates a job with these additional fields, and asserts that a wrong type is refused with the field's name. */
const takes = (more: Fields, wrong: Fields) => async (env: TestEnvironment) => {
  const base = { ...DOC_REQUEST, publications: [env.publication.id] };
  await env.admin.ok.post("/jobs", { docRequest: { ...base, ...more } });
  expect(env.status).toBe(201);
  const answer = await env.admin.post("/jobs", { docRequest: { ...base, ...more, ...wrong } });
  expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining(Object.keys(wrong)[0] ?? "") } });
};

export const docRequestFields: Section = {
  title: "Fields › Job request object",
  rows: {
    "title: string, required; used to name pull requests and commits": async (env) => {
      const title = env.unique("Streams");
      const { id: publication } = await env.addPublication(env.onGitHub);
      const job = await env.admin.ok.post("/jobs", {
        docRequest: {
          ...DOC_REQUEST,
          title,
          sourceConnection: HOSTED,
          publications: [publication],
          changes: [{ commits: { count: 2 } }],
        },
      });
      const [output] = (await env.admin.ok.get("/conversations", { jobId: job.id })).conversations;
      const settled = await env.settle(output?.id ?? "");
      expect((await env.findPull(settled))?.title).toContain(title);
      const { messages } = await env.github.api.changes(HOSTED, settled.branch);
      expect(messages.join("\n")).toContain(title);
    },
    "body: string, required; what is to be written": takes({}, { body: "" }),
    "comments: array of string; additional requests": async (env) => {
      const { id: publication } = await env.addPublication();
      const { id: job } = await env.admin.ok.post("/jobs", {
        docRequest: {
          ...DOC_REQUEST,
          publications: [publication],
          changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
          comments: ["Leave out #3."],
        },
      });
      const [output] = (await env.admin.ok.get("/conversations", { jobId: job })).conversations;
      expect(messageOf(await env.settle(output?.id ?? ""), "releaseNotes")).not.toContain("Stream answers");
      await takes({ comments: [] }, { comments: "Leave out #3." })(env);
    },
    "labels: array of string": async (env) => {
      const publications = [env.publication.id];
      const { id } = await env.admin.ok.post("/jobs", {
        docRequest: { ...DOC_REQUEST, publications, labels: ["ours"] },
      });
      expect((await env.admin.ok.get(`/jobs/${id}`)).labels).toEqual(["ours"]);
      await takes({ labels: [] }, { labels: [1] })(env);
    },
    "time: string, timestamp (RFC 3339)": takes({ time: "2026-01-01T12:00:00+02:00" }, { time: "yesterday" }),
    "publications: array of string; publication IDs or names": takes({}, { publications: "all" }),
    "sourceConnection: string, required; connection ID or name": takes({}, { sourceConnection: 1 }),
    "relevantLinks: array of string; links to extra content": takes({ relevantLinks: [] }, { relevantLinks: {} }),
    "relevantLinks: from any readable connection": async (env) => {
      const link = `https://www.notion.so/Streams-${NOTION_PAGE.id.replaceAll("-", "")}`;
      const { id: publication } = await env.addPublication();
      const conversation = await env.write({ publication, relevantLinks: [link] });
      expect(messageOf(conversation, "links")).toContain(NOTION_PAGE.title);
    },
    "relevantLinks: public web pages": async (env) => {
      const { url, title } = env.github.page;
      const { id: publication } = await env.addPublication();
      expect(messageOf(await env.write({ publication, relevantLinks: [url] }), "links")).toContain(title);
      const unread = await env.write({
        publication,
        relevantLinks: [`${url}/nothing`],
        changes: [{ commits: { count: 1 } }],
      });
      expect(messageOf(unread, "notice")).toContain(`${url}/nothing`);
    },
    "eventType: string, release or merge": takes({ eventType: "merge" }, { eventType: "push" }),
    "changes: array of change selector": takes({ changes: [{ releases: { count: 1 } }] }, { changes: {} }),
  },
};
