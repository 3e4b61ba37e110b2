import { expect } from "vitest";
import type { Section } from "../section.ts";

/** What GET shows is what PUT takes. */
export const roundTrips: Section = {
  title: "Rules › GET output is PUT input",
  rows: {
    "a publication that is put back unchanged changes nothing": async (world) => {
      const { source, channel } = world.connections;
      const library = await world.admin.ok.post("/instructions", {
        name: world.unique("ours"),
        type: "changelog",
        content: "Leave out dependency updates.",
      });
      const { id } = await world.admin.ok.post("/publications", {
        name: world.unique("round trip"),
        config: {
          sourceRepos: [source],
          docsRepo: source,
          inputTriggers: { [source]: ["releases"] },
          writeChangelogs: true,
          styleGuide: { changelogs: { path: "HISTORY.md" } },
          planningInstructions: "Plan.",
          notifierConnection: channel,
        },
        instructions: [
          { slotType: "changelog", instructionId: library.id },
          { slotType: "planning", content: "Plan.", name: "Planning" },
          { slotType: "changelog", content: "Second." },
        ],
      });
      const shown = await world.admin.ok.get(`/publications/${id}`);
      const listed = (await world.admin.ok.get("/instructions", { pageSize: 200 })).instructions;
      for (let times = 0; times < 2; times += 1) {
        const { updatedAt } = await world.admin.ok.get(`/publications/${id}`);
        const put = await world.admin.ok.put(`/publications/${id}`, { ...shown, updatedAt });
        expect(put).toEqual({ ...shown, updatedAt: expect.any(String) });
        expect(await world.admin.ok.get(`/publications/${id}`)).toEqual(put);
      }
      expect((await world.admin.ok.get("/instructions", { pageSize: 200 })).instructions).toEqual(listed);
    },
    "a publication that health and sync were asked of is put back": async (world) => {
      const { id } = await world.addPublication();
      await world.admin.ok.post(`/publications/${id}/sync`, { wait: true });
      await world.admin.ok.get(`/publications/${id}/health`);
      const shown = await world.admin.ok.get(`/publications/${id}`);
      const put = await world.admin.ok.put(`/publications/${id}`, shown);
      expect(put).toEqual({ ...shown, updatedAt: expect.any(String) });
    },
    "a resolved instruction's extra fields are ignored": async (world) => {
      const { id, name, config } = await world.addPublication();
      const instructions = [{ slotType: "planning", content: "Plan.", position: 7, global: false, note: "ours" }];
      const put = await world.admin.ok.put(`/publications/${id}`, { name, config, instructions });
      expect(put.instructions).toMatchObject([{ slotType: "planning", content: "Plan.", position: 0 }]);
    },
    "a connection is put back with its masked secrets": async (world) => {
      for (const config of [
        { notesTool: { integrationKey: world.notion.token, baseUrl: world.notion.url } },
        { tracker: { baseUrl: world.jira.url, email: world.jira.email, token: world.jira.token } },
        { codehostRepo: world.repository },
      ]) {
        const { id } = await world.addConnection(config);
        const shown = await world.admin.ok.get(`/connections/${id}`);
        const put = await world.admin.ok.put(`/connections/${id}`, shown);
        expect(put).toEqual({ ...shown, updatedAt: expect.any(String) });
        expect(await world.admin.ok.get(`/connections/${id}/health`)).toMatchObject({ status: "healthy" });
      }
    },
    "an instruction is put back": async (world) => {
      const written = { name: world.unique("ours"), type: "planning", content: "Plan." };
      const shown = await world.admin.ok.post("/instructions", written);
      const put = await world.admin.ok.put(`/instructions/${shown.id}`, shown);
      expect(put).toEqual({ ...shown, updatedAt: expect.any(String) });
    },
    "unknown fields of styleGuide are kept and returned": async (world) => {
      const styleGuide = {
        tone: "plain",
        rules: [{ say: "use" }],
        documentation: { audience: "maintainers" },
        releaseNotes: { path: "notes/{version}.md", emoji: false },
        changelogs: { path: "HISTORY.md", sections: { added: "New" } },
      };
      const { id, name, config } = await world.addPublication({ styleGuide });
      expect(config.styleGuide).toEqual(styleGuide);
      expect((await world.admin.ok.get(`/publications/${id}`)).config.styleGuide).toEqual(styleGuide);
      const put = await world.admin.ok.put(`/publications/${id}`, { name, config });
      expect(put.config.styleGuide).toEqual(styleGuide);
      const { branch } = await world.write({ publication: id });
      expect(world.history.changes(branch).files.get("HISTORY.md")).toContain("Stream answers");
    },
    "unknown fields of anchor are kept and returned": async (world) => {
      const { id } = await world.draft();
      const anchor = {
        filePath: "CHANGELOG.md",
        anchoredFileSha: "0".repeat(40),
        lineStart: 3,
        lineEnd: 4,
        range: { from: { line: 3, column: 1 } },
        side: "RIGHT",
      };
      const asked = { body: "Here.", workRequested: false, anchor };
      const made = await world.admin.ok.post(`/conversations/${id}/comments`, asked);
      expect(made.anchor).toEqual(anchor);
      const listed = await world.admin.ok.get("/conversation_comments", { ids: made.id });
      expect(listed.comments).toEqual([made]);
      const edited = await world.admin.ok.patch(`/conversation_comments/${made.id}`, { message: "There." });
      expect(edited.anchor).toEqual(anchor);
    },
  },
};
