import { expect } from "vitest";
import { NAME, type TestEnvironment } from "../environment.ts";
import { messageOf } from "../message-of.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
import type { Shown } from "../shown.ts";

const [CHANGELOG, DOCUMENT, NOTES] = ["CHANGELOG.md", "docs/install.md", "docs/release-notes/1.1.0.md"];

/** What a publication's config leaves out (interface, "ModelsPublicationConfig"). */
export const publicationFlags: Section = {
  title: "Rules › publication flags",
  rows: {
    "one write flag is true: the others are false": async (env) => {
      expect((await written(env, { writeChangelogs: true })).files).toEqual([CHANGELOG]);
      expect((await written(env, { writeDocumentation: true })).files).toEqual([DOCUMENT]);
      expect((await written(env, { writeReleaseNotes: true })).files).toEqual([NOTES]);
    },
    "two write flags are true: the third is false": async (env) => {
      const { files } = await written(env, { writeChangelogs: true, writeReleaseNotes: true });
      expect(files).toEqual([CHANGELOG, NOTES]);
    },
    "a write flag is false, and none is true: the others are on": async (env) => {
      expect((await written(env, { writeDocumentation: false })).files).toEqual([CHANGELOG, NOTES]);
    },
    "every write flag is false: nothing is written": async (env) => {
      const none = { writeDocumentation: false, writeReleaseNotes: false, writeChangelogs: false };
      const { files, conversation } = await written(env, none);
      expect(files).toEqual([]);
      expect(messageOf(conversation, "releaseNotes") ?? "").toBe("");
    },
    "no write flag is set: all three are on": async (env) => {
      expect((await written(env, {})).files).toEqual([CHANGELOG, DOCUMENT, NOTES]);
    },
    "a write flag that is null is not set": async (env) => {
      const none = { writeDocumentation: null, writeReleaseNotes: null, writeChangelogs: null };
      expect((await written(env, none)).files).toEqual([CHANGELOG, DOCUMENT, NOTES]);
      expect((await written(env, { ...none, writeChangelogs: true })).files).toEqual([CHANGELOG]);
    },
    "docsRepo alone is valid; it is then its own source": async (env) => {
      const { history, source } = await env.addHistory();
      const name = env.unique("alone");
      const { id, config } = await env.admin.ok.post("/publications", { name, config: { docsRepo: source } });
      expect(config).toMatchObject({ docsRepo: source, sourceRepos: [source] });
      const conversation = await env.write({ publication: id });
      expect(conversation.connectionId).toBe(source);
      expect(history.changes(conversation.branch).files.get(CHANGELOG)).toContain("Stream answers");
      const docRequest = { title: "Version 1.1.0", body: "Write.", sourceConnection: source };
      expect(await env.work(docRequest)).toMatchObject([{ publicationId: id }]);
    },
    "docsRepo alone, on replacing a publication": async (env) => {
      const { source } = env.connections;
      const { id, name } = await env.addPublication();
      const { config } = await env.admin.ok.put(`/publications/${id}`, { name, config: { docsRepo: source } });
      expect(config).toMatchObject({ docsRepo: source, sourceRepos: [source] });
      await refused(env.admin.put(`/publications/${id}`, { name, config: { sourceRepos: [source] } }), 400, /docsRepo/);
    },
  },
};

/** Runs a publication with these flags on the repository and returns the changed files, sorted. */
async function written(env: TestEnvironment, flags: object): Promise<{ files: string[]; conversation: Shown }> {
  const { source } = env.connections;
  const config = { sourceRepos: [source], docsRepo: source, ...flags };
  const { id: publication } = await env.admin.ok.post("/publications", { name: env.unique(NAME), config });
  const conversation = await env.write({ publication });
  return { files: [...env.history.changes(conversation.branch).files.keys()].sort(), conversation };
}
