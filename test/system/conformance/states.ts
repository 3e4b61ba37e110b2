import { expect } from "vitest";
import { NAME, type TestEnvironment } from "./environment.ts";
import { refused } from "./refused.ts";
import type { Section } from "./section.ts";
import { waitUntil } from "./wait-until.ts";

const REQUEST = { title: "Version 1.1.0", body: "Write.", sourceConnection: NAME };

/** The interface, "States and transitions". */
export const stateSections: readonly Section[] = [
  {
    title: "States › Job",
    rows: {
      "requested → running: the service's processing": async (env) => {
        const states = await watch(env, { changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }] });
        const order = ["requested", "running", "done"];
        expect(states).toEqual(order.filter((state) => states.includes(state)));
        expect(states).toContain("running");
      },
      "running → errored: work fails": async (env) => {
        const changes = [{ tags: { start: "v1.0.0", end: "v7.7.7" } }];
        expect((await watch(env, { changes })).at(-1)).toBe("errored");
      },
    },
  },
  {
    title: "States › Conversation staging",
    rows: {
      "staged = true → staged = false: PUT with staged false; the draft is opened as a pull request": async (env) => {
        const draft = await env.stage(env.onGitHub);
        const { id } = draft;
        expect(await env.findPull(draft)).toBeUndefined();
        await env.admin.ok.put(`/conversations/${id}`, { staged: false });
        expect(await env.admin.ok.get(`/conversations/${id}`)).toMatchObject({ staged: false, status: "open" });
        const pull = await env.findPull(draft);
        const again = await env.admin.ok.put(`/conversations/${id}`, { staged: false });
        expect([pull?.html_url, (await env.findPull(draft))?.html_url]).toEqual([again.outputUrl, again.outputUrl]);
        await refused(env.admin.put(`/conversations/${id}`, { staged: true }), 409);
      },
    },
  },
  {
    title: "States › Other states",
    rows: {
      "A connection has paused true/false, set by create or update": async (env) => {
        const codehostRepo = env.repository;
        const name = env.unique("octo/paused");
        const { id, paused } = await env.admin.ok.post("/connections", {
          name,
          config: { codehostRepo },
          paused: true,
        });
        expect(paused).toBe(true);
        expect((await env.admin.ok.get(`/connections/${id}/health`)).status).toBe("paused");
        const update = { paused: false, config: { codehostRepo } };
        expect((await env.admin.ok.put(`/connections/${id}`, update)).paused).toBe(false);
        expect((await env.admin.ok.get(`/connections/${id}/health`)).status).toBe("healthy");
      },
    },
  },
];

/** The states that a job goes through, each once, as polling sees them. */
async function watch(env: TestEnvironment, more: object): Promise<string[]> {
  const { id: publication } = await env.addPublication();
  const { id, state } = await env.admin.ok.post("/jobs", {
    docRequest: { ...REQUEST, publications: [publication], ...more },
  });
  const seen = [state];
  await waitUntil(
    () => env.admin.ok.get(`/jobs/${id}`),
    (job) => {
      if (seen.at(-1) !== job.state) seen.push(job.state);
      return job.state === "done" || job.state === "errored";
    },
  );
  return seen;
}
