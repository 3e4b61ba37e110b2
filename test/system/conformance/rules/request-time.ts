import { expect } from "vitest";
import { messageOf } from "../message-of.ts";
import type { Section } from "../section.ts";
import { NAME, type World } from "../world.ts";

/** `time` is when the request was made (interface, "Job request object"). */
export const requestTime: Section = {
  title: "Rules › time of a request",
  rows: {
    'docRequest.time moves "the past week"': async (world) => {
      expect(await selected(world, "Cover the past week.", "2026-01-02T12:00:00Z")).toMatch(/^5 commits/);
    },
    'docRequest.time ends "the past week"': async (world) => {
      expect(await selected(world, "Cover the past week.", "2026-01-01T19:00:00+02:00")).toMatch(/^3 commits/);
    },
    'docRequest.time moves "since last month" and "last quarter"': async (world) => {
      expect(await selected(world, "Everything since last month.", "2026-02-10T12:00:00Z")).toMatch(/^5 commits/);
      expect(await selected(world, "What came last quarter.", "2026-05-10T12:00:00Z")).toMatch(/^5 commits/);
    },
    "a request without time is made when the service gets it": async (world) => {
      const week = await selected(world, "Cover the past week.", undefined);
      expect(week).not.toMatch(/^[1-9]\d* commits?/);
    },
  },
};

/** What a job with this body and time says of the commits that it selects. */
async function selected(world: World, body: string, time: string | undefined): Promise<string> {
  const docRequest = { title: "Changes", body, time, sourceConnection: NAME, publications: [world.publication.id] };
  const job = await world.admin.ok.post("/jobs", { docRequest });
  const [output] = (await world.admin.ok.get("/conversations", { jobId: job.id })).conversations;
  return messageOf(await world.settle(output?.id ?? ""), "selection") ?? "";
}
