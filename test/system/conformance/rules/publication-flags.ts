import { expect } from "vitest";
import { messageOf } from "../message-of.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
import type { Shown } from "../shown.ts";
import { NAME, type World } from "../world.ts";

const [CHANGELOG, DOCUMENT, NOTES] = ["CHANGELOG.md", "docs/install.md", "docs/release-notes/1.1.0.md"];

/** What a publication's config leaves out (interface, "ModelsPublicationConfig"). */
export const publicationFlags: Section = {
  title: "Rules › publication flags",
  rows: {
    "one write flag is true: the others are false": async (world) => {
      expect((await written(world, { writeChangelogs: true })).files).toEqual([CHANGELOG]);
      expect((await written(world, { writeDocumentation: true })).files).toEqual([DOCUMENT]);
      expect((await written(world, { writeReleaseNotes: true })).files).toEqual([NOTES]);
    },
    "two write flags are true: the third is false": async (world) => {
      const { files } = await written(world, { writeChangelogs: true, writeReleaseNotes: true });
      expect(files).toEqual([CHANGELOG, NOTES]);
    },
    "a write flag is false, and none is true: the others are on": async (world) => {
      expect((await written(world, { writeDocumentation: false })).files).toEqual([CHANGELOG, NOTES]);
    },
    "every write flag is false: nothing is written": async (world) => {
      const none = { writeDocumentation: false, writeReleaseNotes: false, writeChangelogs: false };
      const { files, conversation } = await written(world, none);
      expect(files).toEqual([]);
      expect(messageOf(conversation, "releaseNotes") ?? "").toBe("");
    },
    "no write flag is set: all three are on": async (world) => {
      expect((await written(world, {})).files).toEqual([CHANGELOG, DOCUMENT, NOTES]);
    },
    "a write flag that is null is not set": async (world) => {
      const none = { writeDocumentation: null, writeReleaseNotes: null, writeChangelogs: null };
      expect((await written(world, none)).files).toEqual([CHANGELOG, DOCUMENT, NOTES]);
      expect((await written(world, { ...none, writeChangelogs: true })).files).toEqual([CHANGELOG]);
    },
    "docsRepo alone is valid; it is then its own source": async (world) => {
      const { history, source } = await world.addHistory();
      const name = world.unique("alone");
      const { id, config } = await world.admin.ok.post("/publications", { name, config: { docsRepo: source } });
      expect(config).toMatchObject({ docsRepo: source, sourceRepos: [source] });
      const conversation = await world.write({ publication: id });
      expect(conversation.connectionId).toBe(source);
      expect(history.changes(conversation.branch).files.get(CHANGELOG)).toContain("Stream answers");
      const docRequest = { title: "Version 1.1.0", body: "Write.", sourceConnection: source };
      const job = await world.admin.ok.post("/jobs", { docRequest });
      const { conversations } = await world.admin.ok.get("/conversations", { jobId: job.id });
      expect(conversations).toMatchObject([{ publicationId: id }]);
      await world.settle(conversations[0]?.id ?? "");
    },
    "docsRepo alone, on replacing a publication": async (world) => {
      const { source } = world.connections;
      const { id, name } = await world.addPublication();
      const { config } = await world.admin.ok.put(`/publications/${id}`, { name, config: { docsRepo: source } });
      expect(config).toMatchObject({ docsRepo: source, sourceRepos: [source] });
      await refused(
        world.admin.put(`/publications/${id}`, { name, config: { sourceRepos: [source] } }),
        400,
        /docsRepo/,
      );
    },
  },
};

/** Has a publication with these flags write on the repository; the files in order. */
async function written(world: World, flags: object): Promise<{ files: string[]; conversation: Shown }> {
  const { source } = world.connections;
  const config = { sourceRepos: [source], docsRepo: source, ...flags };
  const { id: publication } = await world.admin.ok.post("/publications", { name: world.unique(NAME), config });
  const conversation = await world.write({ publication });
  return { files: [...world.history.changes(conversation.branch).files.keys()].sort(), conversation };
}
