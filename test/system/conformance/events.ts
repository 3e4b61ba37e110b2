import { expect } from "vitest";
import { NAME, type TestEnvironment } from "./environment.ts";
import { messageOf } from "./message-of.ts";
import type { Section } from "./section.ts";
import { waitUntil } from "./wait-until.ts";

/** The interface, "Events". */
export const eventSections: readonly Section[] = [
  {
    title: "Events › audit log type",
    rows: {
      "error: general error event": async (env) => {
        const { id } = await env.write({ changes: [{ tags: { start: "v1.0.0", end: "v6.6.6" } }] });
        await expectAuditLog(env, "error", { conversationId: id });
      },
      "assessment-pending: assessment queued for review": async (env) => {
        await expectAuditLog(env, "assessment-pending", { conversationId: (await env.draft()).id });
      },
      "assessment-generate-release-notes: assessment for release note generation": async (env) => {
        await expectAuditLog(env, "assessment-generate-release-notes", { conversationId: (await env.draft()).id });
      },
      "assessment-edit-documentation: assessment for documentation edits": async (env) => {
        const { id } = await env.stage({ writeDocumentation: true });
        await expectAuditLog(env, "assessment-edit-documentation", { conversationId: id });
      },
      "assessment-create-documentation: assessment for new documentation": async (env) => {
        const releaseNotes = { path: `docs/${env.unique("notes").replace(" ", "-")}/{version}.md` };
        const { id } = await env.stage({ styleGuide: { releaseNotes } });
        await expectAuditLog(env, "assessment-create-documentation", { conversationId: id });
      },
      "assessment-general-updates: assessment for general updates": async (env) => {
        await expectAuditLog(env, "assessment-general-updates", { conversationId: (await env.draft()).id });
      },
      "assessment-combine-pr: assessment for combining a pull request": async (env) => {
        const { id: publication } = await env.addPublication(env.onGitHub);
        await env.write({ publication, stage: false, changes: [{ commits: { count: 1 } }] });
        const { id } = await env.write({ publication, stage: false, changes: [{ commits: { count: 2 } }] });
        await expectAuditLog(env, "assessment-combine-pr", { conversationId: id });
      },
      "assessment-github-operations: assessment for operations on the code host": async (env) => {
        const { id: publication } = await env.addPublication(env.onGitHub);
        const { id } = await env.write({ publication, stage: false });
        await expectAuditLog(env, "assessment-github-operations", { conversationId: id });
      },
      "action-create: create action": async (env) => {
        const { id } = await env.addPublication();
        await expectAuditLog(env, "action-create", { publicationId: id });
        const connection = await env.addRepository();
        await expectAuditLog(env, "action-create", { connectionId: connection.id });
      },
      "action-delete: delete action": async (env) => {
        const { id } = await env.addPublication();
        await env.admin.ok.delete(`/publications/${id}`);
        await expectAuditLog(env, "action-delete", { publicationId: id });
      },
      "action-update: update action": async (env) => {
        const { id, name } = await env.addPublication();
        const { source } = env.connections;
        await env.admin.ok.put(`/publications/${id}`, { name, config: { sourceRepos: [source], docsRepo: source } });
        await expectAuditLog(env, "action-update", { publicationId: id });
      },
      "connection-sync: connection sync event": async (env) => {
        const { id } = await env.addRepository();
        await env.admin.ok.post(`/connections/${id}/sync`, { wait: true });
        await expectAuditLog(env, "connection-sync", { connectionId: id });
      },
      "connection-health-check: connection health check event": async (env) => {
        const { id } = await env.addRepository();
        await env.admin.ok.get(`/connections/${id}/health`);
        await expectAuditLog(env, "connection-health-check", { connectionId: id });
      },
      "publication-health-check: publication health check event": async (env) => {
        const { id } = await env.addPublication();
        await env.admin.ok.get(`/publications/${id}/health`);
        await expectAuditLog(env, "publication-health-check", { publicationId: id });
      },
    },
  },
  {
    title: "Events",
    rows: {
      "2. a repository connection lists allowedTriggerEvents of pullRequests, newIssues, issueComments, releases":
        async (env) => {
          const { connections } = await env.admin.ok.get("/connections", { type: "codehostRepo" });
          const events = ["pullRequests", "newIssues", "issueComments", "releases"];
          for (const { allowedTriggerEvents } of connections) expect(allowedTriggerEvents).toEqual(events);
          const { allowedTriggerEvents } = await env.admin.ok.get(`/connections/${env.connections.jira}`);
          expect(allowedTriggerEvents).toEqual([]);
        },
      "2. a publication's inputTriggers start work: releases": async (env) => {
        const { history, source } = await env.addHistory();
        const inputTriggers = { [source]: ["releases"] };
        await env.admin.ok.post(`/connections/${source}/sync`, { wait: true });
        const { id } = await env.addPublication({ sourceRepos: [source], inputTriggers });
        history.commit("fix: keep up (#6)");
        history.tag("v1.2.0");
        for (let times = 0; times < 2; times += 1)
          await env.admin.ok.post(`/connections/${source}/sync`, { wait: true });
        const { conversations } = await waitUntil(
          () => env.admin.ok.get("/conversations", { publicationId: id }),
          (page) => page.conversations.length > 0 && page.conversations.every(({ status }) => status !== "running"),
        );
        expect(conversations).toMatchObject([{ triggerType: "release" }]);
      },
      "2. a publication's inputTriggers start work: pullRequests": async (env) => {
        const { history, source } = await env.addHistory();
        await env.admin.ok.post(`/connections/${source}/sync`, { wait: true });
        const inputTriggers = { [source]: ["pullRequests"] };
        const { id } = await env.addPublication({ sourceRepos: [source], inputTriggers });
        history.commit("fix: keep up (#6)");
        for (let times = 0; times < 2; times += 1)
          await env.admin.ok.post(`/connections/${source}/sync`, { wait: true });
        const { conversations } = await waitUntil(
          () => env.admin.ok.get("/conversations", { publicationId: id }),
          (page) => page.conversations.length > 0 && page.conversations.every(({ status }) => status !== "running"),
        );
        expect(conversations).toMatchObject([{ triggerType: "merge" }]);
      },
      "3. a job may be forced to release-note and documentation work with eventType release or merge": async (env) => {
        for (const eventType of ["release", "merge"] as const) {
          const { id: publication } = await env.addPublication();
          const job = await env.admin.ok.post("/jobs", {
            docRequest: {
              title: "Version 1.1.0",
              body: "Write.",
              sourceConnection: NAME,
              publications: [publication],
              changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
              eventType,
            },
          });
          const [output] = (await env.admin.ok.get("/conversations", { jobId: job.id })).conversations;
          const settled = await env.settle(output?.id ?? "");
          expect(settled.triggerType).toBe(eventType);
          expect(messageOf(settled, "releaseNotes")).toContain("Stream answers");
        }
      },
    },
  },
];

/** Asserts that exactly one audit log of this type has these details; assessments and errors may come a moment later. */
async function expectAuditLog(
  env: TestEnvironment,
  type: string,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  const { auditLogs } = await env.admin.ok.get("/audit_logs", { type, pageSize: 200 });
  const own = auditLogs.filter(({ config }) =>
    Object.entries(details).every(([name, value]) => config[name] === value),
  );
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ type, userName: "admin", requestId: expect.stringMatching(/^req-/) });
}
