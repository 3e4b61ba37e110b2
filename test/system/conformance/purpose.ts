import { expect } from "vitest";
import { HOSTED } from "../../support/github-host.ts";
import type { Section } from "./section.ts";

/** The interface, "What the service does". */
export const purpose: Section = {
  title: "What the service does",
  rows: {
    "A request runs in the background and opens pull requests in a docs repository": async (env) => {
      const { id: publication } = await env.addPublication(env.onGitHub);
      const written = await env.write({ publication, stage: false });
      const pull = await env.findPull(written);
      expect(written).toMatchObject({ status: "open", outputUrl: pull?.html_url });
      expect(pull?.body).toContain("Stream answers");
    },
    "A request opens pull requests in a docs repository on the second code host": async (env) => {
      const { secondRepo } = env;
      const { id: publication } = await env.addPublication({ sourceRepos: [secondRepo], docsRepo: secondRepo });
      const { status, branch } = await env.write({ publication, stage: false });
      expect([status, env.second.pulls.map((pull) => pull.branch)]).toEqual(["open", [branch]]);
    },
    "A publication ties a docs destination to sources, together with writing options and instructions": async (env) => {
      const { hosted, source } = env.connections;
      const draft = await env.stage({
        docsRepo: hosted,
        writeReleaseNotes: false,
        styleGuide: { changelogs: { path: "widget.md" } },
      });
      expect(draft.connectionId).toBe(source);
      const { files } = await env.github.api.changes(HOSTED, draft.branch);
      expect([...files.keys()]).toEqual(["widget.md"]);
    },
    "Instructions are reusable texts attached to publication slots through links": async (env) => {
      const content = "Keep the changelog in docs/OURS.md.";
      const { id } = await env.addInstruction({ content });
      for (let times = 0; times < 2; times += 1) {
        const { id: publicationId } = await env.addPublication({ writeReleaseNotes: false });
        await env.admin.ok.post(`/instructions/${id}/links`, { publicationId, slotType: "changelog" });
        const { branch } = await env.write({ publication: publicationId });
        expect([...env.history.changes(branch).files.keys()]).toEqual(["docs/OURS.md"]);
      }
    },
    "All bodies are JSON": async (env) => {
      for (const path of ["/me", "/jobs", "/nowhere"]) {
        expect((await env.admin.get(path)).headers["content-type"]).toMatch(/^application\/json/);
      }
    },
  },
};
