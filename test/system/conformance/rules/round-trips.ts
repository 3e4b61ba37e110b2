import { expect } from "vitest";
import type { Section } from "../section.ts";

/** The output of GET is valid input of PUT. */
export const roundTrips: Section = {
  title: "Rules › GET output is PUT input",
  rows: {
    "a publication that is put back unchanged changes nothing": async (env) => {
      const { source, channel } = env.connections;
      const library = await env.addInstruction();
      const { id } = await env.admin.ok.post("/publications", {
        name: env.unique("round trip"),
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
      const shown = await env.admin.ok.get(`/publications/${id}`);
      const listed = (await env.admin.ok.get("/instructions", { pageSize: 200 })).instructions;
      for (let times = 0; times < 2; times += 1) {
        const { updatedAt } = await env.admin.ok.get(`/publications/${id}`);
        const put = await env.admin.ok.put(`/publications/${id}`, { ...shown, updatedAt });
        expect(put).toEqual({ ...shown, updatedAt: expect.any(String) });
        expect(await env.admin.ok.get(`/publications/${id}`)).toEqual(put);
      }
      expect((await env.admin.ok.get("/instructions", { pageSize: 200 })).instructions).toEqual(listed);
    },
    "a publication is put back after a health check and a sync": async (env) => {
      const { id } = await env.addPublication();
      await env.admin.ok.post(`/publications/${id}/sync`, { wait: true });
      await env.admin.ok.get(`/publications/${id}/health`);
      const shown = await env.admin.ok.get(`/publications/${id}`);
      const put = await env.admin.ok.put(`/publications/${id}`, shown);
      expect(put).toEqual({ ...shown, updatedAt: expect.any(String) });
    },
    "a resolved instruction's extra fields are ignored": async (env) => {
      const { id, name, config } = await env.addPublication();
      const instructions = [{ slotType: "planning", content: "Plan.", position: 7, global: false, note: "ours" }];
      const put = await env.admin.ok.put(`/publications/${id}`, { name, config, instructions });
      expect(put.instructions).toMatchObject([{ slotType: "planning", content: "Plan.", position: 0 }]);
    },
    "a connection is put back with its masked secrets": async (env) => {
      for (const config of [
        { notesTool: { integrationKey: env.notion.token, baseUrl: env.notion.url } },
        { tracker: { baseUrl: env.jira.url, email: env.jira.email, token: env.jira.token } },
        { codehostRepo: env.repository },
      ]) {
        const { id } = await env.addConnection(config);
        const shown = await env.admin.ok.get(`/connections/${id}`);
        const put = await env.admin.ok.put(`/connections/${id}`, shown);
        expect(put).toEqual({ ...shown, updatedAt: expect.any(String) });
        expect(await env.admin.ok.get(`/connections/${id}/health`)).toMatchObject({ status: "healthy" });
      }
    },
    "an instruction is put back": async (env) => {
      const shown = await env.addInstruction();
      const put = await env.admin.ok.put(`/instructions/${shown.id}`, shown);
      expect(put).toEqual({ ...shown, updatedAt: expect.any(String) });
    },
    "unknown fields of styleGuide are kept and returned": async (env) => {
      const styleGuide = {
        tone: "plain",
        rules: [{ say: "use" }],
        documentation: { audience: "maintainers" },
        releaseNotes: { path: "notes/{version}.md", emoji: false },
        changelogs: { path: "HISTORY.md", names: { added: "New" } },
      };
      const { id, name, config } = await env.addPublication({ styleGuide });
      expect(config.styleGuide).toEqual(styleGuide);
      expect((await env.admin.ok.get(`/publications/${id}`)).config.styleGuide).toEqual(styleGuide);
      const put = await env.admin.ok.put(`/publications/${id}`, { name, config });
      expect(put.config.styleGuide).toEqual(styleGuide);
      const { branch } = await env.write({ publication: id });
      expect(env.history.changes(branch).files.get("HISTORY.md")).toContain("Stream answers");
    },
    "unknown fields of anchor are kept and returned": async (env) => {
      const { id } = await env.draft();
      const anchor = {
        filePath: "CHANGELOG.md",
        anchoredFileSha: "0".repeat(40),
        lineStart: 3,
        lineEnd: 4,
        range: { from: { line: 3, column: 1 } },
        side: "RIGHT",
      };
      const comment = { body: "Here.", workRequested: false, anchor };
      const made = await env.admin.ok.post(`/conversations/${id}/comments`, comment);
      expect(made.anchor).toEqual(anchor);
      const listed = await env.admin.ok.get("/conversation_comments", { ids: made.id });
      expect(listed.comments).toEqual([made]);
      const edited = await env.admin.ok.patch(`/conversation_comments/${made.id}`, { message: "There." });
      expect(edited.anchor).toEqual(anchor);
    },
  },
};
