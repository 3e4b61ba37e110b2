import { expect } from "vitest";
import { HOSTED } from "../../support/github-host.ts";
import { say } from "./say.ts";
import type { Section } from "./section.ts";
import { waitUntil } from "./wait-until.ts";

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
    "A request runs in the background and opens staged drafts": async (env) => {
      expect(await env.stage()).toMatchObject({ status: "staged", staged: true, branch: expect.any(String) });
    },
    "A job is polled until it is done or errored, and jobs can be listed": async (env) => {
      const jobRequest = { title: "Version 1.1.0", body: "Write.", sourceConnection: env.connections.source };
      const { id } = await env.admin.ok.post("/jobs", {
        docRequest: { ...jobRequest, publications: [env.publication.id] },
      });
      await waitUntil(
        () => env.admin.ok.get(`/jobs/${id}`),
        ({ state }) => state === "done",
      );
      expect((await env.admin.ok.get("/jobs")).jobs.map((job) => job.id)).toContain(id);
    },
    "Connections link the service to repositories, a chat channel, a notes tool and an issue tracker": async (env) => {
      const { connections } = await env.admin.ok.get("/connections", { pageSize: 200 });
      const types = ["codehostRepo", "chatChannel", "notesTool", "tracker"];
      expect(connections.map(({ type }) => type)).toEqual(expect.arrayContaining(types));
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
      const { id } = await env.admin.ok.post("/instructions", {
        name: env.unique("place"),
        type: "changelog",
        content,
      });
      for (let times = 0; times < 2; times += 1) {
        const { id: publicationId } = await env.addPublication({ writeReleaseNotes: false });
        await env.admin.ok.post(`/instructions/${id}/links`, { publicationId, slotType: "changelog" });
        const { branch } = await env.write({ publication: publicationId });
        expect([...env.history.changes(branch).files.keys()]).toEqual(["docs/OURS.md"]);
      }
    },
    "Conversations record work done for a publication; they hold entries, comments and turns": async (env) => {
      const { id, entries } = await env.draft();
      const comment = await say(env, id, "Nice.");
      const turnId = entries?.find(({ kind }) => kind === "draft")?.turnId;
      expect([turnId, comment.conversationId]).toEqual([expect.stringMatching(/^trn-/), id]);
    },
    "Users are listed and fetched; audit logs record actions in the organization": async (env) => {
      const [user] = (await env.admin.ok.get("/users")).users;
      expect(await env.admin.ok.get(`/users/${user?.id ?? ""}`)).toEqual(user);
      expect((await env.admin.ok.get("/audit_logs", { summary: "%connection%" })).auditLogs.length).toBeGreaterThan(0);
    },
    "All bodies are JSON": async (env) => {
      for (const path of ["/me", "/jobs", "/nowhere"]) {
        expect((await env.admin.get(path)).headers["content-type"]).toMatch(/^application\/json/);
      }
    },
  },
};
