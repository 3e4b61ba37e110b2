import { expect } from "vitest";
import { HOSTED } from "../../../support/github-host.ts";
import type { Section } from "../section.ts";

/** Only release notes. */
const NOTES = { writeReleaseNotes: true, writeChangelogs: false, writeDocumentation: false };

/** Release notes are a document of the docs repository (interface, "What the service does"). */
export const releaseNotesFiles: Section = {
  title: "Rules › release notes are a document",
  rows: {
    "where the repository already keeps such files": async (env) => {
      const { history, source } = await env.addHistory();
      history.commit("docs: keep notes", { "guide/releases/v1.0.0.md": "# 1.0.0\n" });
      const { id: publication } = await env.addPublication({ ...NOTES, sourceRepos: [source], docsRepo: source });
      const { branch } = await env.write({ publication });
      expect([...history.changes(branch).files.keys()]).toEqual(["guide/releases/v1.1.0.md"]);
    },
    "at styleGuide.releaseNotes.path where it is set, also where the repository keeps others": async (env) => {
      const { history, source } = await env.addHistory();
      history.commit("docs: keep notes", { "docs/releases/v1.0.0.md": "# 1.0.0\n" });
      const styleGuide = { releaseNotes: { path: "news/{version}.md" } };
      const config = { ...NOTES, sourceRepos: [source], docsRepo: source, styleGuide };
      const { id: publication } = await env.addPublication(config);
      const { branch } = await env.write({ publication });
      expect([...history.changes(branch).files.keys()]).toEqual(["news/1.1.0.md"]);
    },
    "one file for each version that the changes span": async (env) => {
      const { id: publication } = await env.addPublication(NOTES);
      const { branch } = await env.write({ publication, changes: [{ releases: { count: 2 } }] });
      const files = [...env.history.changes(branch).files.keys()].sort();
      expect(files).toEqual(["docs/release-notes/1.0.0.md", "docs/release-notes/1.1.0.md"]);
    },
    "a job of a publication that writes release notes alone opens a pull request": async (env) => {
      const { id: publication } = await env.addPublication({ ...env.onGitHub, ...NOTES });
      const request = { title: "Version 1.1.0", body: "Write the release notes.", eventType: "release" };
      const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
      const place = { sourceConnection: HOSTED, publications: [publication] };
      const [output] = await env.work({ ...request, ...place, changes });
      expect(output).toMatchObject({ status: "open", outputUrl: expect.stringContaining(HOSTED) });
      const { files } = await env.github.api.changes(HOSTED, output?.branch ?? "");
      expect(files.get("release-notes/1.1.0.md")).toContain("Stream answers");
    },
  },
};
