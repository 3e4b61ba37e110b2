import { expect } from "vitest";
import { messageOf } from "./message-of.ts";
import type { Section } from "./section.ts";
import { waitUntil } from "./wait-until.ts";
import { NAME, type World } from "./world.ts";

/** The interface, "Events". */
export const eventSections: readonly Section[] = [
  {
    title: "Events › audit log type",
    rows: {
      "error: general error event": async (world) => {
        const { id } = await world.write({ changes: [{ tags: { start: "v1.0.0", end: "v6.6.6" } }] });
        await told(world, "error", { conversationId: id });
      },
      "assessment-pending: assessment queued for review": async (world) => {
        await told(world, "assessment-pending", { conversationId: (await world.draft()).id });
      },
      "assessment-generate-release-notes: assessment for release note generation": async (world) => {
        await told(world, "assessment-generate-release-notes", { conversationId: (await world.draft()).id });
      },
      "assessment-edit-documentation: assessment for documentation edits": async (world) => {
        const { id } = await world.stage({ writeDocumentation: true });
        await told(world, "assessment-edit-documentation", { conversationId: id });
      },
      "assessment-create-documentation: assessment for new documentation": async (world) => {
        const releaseNotes = { path: `docs/${world.unique("notes").replace(" ", "-")}/{version}.md` };
        const { id } = await world.stage({ styleGuide: { releaseNotes } });
        await told(world, "assessment-create-documentation", { conversationId: id });
      },
      "assessment-general-updates: assessment for general updates": async (world) => {
        await told(world, "assessment-general-updates", { conversationId: (await world.draft()).id });
      },
      "assessment-combine-pr: assessment for combining a pull request": async (world) => {
        const { id: publication } = await world.addPublication(world.onGitHub);
        await world.write({ publication, stage: false, changes: [{ commits: { count: 1 } }] });
        const { id } = await world.write({ publication, stage: false, changes: [{ commits: { count: 2 } }] });
        await told(world, "assessment-combine-pr", { conversationId: id });
      },
      "assessment-github-operations: assessment for operations on the code host": async (world) => {
        const { id: publication } = await world.addPublication(world.onGitHub);
        const { id } = await world.write({ publication, stage: false });
        await told(world, "assessment-github-operations", { conversationId: id });
      },
      "action-create: create action": async (world) => {
        const { id } = await world.addPublication();
        await told(world, "action-create", { publicationId: id });
        const connection = await world.addRepository();
        await told(world, "action-create", { connectionId: connection.id });
      },
      "action-delete: delete action": async (world) => {
        const { id } = await world.addPublication();
        await world.admin.ok.delete(`/publications/${id}`);
        await told(world, "action-delete", { publicationId: id });
      },
      "action-update: update action": async (world) => {
        const { id, name } = await world.addPublication();
        const { source } = world.connections;
        await world.admin.ok.put(`/publications/${id}`, { name, config: { sourceRepos: [source], docsRepo: source } });
        await told(world, "action-update", { publicationId: id });
      },
      "connection-sync: connection sync event": async (world) => {
        const { id } = await world.addRepository();
        await world.admin.ok.post(`/connections/${id}/sync`, { wait: true });
        await told(world, "connection-sync", { connectionId: id });
      },
      "connection-health-check: connection health check event": async (world) => {
        const { id } = await world.addRepository();
        await world.admin.ok.get(`/connections/${id}/health`);
        await told(world, "connection-health-check", { connectionId: id });
      },
      "publication-health-check: publication health check event": async (world) => {
        const { id } = await world.addPublication();
        await world.admin.ok.get(`/publications/${id}/health`);
        await told(world, "publication-health-check", { publicationId: id });
      },
    },
  },
  {
    title: "Events",
    rows: {
      "2. a repository connection lists allowedTriggerEvents of pullRequests, newIssues, issueComments, releases":
        async (world) => {
          const { connections } = await world.admin.ok.get("/connections", { type: "codehostRepo" });
          const events = ["pullRequests", "newIssues", "issueComments", "releases"];
          for (const { allowedTriggerEvents } of connections) expect(allowedTriggerEvents).toEqual(events);
          const { allowedTriggerEvents } = await world.admin.ok.get(`/connections/${world.connections.jira}`);
          expect(allowedTriggerEvents).toEqual([]);
        },
      "2. a publication's inputTriggers start work: releases": async (world) => {
        const { history, source } = await world.addHistory();
        const inputTriggers = { [source]: ["releases"] };
        await world.admin.ok.post(`/connections/${source}/sync`, { wait: true });
        const { id } = await world.addPublication({ sourceRepos: [source], inputTriggers });
        history.commit("fix: keep up (#6)");
        history.tag("v1.2.0");
        for (let times = 0; times < 2; times += 1)
          await world.admin.ok.post(`/connections/${source}/sync`, { wait: true });
        const { conversations } = await waitUntil(
          () => world.admin.ok.get("/conversations", { publicationId: id }),
          (page) => page.conversations.length > 0 && page.conversations.every(({ status }) => status !== "running"),
        );
        expect(conversations).toMatchObject([{ triggerType: "release" }]);
      },
      "2. a publication's inputTriggers start work: pullRequests": async (world) => {
        const { history, source } = await world.addHistory();
        await world.admin.ok.post(`/connections/${source}/sync`, { wait: true });
        const inputTriggers = { [source]: ["pullRequests"] };
        const { id } = await world.addPublication({ sourceRepos: [source], inputTriggers });
        history.commit("fix: keep up (#6)");
        for (let times = 0; times < 2; times += 1)
          await world.admin.ok.post(`/connections/${source}/sync`, { wait: true });
        const { conversations } = await waitUntil(
          () => world.admin.ok.get("/conversations", { publicationId: id }),
          (page) => page.conversations.length > 0 && page.conversations.every(({ status }) => status !== "running"),
        );
        expect(conversations).toMatchObject([{ triggerType: "merge" }]);
      },
      "3. a job may be forced to release-note and documentation work with eventType release or merge": async (
        world,
      ) => {
        for (const eventType of ["release", "merge"] as const) {
          const { id: publication } = await world.addPublication();
          const job = await world.admin.ok.post("/jobs", {
            docRequest: {
              title: "Version 1.1.0",
              body: "Write.",
              sourceConnection: NAME,
              publications: [publication],
              changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
              eventType,
            },
          });
          const [output] = (await world.admin.ok.get("/conversations", { jobId: job.id })).conversations;
          const settled = await world.settle(output?.id ?? "");
          expect(settled.triggerType).toBe(eventType);
          expect(messageOf(settled, "releaseNotes")).toContain("Stream answers");
        }
      },
    },
  },
];

/** Asserts that exactly one audit log of this type has these details; assessments and errors may come a moment later. */
async function told(world: World, type: string, details: Readonly<Record<string, string>>): Promise<void> {
  const { auditLogs } = await world.admin.ok.get("/audit_logs", { type, pageSize: 200 });
  const own = auditLogs.filter(({ config }) =>
    Object.entries(details).every(([name, value]) => config[name] === value),
  );
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ type, userName: "admin", requestId: expect.stringMatching(/^req-/) });
}
