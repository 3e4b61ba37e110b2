import { expect } from "vitest";
import { messageOf } from "../message-of.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
import { NAME, type World } from "../world.ts";
import { fields, is, text, time } from "./field-rows.ts";

export const publicationFields: Section = {
  title: "Fields › Publication",
  rows: {
    ...fields(
      async (world) => {
        const { id: publication } = await world.addPublication();
        await world.admin.ok.post(`/publications/${publication}/sync`, { wait: true });
        return world.admin.ok.get(`/publications/${publication}`);
      },
      {
        "name: string": text,
        "config: ModelsPublicationConfig": is(expect.objectContaining({ docsRepo: expect.any(String) })),
        "instructions: resolved instructions": is([]),
        "healthy: health, on retrieval": is(true),
        "syncedAt: sync time, on retrieval": time,
      },
    ),
  },
};

/** Writes a staged draft with this config of its publication, and with nothing of it. */
const written =
  (config: Parameters<World["stage"]>[0], check: (file: (path: string) => string | undefined, title: string) => void) =>
  async (world: World) => {
    const { branch, title } = await world.stage(config);
    const { files } = world.history.changes(branch);
    check((path) => files.get(path), title ?? "");
  };

export const publicationConfigFields: Section = {
  title: "Fields › ModelsPublicationConfig",
  rows: {
    "sourceRepos: list of source connections (connection IDs)": async (world) => {
      const { config } = await world.addPublication();
      expect(config?.sourceRepos).toEqual([world.connections.source]);
      await refused(world.askPublication({ sourceRepos: [NAME] }), 400);
    },
    "docsRepo: docs destination connection; a publication must set it": async (world) => {
      expect((await world.addPublication()).config?.docsRepo).toBe(world.connections.source);
      await refused(world.askPublication({ docsRepo: undefined }), 400, /docsRepo/);
      await refused(world.admin.post("/publications", { name: world.unique("bare") }), 400, /docsRepo/);
    },
    "inputTriggers: map keyed by connection ID; the allowed events depend on the connection type": async (world) => {
      const { source } = world.connections;
      const inputTriggers = { [source]: ["releases", "pullRequests", "newIssues", "issueComments"] };
      expect((await world.addPublication({ inputTriggers })).config?.inputTriggers).toEqual(inputTriggers);
      await refused(world.askPublication({ inputTriggers: { [source]: ["pushes"] } }), 400, /pushes/);
    },
    "writeDocumentation: whether documentation is written": async (world) => {
      for (const writeDocumentation of [true, false]) {
        const { branch } = await world.stage({ writeDocumentation });
        const { files } = world.history.changes(branch);
        expect(files.get("docs/install.md")).toBe(writeDocumentation ? "Use `octo/widget@v1.1.0`.\n" : undefined);
      }
    },
    "writeReleaseNotes: whether release notes are written": async (world) => {
      for (const writeReleaseNotes of [true, false]) {
        const told = messageOf(await world.stage({ writeReleaseNotes }), "releaseNotes");
        if (writeReleaseNotes) expect(told).toContain("Stream answers");
        else expect(told).toBeUndefined();
      }
    },
    "writeChangelogs: whether changelogs are written": async (world) => {
      await written({ writeChangelogs: true }, (file) => expect(file("CHANGELOG.md")).toContain("Stream answers"))(
        world,
      );
      await written({ writeChangelogs: false }, (file) => expect(file("CHANGELOG.md")).toBeUndefined())(world);
    },
    "styleGuide: nested per-type settings for documentation, release notes and changelogs": written(
      { styleGuide: { changelogs: { path: "HISTORY.md" }, releaseNotes: { path: "notes/{version}.md" } } },
      (file) => {
        expect(file("HISTORY.md")).toContain("Stream answers");
        expect(file("notes/1.1.0.md")).toContain("Stream answers");
      },
    ),
    "planningInstructions: text; planning guidance": written(
      { planningInstructions: "Keep the changelog in docs/CHANGES.md." },
      (file) => expect(file("docs/CHANGES.md")).toContain("Stream answers"),
    ),
    "prCommitInstructions: text; pull request commit guidance": written(
      { prCommitInstructions: 'Title pull requests "docs: {subject}"' },
      (_, title) => expect(title).toMatch(/^docs: /),
    ),
    "notifierConnection: the publication's notifier connection": async (world) => {
      const { channel, slack } = world.connections;
      expect((await world.addPublication({ notifierConnection: channel })).config?.notifierConnection).toBe(channel);
      await refused(world.askPublication({ notifierConnection: slack }), 400, /notifier|chatChannel/);
    },
  },
};
