import { expect } from "vitest";
import { HOSTED } from "../../../support/github-host.ts";
import { NAME, type TestEnvironment } from "../environment.ts";
import type { Section } from "../section.ts";
import type { Fields } from "./field-rows.ts";

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
      const changes = [{ commits: { count: 2 } }];
      const place = { sourceConnection: HOSTED, publications: [publication] };
      const [output] = await env.work({ ...DOC_REQUEST, title, ...place, changes });
      const pull = await env.findPull(output ?? expect.unreachable());
      expect(pull?.title).toContain(title);
      const { messages } = await env.github.api.changes(HOSTED, pull?.head.ref ?? "");
      expect(messages.join("\n")).toContain(title);
    },
    "body: string, required; what is to be written": takes({}, { body: "" }),
    "comments: array of string; additional requests": takes({ comments: [] }, { comments: "Leave out #3." }),
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
    "eventType: string, release or merge": takes({ eventType: "merge" }, { eventType: "push" }),
    "changes: array of change selector": takes({ changes: [{ releases: { count: 1 } }] }, { changes: {} }),
  },
};
