import { expect } from "vitest";
import { listAll } from "../../src/client/list-all.ts";
import { refused } from "./refused.ts";
import type { Section } from "./section.ts";

/** The interface, "Limits", and what the design takes where it says "not shown". */
export const limits: Section = {
  title: "Limits",
  rows: {
    "pagination: next and pageSize; 50 unless told, 200 at most; whole lists in both directions": async (world) => {
      const { id } = await world.admin.instructions.create({
        name: world.unique("many"),
        type: "planning",
        content: "Plan.",
      });
      const { id: publicationId } = await world.addPublication();
      const slots = ["changelog", "planning", "commit", "documentation", "releaseNotes", "styleGuide"] as const;
      const publicationIds = [publicationId];
      for (let times = 0; times < 10; times += 1) {
        await world.admin.instructionLinks.bulkCreate({ id, publicationIds, slotTypes: [...slots] });
      }
      const page = await world.admin.instructionLinks.list({ instructionId: id });
      expect(page.instructionLinks).toHaveLength(50);
      const read = async (next: string | undefined) => {
        const filter = { instructionId: id, pageSize: 7, ...(next === undefined ? {} : { next }) };
        const { instructionLinks: records, ...tokens } = await world.admin.instructionLinks.list(filter);
        return { records, ...tokens };
      };
      const all = (await listAll(read)).map((link) => link.id);
      expect([all.length, new Set(all).size]).toEqual([60, 60]);
      await refused(world.admin.instructionLinks.list({ pageSize: 201 }), 400, /pageSize/);
      await refused(world.admin.jobs.list({ next: page.nextPageToken ?? "" }), 400, /next/);
    },
    "publication sync timeout: in nanoseconds, a whole number": async (world) => {
      const { id } = world.publication;
      for (const timeout of [0, -1, 1.5, "1s"]) {
        const answer = await world.raw("POST", `/publications/${id}/sync`, {
          body: JSON.stringify({ wait: true, timeout }),
        });
        expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining("timeout") } });
      }
    },
    "Idempotency-Key on creates: the same record for the same request, 422 for another": async (world) => {
      const headers = { "idempotency-key": world.unique("key") };
      const create = (name: string) =>
        world.raw("POST", "/instructions", {
          headers,
          body: JSON.stringify({ name, type: "planning", content: "Plan." }),
        });
      const [name, other] = [world.unique("once"), world.unique("twice")];
      const [first, second, third] = [await create(name), await create(name), await create(other)];
      expect([first.status, second.status, third.status]).toEqual([201, 201, 422]);
      expect(second.json.id).toBe(first.json.id);
    },
    "A connection's remainingRateLimitPercent is a list filter": async (world) => {
      for (const part of [0.5, 5e-324, 99.9]) await world.admin.connections.list({ remainingRateLimitPercent: part });
      const { connections } = await world.admin.connections.list({ remainingRateLimitPercent: 0 });
      expect(connections).toEqual([]);
    },
  },
};
