import { expect } from "vitest";
import { HOSTED } from "../../../support/github-host.ts";
import type { Section } from "../section.ts";
import { waitUntil } from "../wait-until.ts";
import type { World } from "../world.ts";

/** Only release notes. */
const NOTES = { writeReleaseNotes: true, writeChangelogs: false, writeDocumentation: false };

/** Release notes are a document of the docs repository (interface, "What the service does"). */
export const releaseNotesFiles: Section = {
  title: "Rules › release notes are a document",
  rows: {
    "one file per version in docs/release-notes/": async (world) => {
      const { branch } = await world.stage(NOTES);
      const { files } = world.history.changes(branch);
      expect([...files.keys()]).toEqual(["docs/release-notes/1.1.0.md"]);
      expect(files.get("docs/release-notes/1.1.0.md")).toContain("Stream answers");
    },
    "in release-notes/ where the repository has no docs/": async (world) => {
      const { branch } = await world.stage({ ...world.onGitHub, ...NOTES });
      const { files } = await world.github.api.changes(HOSTED, branch);
      expect([...files.keys()]).toEqual(["release-notes/1.1.0.md"]);
      expect(files.get("release-notes/1.1.0.md")).toContain("Stream answers");
    },
    "where the repository already keeps such files": async (world) => {
      const { history, source } = await world.addHistory();
      history.commit("docs: keep notes", { "guide/releases/v1.0.0.md": "# 1.0.0\n" });
      const { id: publication } = await world.addPublication({ ...NOTES, sourceRepos: [source], docsRepo: source });
      const { branch } = await world.write({ publication });
      expect([...history.changes(branch).files.keys()]).toEqual(["guide/releases/v1.1.0.md"]);
    },
    "at styleGuide.releaseNotes.path where it is set, also where the repository keeps others": async (world) => {
      const { history, source } = await world.addHistory();
      history.commit("docs: keep notes", { "docs/releases/v1.0.0.md": "# 1.0.0\n" });
      const styleGuide = { releaseNotes: { path: "news/{version}.md" } };
      const config = { ...NOTES, sourceRepos: [source], docsRepo: source, styleGuide };
      const { id: publication } = await world.addPublication(config);
      const { branch } = await world.write({ publication });
      expect([...history.changes(branch).files.keys()]).toEqual(["news/1.1.0.md"]);
    },
    "one file for each version that the changes span": async (world) => {
      const { id: publication } = await world.addPublication(NOTES);
      const { branch } = await world.write({ publication, changes: [{ releases: { count: 2 } }] });
      const files = [...world.history.changes(branch).files.keys()].sort();
      expect(files).toEqual(["docs/release-notes/1.0.0.md", "docs/release-notes/1.1.0.md"]);
    },
    "a job of a publication that writes release notes alone opens a pull request": async (world) => {
      const { id: publication } = await world.addPublication({ ...world.onGitHub, ...NOTES });
      const job = await world.admin.ok.post("/jobs", {
        docRequest: {
          title: "Version 1.1.0",
          body: "Write the release notes.",
          sourceConnection: HOSTED,
          publications: [publication],
          eventType: "release",
          changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
        },
      });
      expect(await ended(world, job.id)).toBe("done");
      const [output] = (await world.admin.ok.get("/conversations", { jobId: job.id })).conversations;
      expect(output).toMatchObject({ status: "open", outputUrl: expect.stringContaining(HOSTED) });
      const { files } = await world.github.api.changes(HOSTED, output?.branch ?? "");
      expect(files.get("release-notes/1.1.0.md")).toContain("Stream answers");
    },
  },
};

async function ended(world: World, jobId: string): Promise<string> {
  const isEnded = ({ state }: { state: string }) => state === "done" || state === "errored";
  return (await waitUntil(() => world.admin.ok.get(`/jobs/${jobId}`), isEnded)).state;
}
