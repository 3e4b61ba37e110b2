import { expect } from "vitest";
import { NAME, type TestEnvironment } from "../environment.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";

/** Writes a staged draft with this config of its publication, and one without. */
const written =
  (
    config: Parameters<TestEnvironment["stage"]>[0],
    check: (file: (path: string) => string | undefined, title: string) => void,
  ) =>
  async (env: TestEnvironment) => {
    const { branch, title } = await env.stage(config);
    const { files } = env.history.changes(branch);
    check((path) => files.get(path), title ?? "");
  };

export const publicationConfigFields: Section = {
  title: "Fields › ModelsPublicationConfig",
  rows: {
    "sourceRepos: list of source connections (connection IDs)": async (env) => {
      const { config } = await env.addPublication();
      expect(config?.sourceRepos).toEqual([env.connections.source]);
      await refused(env.postPublication({ sourceRepos: [NAME] }), 400);
    },
    "docsRepo: docs destination connection; a publication must set it": async (env) => {
      expect((await env.addPublication()).config?.docsRepo).toBe(env.connections.source);
      await refused(env.postPublication({ docsRepo: undefined }), 400, /docsRepo/);
      await refused(env.admin.post("/publications", { name: env.unique("bare") }), 400, /docsRepo/);
    },
    "inputTriggers: map keyed by connection ID; the allowed events depend on the connection type": async (env) => {
      const { source } = env.connections;
      const inputTriggers = { [source]: ["releases", "pullRequests", "newIssues", "issueComments"] };
      expect((await env.addPublication({ inputTriggers })).config?.inputTriggers).toEqual(inputTriggers);
      await refused(env.postPublication({ inputTriggers: { [source]: ["pushes"] } }), 400, /pushes/);
    },
    "planningInstructions: text; planning guidance": written(
      { planningInstructions: "Keep the changelog in docs/CHANGES.md." },
      (file) => expect(file("docs/CHANGES.md")).toContain("Stream answers"),
    ),
    "prCommitInstructions: text; pull request commit guidance": written(
      { prCommitInstructions: 'Title pull requests "docs: {subject}"' },
      (_, title) => expect(title).toMatch(/^docs: /),
    ),
    "notifierConnection: the publication's notifier connection": async (env) => {
      const { channel, slack } = env.connections;
      expect((await env.addPublication({ notifierConnection: channel })).config?.notifierConnection).toBe(channel);
      await refused(env.postPublication({ notifierConnection: slack }), 400, /notifier|chatChannel/);
    },
  },
};
