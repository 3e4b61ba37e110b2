import { expect } from "vitest";
import { refused } from "./refused.ts";
import type { Section } from "./section.ts";
import type { Shown } from "./shown.ts";

/** The interface, "Limits", and what the design chooses where it says "not shown". */
export const limits: Section = {
  title: "Limits",
  rows: {
    "pagination: next and pageSize; default 50, maximum 200; whole lists in both directions": async (env) => {
      const { id } = await env.addInstruction();
      const { id: publicationId } = await env.addPublication();
      const slots = ["changelog", "planning", "commit", "documentation", "releaseNotes", "styleGuide"] as const;
      const publicationIds = [publicationId];
      for (let times = 0; times < 10; times += 1) {
        await env.admin.ok.post(`/instructions/${id}/links/bulk`, { publicationIds, slotTypes: [...slots] });
      }
      const page = await env.admin.ok.get("/instruction-links", { instructionId: id });
      expect(page.instructionLinks).toHaveLength(50);
      const read = (next: string | undefined) =>
        env.admin.ok.get("/instruction-links", { instructionId: id, pageSize: 7, next });
      const pages = [await read(undefined)];
      for (let at = pages[0]; at?.nextPageToken; at = pages.at(-1)) pages.push(await read(at.nextPageToken));
      const ids = pages.flatMap(({ instructionLinks }) => instructionLinks.map((link) => link.id));
      expect([pages.length, ids.length, new Set(ids).size]).toEqual([9, 60, 60]);
      const back: Shown[] = pages.slice(-1);
      for (let at = back[0]; at?.previousPageToken; at = back[0]) back.unshift(await read(at.previousPageToken));
      expect(back.map(({ instructionLinks }) => instructionLinks)).toEqual(
        pages.map(({ instructionLinks }) => instructionLinks),
      );
      const clamped = await env.admin.ok.get("/instruction-links", { instructionId: id, pageSize: 201 });
      expect(clamped.instructionLinks).toHaveLength(60);
      await refused(env.admin.get("/instruction-links", { pageSize: 0 }), 400, /pageSize/);
      await refused(env.admin.get("/jobs", { next: page.nextPageToken }), 400, /next/);
    },
    "filters: all of a list at once, each at its maximum length, percent-encoded or not": async (env) => {
      const words = ["branch", "jobId", "publicationId", "operationType", "status", "summary", "originType"];
      for (const character of ["x", "%2F"]) {
        const filters = [
          ...words.map((name) => `${name}=${character.repeat(1_000)}`),
          ...["outputUrl", "originURL"].map((name) => `${name}=${character.repeat(4_096)}`),
          "entries=false",
        ].join("&");
        const answer = await env.admin.get(`/conversations?${filters}`);
        expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, '{"conversations":[]}']);
        await refused(env.caller().get(`/conversations?${filters}`), 401);
      }
    },
    "publication sync timeout: in nanoseconds, a whole number": async (env) => {
      const { id } = env.publication;
      for (const timeout of [-1, 1.5, "1s"]) {
        await refused(env.admin.post(`/publications/${id}/sync`, { wait: true, timeout }), 400, /timeout/);
      }
      await refused(env.admin.post(`/publications/${id}/sync`, { wait: "yes" }), 400, /wait/);
    },
    "Idempotency-Key on creates: the same record for the same request, 422 for another": async (env) => {
      const headers = { "idempotency-key": env.unique("key") };
      const create = (name: string) =>
        env.raw("POST", "/instructions", {
          headers,
          body: JSON.stringify({ name, type: "planning", content: "Plan." }),
        });
      const [name, other] = [env.unique("once"), env.unique("twice")];
      const [first, second, third] = [await create(name), await create(name), await create(other)];
      expect([first.status, second.status, third.status]).toEqual([201, 201, 422]);
      expect(second.json.id).toBe(first.json.id);
    },
    "A connection's remainingRateLimitPercent is a list filter": async (env) => {
      for (const part of [0.5, 5e-324, 99.9])
        await env.admin.ok.get("/connections", { remainingRateLimitPercent: part });
      const { connections } = await env.admin.ok.get("/connections", { remainingRateLimitPercent: 0 });
      expect(connections).toEqual([]);
    },
  },
};
