import { expect } from "vitest";
import { refused } from "./refused.ts";
import type { Section } from "./section.ts";
import { turnOf } from "./turn-of.ts";
import { waitUntil } from "./wait-until.ts";
import { NAME, type World } from "./world.ts";

const REQUEST = { title: "Version 1.1.0", body: "Write.", sourceConnection: NAME };

/** The interface, "States and transitions". */
export const stateSections: readonly Section[] = [
  {
    title: "States › Job",
    rows: {
      "(none) → requested: create job, request accepted; queued": async (world) => {
        const { state } = await world.admin.ok.post("/jobs", {
          docRequest: { ...REQUEST, publications: [world.publication.id] },
        });
        expect(state).toBe("requested");
      },
      "requested → running: the service's processing": async (world) => {
        const states = await watch(world, { changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }] });
        const order = ["requested", "running", "done"];
        expect(states).toEqual(order.filter((state) => states.includes(state)));
        expect(states).toContain("running");
      },
      "running → done: work completes successfully": async (world) => {
        expect((await watch(world, { changes: [{ commits: { count: 1 } }] })).at(-1)).toBe("done");
      },
      "running → errored: work fails": async (world) => {
        const changes = [{ tags: { start: "v1.0.0", end: "v7.7.7" } }];
        expect((await watch(world, { changes })).at(-1)).toBe("errored");
      },
    },
  },
  {
    title: "States › Conversation turn",
    rows: {
      "failed turn → running: POST retry, turn failed; error cleared, work requeued, retry count is reported": async (
        world,
      ) => {
        const failed = await world.write({ changes: [{ tags: { start: "v1.0.0", end: "v7.7.7" } }] });
        for (const retryCount of [1, 2]) {
          const turn = await world.admin.ok.post(`/conversation_turns/${turnOf(failed)}/retry`);
          expect(turn).toMatchObject({ status: "running", retryCount, errorMessage: null });
          expect((await world.settle(failed.id)).status).toBe("needsAttention");
        }
      },
      "a turn that did not fail stays as it is": async (world) => {
        const settled = await world.draft();
        await refused(world.admin.post(`/conversation_turns/${turnOf(settled)}/retry`), 409);
      },
    },
  },
  {
    title: "States › Conversation staging",
    rows: {
      "staged = true → staged = false: PUT with staged false; the draft is opened as a pull request": async (world) => {
        const draft = await world.stage(world.onGitHub);
        const { id } = draft;
        expect(await world.findPull(draft)).toBeUndefined();
        await world.admin.ok.put(`/conversations/${id}`, { staged: false });
        expect(await world.admin.ok.get(`/conversations/${id}`)).toMatchObject({ staged: false, status: "open" });
        const pull = await world.findPull(draft);
        const again = await world.admin.ok.put(`/conversations/${id}`, { staged: false });
        expect([pull?.html_url, (await world.findPull(draft))?.html_url]).toEqual([again.outputUrl, again.outputUrl]);
        await refused(world.admin.put(`/conversations/${id}`, { staged: true }), 409);
      },
    },
  },
  {
    title: "States › Other states",
    rows: {
      "A connection has paused true/false, set by create or update": async (world) => {
        const codehostRepo = world.repository;
        const name = world.unique("octo/paused");
        const { id, paused } = await world.admin.ok.post("/connections", {
          name,
          config: { codehostRepo },
          paused: true,
        });
        expect(paused).toBe(true);
        expect((await world.admin.ok.get(`/connections/${id}/health`)).status).toBe("paused");
        const update = { paused: false, config: { codehostRepo } };
        expect((await world.admin.ok.put(`/connections/${id}`, update)).paused).toBe(false);
        expect((await world.admin.ok.get(`/connections/${id}/health`)).status).toBe("healthy");
      },
    },
  },
];

/** The states that a job goes through, each once, as polling sees them. */
async function watch(world: World, more: object): Promise<string[]> {
  const { id: publication } = await world.addPublication();
  const { id, state } = await world.admin.ok.post("/jobs", {
    docRequest: { ...REQUEST, publications: [publication], ...more },
  });
  const seen = [state];
  await waitUntil(
    () => world.admin.ok.get(`/jobs/${id}`),
    (job) => {
      if (seen.at(-1) !== job.state) seen.push(job.state);
      return job.state === "done" || job.state === "errored";
    },
  );
  return seen;
}
