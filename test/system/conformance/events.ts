import { expect } from "vitest";
import type { TestEnvironment } from "./environment.ts";
import type { Section } from "./section.ts";
import { waitUntil } from "./wait-until.ts";

/** The interface, "Events". */
export const eventSections: readonly Section[] = [
  {
    title: "Events › audit log type",
    rows: Object.fromEntries(
      Object.entries<(env: TestEnvironment) => Promise<Readonly<Record<string, string>>>>({
        error: async (env) =>
          conversation(await env.write({ changes: [{ tags: { start: "v1.0.0", end: "v6.6.6" } }] })),
        "assessment-pending": async (env) => conversation(await env.draft()),
        "assessment-generate-release-notes": async (env) => conversation(await env.draft()),
        "assessment-edit-documentation": async (env) => conversation(await env.stage({ writeDocumentation: true })),
        "assessment-create-documentation": async (env) => {
          const releaseNotes = { path: `docs/${env.unique("notes").replace(" ", "-")}/{version}.md` };
          return conversation(await env.stage({ styleGuide: { releaseNotes } }));
        },
        "assessment-general-updates": async (env) => conversation(await env.draft()),
        "assessment-combine-pr": async (env) => {
          const { id: publication } = await env.addPublication(env.onGitHub);
          await env.write({ publication, stage: false, changes: [{ commits: { count: 1 } }] });
          return conversation(await env.write({ publication, stage: false, changes: [{ commits: { count: 2 } }] }));
        },
        "assessment-github-operations": async (env) => {
          const { id: publication } = await env.addPublication(env.onGitHub);
          return conversation(await env.write({ publication, stage: false }));
        },
        "action-create": async (env) => ({ publicationId: (await env.addPublication()).id }),
        "action-delete": async (env) => {
          const { id } = await env.addPublication();
          await env.admin.ok.delete(`/publications/${id}`);
          return { publicationId: id };
        },
        "action-update": async (env) => {
          const { id, name } = await env.addPublication();
          await env.admin.ok.put(`/publications/${id}`, { name, config: { docsRepo: env.connections.source } });
          return { publicationId: id };
        },
        "connection-sync": async (env) => {
          const { id } = await env.addRepository();
          await env.admin.ok.post(`/connections/${id}/sync`, { wait: true });
          return { connectionId: id };
        },
        "connection-health-check": async (env) => {
          const { id } = await env.addRepository();
          await env.admin.ok.get(`/connections/${id}/health`);
          return { connectionId: id };
        },
        "publication-health-check": async (env) => {
          const { id } = await env.addPublication();
          await env.admin.ok.get(`/publications/${id}/health`);
          return { publicationId: id };
        },
      }).map(([type, act]) => [type, async (env: TestEnvironment) => expectAuditLog(env, type, await act(env))]),
    ),
  },
  {
    title: "Events",
    rows: Object.fromEntries(
      [
        ["releases", "release"],
        ["pullRequests", "merge"],
      ].map(([event = "", triggerType]) => [
        `2. a publication's inputTriggers start work: ${event}`,
        async (env: TestEnvironment) => {
          const { history, source } = await env.addHistory();
          const sync = () => env.admin.ok.post(`/connections/${source}/sync`, { wait: true });
          await sync();
          const { id } = await env.addPublication({ sourceRepos: [source], inputTriggers: { [source]: [event] } });
          history.commit("fix: keep up (#6)");
          if (event === "releases") history.tag("v1.2.0");
          for (let times = 0; times < 2; times += 1) await sync();
          const { conversations } = await waitUntil(
            () => env.admin.ok.get("/conversations", { publicationId: id }),
            (page) => page.conversations.length > 0 && page.conversations.every(({ status }) => status !== "running"),
          );
          expect(conversations).toMatchObject([{ triggerType }]);
        },
      ]),
    ),
  },
];

function conversation({ id }: { id: string }) {
  return { conversationId: id };
}

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
