import { expect } from "vitest";
import type { Query } from "../caller.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
import type { World } from "../world.ts";

/** The interface, "Endpoints", "Instructions". */
export const instructionEndpoints: Section = {
  title: "Endpoints › Instructions",
  rows: {
    "GET /instructions: type, global → instructions; needs list permission": async (world) => {
      const { id } = await add(world, { type: "planning" });
      const ids = async (filter: { type?: string; global?: boolean }) =>
        (await world.admin.ok.get("/instructions", filter)).instructions.map((one) => one.id);
      expect(await ids({ type: "planning" })).toContain(id);
      expect(await ids({ type: "commit" })).not.toContain(id);
      expect(await ids({ global: true })).toContain(id);
      const local = { slotType: "changelog", content: "Only here." } as const;
      const publication = await world.admin.ok.post("/publications", {
        name: world.unique("local"),
        config: { sourceRepos: [world.connections.source], docsRepo: world.connections.source },
        instructions: [local],
      });
      const [resolved] = publication.instructions;
      expect(await ids({ global: false })).toContain(resolved?.instructionId);
      expect(await ids({ global: true })).not.toContain(resolved?.instructionId);
      await refused(world.caller(world.people.nobody).get("/instructions"), 403);
    },
    "GET /instructions, page by page in both directions": async (world) => {
      for (let times = 0; times < 3; times += 1) await add(world);
      const first = await world.admin.ok.get("/instructions", { pageSize: 2 });
      const second = await world.admin.ok.get("/instructions", { pageSize: 2, next: first.nextPageToken });
      expect(second.instructions.map(({ id }) => id)).not.toContain(first.instructions[1]?.id);
      const again = await world.admin.ok.get("/instructions", { pageSize: 2, next: second.previousPageToken });
      expect(again.instructions).toEqual(first.instructions);
    },
    "GET /instructions/{id} → the instruction": async (world) => {
      const made = await add(world);
      expect(await world.admin.ok.get(`/instructions/${made.id}`)).toEqual(made);
    },
    "GET /instructions/{id} → 404 when missing": async (world) => {
      await refused(world.admin.get("/instructions/ins-0123456789abcdef"), 404);
    },
    "POST /instructions: name, type, content → full instruction": async (world) => {
      const name = world.unique("instruction");
      const { orgId } = await world.admin.ok.get("/me");
      const made = await world.admin.ok.post("/instructions", {
        name,
        type: "commit",
        content: "Use conventional commits.",
      });
      expect(made).toMatchObject({ id: expect.stringMatching(/^ins-[0-9a-f]{16}$/), orgId, name, type: "commit" });
      expect(made).toMatchObject({ content: "Use conventional commits.", global: true });
      expect(Date.parse(made.createdAt ?? "")).toBeLessThanOrEqual(Date.parse(made.updatedAt ?? ""));
    },
    "PUT /instructions/{id}: name, type, content → full instruction; replaces it": async (world) => {
      const { id } = await add(world);
      const next = { name: world.unique("instruction"), type: "releaseNotes", content: "Name contributors." } as const;
      const replaced = await world.admin.ok.put(`/instructions/${id}`, next);
      expect(replaced).toMatchObject({ id, ...next });
      expect(await world.admin.ok.get(`/instructions/${id}`)).toEqual(replaced);
      await refused(world.admin.put("/instructions/ins-0123456789abcdef", next), 404);
    },
    "PUT /instructions/{id}: type is revalidated": async (world) => {
      const { id, name, content } = await add(world);
      const answer = await world.admin.put(`/instructions/${id}`, { name, content, type: "poetry" });
      expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining("type") } });
    },
    "DELETE /instructions/{id} → 204, no body; its links are deleted": async (world) => {
      const { id } = await add(world);
      const link = await addLink(world, id);
      expect(await world.admin.ok.delete(`/instructions/${id}`)).toBeUndefined();
      expect(world.status).toBe(204);
      await refused(world.admin.get(`/instructions/${id}`), 404);
      await refused(world.admin.get(`/instruction-links/${link.id}`), 404);
    },
    "DELETE /instructions/{id} → 204 also when the instruction is missing": async (world) => {
      const { id } = await add(world);
      await world.admin.ok.delete(`/instructions/${id}`);
      await world.admin.ok.delete(`/instructions/${id}`);
      expect(world.status).toBe(204);
    },
    "POST /instructions/{id}/links: publicationId, slotType → full link": async (world) => {
      const { id } = await add(world);
      const link = await addLink(world, id);
      expect(link).toMatchObject({ id: expect.stringMatching(/^inl-[0-9a-f]{16}$/), instructionId: id, position: 0 });
      expect(link).toMatchObject({
        slotType: "changelog",
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      });
      for (const [wrong, says] of [
        [{ slotType: "poem" }, /slotType is one of/],
        [{ publicationId: "pub-0123456789abcdef" }, /pub-0123456789abcdef/],
        [{ publicationId: undefined }, /publicationId/],
      ] as const) {
        const body = { publicationId: link.publicationId, slotType: "changelog", ...wrong };
        await refused(world.admin.post(`/instructions/${id}/links`, body), 400, says);
      }
      expect((await world.admin.ok.get("/instruction-links", { instructionId: id })).instructionLinks).toEqual([link]);
      const [resolved] = await resolvedOf(world, link.publicationId);
      expect(resolved).toMatchObject({ id: link.id, instructionId: id, content: "Leave out dependency updates." });
    },
    "GET /instruction-links: instructionId, publicationId, slotType, any combination": async (world) => {
      const instructions = [(await add(world)).id, (await add(world)).id];
      const publications = [(await world.addPublication()).id, (await world.addPublication()).id];
      const links: { id: string; instructionId: string; publicationId: string; slotType: string }[] = [];
      for (const instructionId of instructions) {
        for (const publicationId of publications) {
          for (const slotType of ["changelog", "planning"]) {
            const body = { publicationId, slotType };
            const { id } = await world.admin.ok.post(`/instructions/${instructionId}/links`, body);
            links.unshift({ id, instructionId, publicationId, slotType });
          }
        }
      }
      const list = async (filter: Query) =>
        (await world.admin.ok.get("/instruction-links", { pageSize: 200, ...filter })).instructionLinks.map(
          ({ id }) => id,
        );
      const names = ["instructionId", "publicationId", "slotType"] as const;
      for (let bits = 0; bits < 8; bits += 1) {
        const chosen = names.filter((_, bit) => bits & (1 << bit));
        const filter = Object.fromEntries(chosen.map((name) => [name, links[0]?.[name]]));
        const expected = links.filter((link) => chosen.every((name) => link[name] === links[0]?.[name]));
        const found = (await list(filter)).filter((id) => links.some((link) => link.id === id));
        expect({ filter, found }).toEqual({ filter, found: expected.map(({ id }) => id) });
      }
      expect(await list({ slotType: "poem" })).toEqual([]);
    },
    "GET /instruction-links/{id} → the link": async (world) => {
      const link = await addLink(world);
      expect(await world.admin.ok.get(`/instruction-links/${link.id}`)).toEqual(link);
    },
    "GET /instruction-links/{id} → 404 when missing": async (world) => {
      await refused(world.admin.get("/instruction-links/inl-0123456789abcdef"), 404);
    },
    "DELETE /instruction-links/{id} → 204, no body, also when missing": async (world) => {
      const { id } = await addLink(world);
      for (let times = 0; times < 2; times += 1) {
        expect(await world.admin.ok.delete(`/instruction-links/${id}`)).toBeUndefined();
        expect(world.status).toBe(204);
      }
      await refused(world.admin.get(`/instruction-links/${id}`), 404);
    },
    "POST /instructions/{id}/links/bulk: publicationIds, slotTypes → 204, no body; appended, not replaced": async (
      world,
    ) => {
      const [first, second] = [await add(world), await add(world)];
      const publicationIds = [(await world.addPublication()).id, (await world.addPublication()).id];
      const [here = ""] = publicationIds;
      await world.admin.ok.post(`/instructions/${first.id}/links`, { publicationId: here, slotType: "changelog" });
      const slotTypes: ["changelog", "planning"] = ["changelog", "planning"];
      expect(
        await world.admin.ok.post(`/instructions/${second.id}/links/bulk`, { publicationIds, slotTypes }),
      ).toBeUndefined();
      expect(world.status).toBe(204);
      const made = (await world.admin.ok.get("/instruction-links", { instructionId: second.id })).instructionLinks;
      expect(made).toHaveLength(4);
      const order = await resolvedOf(world, here);
      expect(order.map(({ slotType, instructionId }) => [slotType, instructionId])).toEqual([
        ["changelog", first.id],
        ["changelog", second.id],
        ["planning", second.id],
      ]);
    },
    "POST /instructions/{id}/links/bulk: every slot and publication is validated": async (world) => {
      const { id } = await add(world);
      const { id: here } = await world.addPublication();
      const bad: [object, RegExp][] = [
        [{ publicationIds: [here, "pub-0123456789abcdef"], slotTypes: ["changelog"] }, /pub-0123456789abcdef/],
        [{ publicationIds: [here], slotTypes: ["changelog", "poetry"] }, /slotType is one of/],
        [{ publicationIds: [here], slotTypes: [] }, /slotTypes/],
        [{ publicationIds: [], slotTypes: ["changelog"] }, /publicationIds/],
        [{ publicationIds: Array.from({ length: 1_001 }, () => here), slotTypes: ["changelog"] }, /publicationIds/],
      ];
      for (const [body, says] of bad)
        await refused(world.admin.post(`/instructions/${id}/links/bulk`, body), 400, says);
      expect((await world.admin.ok.get("/instruction-links", { instructionId: id })).instructionLinks).toEqual([]);
    },
    "POST /instruction-links/bulk-delete: ids → 204, no body; missing IDs are skipped": async (world) => {
      const [one, other, kept] = [await addLink(world), await addLink(world), await addLink(world)];
      const ids = [one.id, "inl-0123456789abcdef", other.id];
      expect(await world.admin.ok.post("/instruction-links/bulk-delete", { ids })).toBeUndefined();
      expect(world.status).toBe(204);
      for (const { id } of [one, other]) await refused(world.admin.get(`/instruction-links/${id}`), 404);
      expect((await world.admin.ok.get(`/instruction-links/${kept.id}`)).id).toBe(kept.id);
    },
    "A duplicate combination of instruction, publication and slot is accepted, at the next position": async (world) => {
      const { id } = await add(world);
      const { id: publicationId } = await world.addPublication();
      const { id: other } = await world.addPublication();
      const positions: number[] = [];
      for (const [slotType, publication] of [
        ["changelog", publicationId],
        ["changelog", publicationId],
        ["planning", publicationId],
        ["changelog", other],
        ["changelog", publicationId],
      ]) {
        const body = { publicationId: publication, slotType };
        positions.push((await world.admin.ok.post(`/instructions/${id}/links`, body)).position);
      }
      expect(positions).toEqual([0, 1, 0, 0, 2]);
    },
    "Each operation needs its own permission (list, get, create, update, delete, bulk create, bulk delete)": async (
      world,
    ) => {
      const { id } = await add(world);
      const link = await addLink(world, id);
      const written = { name: world.unique("instruction"), type: "planning", content: "Plan." } as const;
      const publicationIds = [link.publicationId];
      const nobody = world.caller(world.people.nobody);
      await refused(nobody.get("/instructions"), 403, /instruction:list/);
      await refused(nobody.get(`/instructions/${id}`), 403, /instruction:get/);
      await refused(nobody.post("/instructions", written), 403, /instruction:create/);
      await refused(nobody.put(`/instructions/${id}`, written), 403, /instruction:update/);
      await refused(nobody.delete(`/instructions/${id}`), 403, /instruction:delete/);
      await refused(nobody.get("/instruction-links"), 403, /instructionLink:list/);
      await refused(nobody.get(`/instruction-links/${link.id}`), 403, /instructionLink:get/);
      const slot = { publicationId: link.publicationId, slotType: "changelog" };
      await refused(nobody.post(`/instructions/${id}/links`, slot), 403, /instructionLink:create/);
      await refused(nobody.delete(`/instruction-links/${link.id}`), 403, /instructionLink:delete/);
      const bulk = nobody.post(`/instructions/${id}/links/bulk`, { publicationIds, slotTypes: ["changelog"] });
      await refused(bulk, 403, /instructionLink:bulkCreate/);
      await refused(
        nobody.post("/instruction-links/bulk-delete", { ids: [link.id] }),
        403,
        /instructionLink:bulkDelete/,
      );
    },
  },
};

function add(world: World, more: object = {}) {
  const content = "Leave out dependency updates.";
  return world.admin.ok.post("/instructions", {
    name: world.unique("instruction"),
    type: "changelog",
    content,
    ...more,
  });
}

async function addLink(world: World, instructionId?: string) {
  const id = instructionId ?? (await add(world)).id;
  const { id: publicationId } = await world.addPublication();
  return world.admin.ok.post(`/instructions/${id}/links`, { publicationId, slotType: "changelog" });
}

async function resolvedOf(world: World, id: string) {
  return (await world.admin.ok.get(`/publications/${id}`)).instructions;
}
