import { expect } from "vitest";
import type { Section } from "../section.ts";
import type { Shown } from "../shown.ts";
import { waitUntil } from "../wait-until.ts";
import type { World } from "../world.ts";

/** A publication sync is a job (interface, "Publications", rule 5). */
export const publicationSyncs: Section = {
  title: "Rules › publication sync",
  rows: {
    "a sync is a job of type publication-sync in GET /jobs, queued when the answer comes": async (world) => {
      const { id } = await world.addPublication();
      const before = await newest(world);
      await world.admin.ok.post(`/publications/${id}/sync`, {});
      const job = await newest(world);
      expect(job?.id).not.toBe(before?.id);
      expect(job).toMatchObject({ id: expect.stringMatching(/^job-/), orgId: world.people.orgId });
      expect(["requested", "running", "done"]).toContain(job?.state);
      const ended = await waitUntil(
        () => world.admin.ok.get(`/jobs/${job?.id}`),
        ({ state }) => state === "done" || state === "errored",
      );
      expect(ended).toMatchObject({ type: "publication-sync", state: "done" });
    },
    "a sync with wait is done when the answer comes": async (world) => {
      const { id } = await world.addPublication();
      const before = await newest(world);
      await world.admin.ok.post(`/publications/${id}/sync`, { wait: true });
      const job = await newest(world);
      expect(job?.id).not.toBe(before?.id);
      expect(job?.state).toBe("done");
    },
    "a sync that fails is errored": async (world) => {
      const app = await world.addConnection({ codehostApp: { ...world.github.app, token: "unknown" } });
      const codehostRepo = { codehostAppConnectionId: app.id, repositoryUrl: world.github.repositoryUrl };
      const broken = await world.addConnection({ codehostRepo }, world.unique("octo/broken"));
      const { id } = await world.addPublication({ sourceRepos: [broken.id] });
      const before = await newest(world);
      await world.admin.ok.post(`/publications/${id}/sync`, {});
      const job = await newest(world);
      expect(job?.id).not.toBe(before?.id);
      const ended = await waitUntil(
        () => world.admin.ok.get(`/jobs/${job?.id}`),
        ({ state }) => state === "done" || state === "errored",
      );
      expect(ended.state).toBe("errored");
    },
    "a job that was created is of type doc-request, also beside syncs": async (world) => {
      const { jobId } = await world.write();
      expect(await world.admin.ok.get(`/jobs/${jobId}`)).toMatchObject({ type: "doc-request" });
    },
  },
};

/** The newest publication sync of the organization. */
async function newest(world: World): Promise<Shown | undefined> {
  const { jobs } = await world.admin.ok.get("/jobs", { pageSize: 200 });
  return jobs.find(({ type }) => type === "publication-sync");
}
