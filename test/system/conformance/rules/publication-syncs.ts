import { expect } from "vitest";
import type { TestEnvironment } from "../environment.ts";
import type { Section } from "../section.ts";
import type { Shown } from "../shown.ts";
import { waitUntil } from "../wait-until.ts";

/** A publication sync is a job (interface, "Publications", rule 5). */
export const publicationSyncs: Section = {
  title: "Rules › publication sync",
  rows: {
    "a sync is a job of type publication-sync in GET /jobs, queued when the answer comes": async (env) => {
      const { id } = await env.addPublication();
      const before = await newest(env);
      await env.admin.ok.post(`/publications/${id}/sync`, {});
      const job = await newest(env);
      expect(job?.id).not.toBe(before?.id);
      expect(job).toMatchObject({ id: expect.stringMatching(/^job-/), orgId: env.people.orgId });
      expect(["requested", "running", "done"]).toContain(job?.state);
      const ended = await waitUntil(
        () => env.admin.ok.get(`/jobs/${job?.id}`),
        ({ state }) => state === "done" || state === "errored",
      );
      expect(ended).toMatchObject({ type: "publication-sync", state: "done" });
    },
    "a sync with wait is done when the answer comes": async (env) => {
      const { id } = await env.addPublication();
      const before = await newest(env);
      await env.admin.ok.post(`/publications/${id}/sync`, { wait: true });
      const job = await newest(env);
      expect(job?.id).not.toBe(before?.id);
      expect(job?.state).toBe("done");
    },
    "a sync that fails is errored": async (env) => {
      const app = await env.addConnection({ codehostApp: { ...env.github.app, baseUrl: "http://127.0.0.1:9" } });
      const codehostRepo = { codehostAppConnectionId: app.id, repositoryUrl: env.github.repositoryUrl };
      const broken = await env.addConnection({ codehostRepo }, env.unique("octo/broken"));
      const { id } = await env.addPublication({ sourceRepos: [broken.id] });
      const before = await newest(env);
      await env.admin.ok.post(`/publications/${id}/sync`, {});
      const job = await newest(env);
      expect(job?.id).not.toBe(before?.id);
      const ended = await waitUntil(
        () => env.admin.ok.get(`/jobs/${job?.id}`),
        ({ state }) => state === "done" || state === "errored",
      );
      expect(ended.state).toBe("errored");
    },
    "a job that was created is of type doc-request, also beside syncs": async (env) => {
      const { jobId } = await env.write();
      expect(await env.admin.ok.get(`/jobs/${jobId}`)).toMatchObject({ type: "doc-request" });
    },
  },
};

/** The newest publication sync of the organization. */
async function newest(env: TestEnvironment): Promise<Shown | undefined> {
  const { jobs } = await env.admin.ok.get("/jobs", { pageSize: 200 });
  return jobs.find(({ type }) => type === "publication-sync");
}
