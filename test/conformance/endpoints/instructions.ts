import { expect } from "vitest";
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
        (await world.admin.instructions.list(filter)).instructions.map((one) => one.id);
      expect(await ids({ type: "planning" })).toContain(id);
      expect(await ids({ type: "commit" })).not.toContain(id);
      expect(await ids({ global: true })).toContain(id);
      const local = { slotType: "changelog", content: "Only here." } as const;
      const publication = await world.admin.publications.create({
        name: world.unique("local"),
        config: { sourceRepos: [world.connections.source], docsRepo: world.connections.source },
        instructions: [local],
      });
      const [resolved] = (publication.instructions ?? []) as { instructionId: string }[];
      expect(await ids({ global: false })).toContain(resolved?.instructionId);
      expect(await ids({ global: true })).not.toContain(resolved?.instructionId);
      await refused((await world.client(world.people.nobody)).instructions.list({}), 403);
    },
    "GET /instructions, page by page in both directions": async (world) => {
      for (let times = 0; times < 3; times += 1) await add(world);
      const first = await world.admin.instructions.list({ pageSize: 2 });
      const second = await world.admin.instructions.list({ pageSize: 2, next: first.nextPageToken ?? "" });
      expect(second.instructions.map(({ id }) => id)).not.toContain(first.instructions[1]?.id);
      const again = await world.admin.instructions.list({ pageSize: 2, next: second.previousPageToken ?? "" });
      expect(again.instructions).toEqual(first.instructions);
    },
    "GET /instructions/{id} → the instruction": async (world) => {
      const made = await add(world);
      expect(await world.admin.instructions.get({ id: made.id })).toEqual(made);
    },
    "GET /instructions/{id} → 404 when missing": async (world) => {
      await refused(world.admin.instructions.get({ id: "ins-0123456789abcdef" }), 404);
    },
    "POST /instructions: name, type, content → full instruction": async (world) => {
      const name = world.unique("instruction");
      const { orgId } = await world.admin.users.me({});
      const made = await world.admin.instructions.create({
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
      const replaced = await world.admin.instructions.update({ id, ...next });
      expect(replaced).toMatchObject({ id, ...next });
      expect(await world.admin.instructions.get({ id })).toEqual(replaced);
      await refused(world.admin.instructions.update({ id: "ins-0123456789abcdef", ...next }), 404);
    },
    "PUT /instructions/{id}: type is revalidated": async (world) => {
      const { id, name, content } = await add(world);
      const body = JSON.stringify({ name, content, type: "poetry" });
      const answer = await world.raw("PUT", `/instructions/${id}`, { body });
      expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining("type") } });
    },
    "DELETE /instructions/{id} → 204, no body; its links are deleted": async (world) => {
      const { id } = await add(world);
      const link = await addLink(world, id);
      expect(await world.admin.instructions.delete({ id })).toBeUndefined();
      expect(world.status).toBe(204);
      await refused(world.admin.instructions.get({ id }), 404);
      await refused(world.admin.instructionLinks.get({ id: link.id }), 404);
    },
    "DELETE /instructions/{id} → 204 also when the instruction is missing": async (world) => {
      const { id } = await add(world);
      await world.admin.instructions.delete({ id });
      await world.admin.instructions.delete({ id });
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
      const [resolved] = await resolvedOf(world, link.publicationId);
      expect(resolved).toMatchObject({ id: link.id, instructionId: id, content: "Leave out dependency updates." });
    },
    "GET /instruction-links: instructionId, publicationId, slotType, any combination": async (world) => {
      const [one, other] = [await add(world), await add(world)];
      const [{ id: here }, { id: there }] = [await world.addPublication(), await world.addPublication()];
      const link = async (id: string, publicationId: string, slotType: "changelog" | "planning") =>
        (await world.admin.instructionLinks.create({ id, publicationId, slotType })).id;
      const links = [
        await link(one.id, here, "changelog"),
        await link(one.id, there, "planning"),
        await link(other.id, here, "planning"),
      ];
      const list = async (filter: object) =>
        (await world.admin.instructionLinks.list(filter)).instructionLinks.map(({ id }) => links.indexOf(id)).sort();
      expect(await list({ instructionId: one.id })).toEqual([0, 1]);
      expect(await list({ publicationId: here })).toEqual([0, 2]);
      expect(await list({ publicationId: here, slotType: "planning" })).toEqual([2]);
      expect(await list({ instructionId: one.id, publicationId: there, slotType: "planning" })).toEqual([1]);
      expect(await list({ instructionId: one.id, publicationId: there, slotType: "changelog" })).toEqual([]);
    },
    "GET /instruction-links/{id} → the link": async (world) => {
      const link = await addLink(world);
      expect(await world.admin.instructionLinks.get({ id: link.id })).toEqual(link);
    },
    "GET /instruction-links/{id} → 404 when missing": async (world) => {
      await refused(world.admin.instructionLinks.get({ id: "inl-0123456789abcdef" }), 404);
    },
    "DELETE /instruction-links/{id} → 204, no body, also when missing": async (world) => {
      const { id } = await addLink(world);
      for (let times = 0; times < 2; times += 1) {
        expect(await world.admin.instructionLinks.delete({ id })).toBeUndefined();
        expect(world.status).toBe(204);
      }
      await refused(world.admin.instructionLinks.get({ id }), 404);
    },
    "POST /instructions/{id}/links/bulk: publicationIds, slotTypes → 204, no body; appended, not replaced": async (
      world,
    ) => {
      const [first, second] = [await add(world), await add(world)];
      const publicationIds = [(await world.addPublication()).id, (await world.addPublication()).id];
      const [here = ""] = publicationIds;
      await world.admin.instructionLinks.create({ id: first.id, publicationId: here, slotType: "changelog" });
      const slotTypes: ["changelog", "planning"] = ["changelog", "planning"];
      expect(
        await world.admin.instructionLinks.bulkCreate({ id: second.id, publicationIds, slotTypes }),
      ).toBeUndefined();
      expect(world.status).toBe(204);
      const made = (await world.admin.instructionLinks.list({ instructionId: second.id })).instructionLinks;
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
      const publicationIds = [here, "pub-0123456789abcdef"];
      const call = world.admin.instructionLinks.bulkCreate({ id, publicationIds, slotTypes: ["changelog"] });
      await refused(call, 400, /pub-0123456789abcdef/);
      const body = JSON.stringify({ publicationIds: [here], slotTypes: ["changelog", "poetry"] });
      expect((await world.raw("POST", `/instructions/${id}/links/bulk`, { body })).status).toBe(400);
      expect((await world.admin.instructionLinks.list({ instructionId: id })).instructionLinks).toEqual([]);
    },
    "POST /instruction-links/bulk-delete: ids → 204, no body; missing IDs are skipped": async (world) => {
      const [one, other, kept] = [await addLink(world), await addLink(world), await addLink(world)];
      const ids = [one.id, "inl-0123456789abcdef", other.id];
      expect(await world.admin.instructionLinks.bulkDelete({ ids })).toBeUndefined();
      expect(world.status).toBe(204);
      for (const { id } of [one, other]) await refused(world.admin.instructionLinks.get({ id }), 404);
      expect((await world.admin.instructionLinks.get({ id: kept.id })).id).toBe(kept.id);
    },
    "A duplicate combination of instruction, publication and slot is accepted, at the next position": async (world) => {
      const { id } = await add(world);
      const { id: publicationId } = await world.addPublication();
      const positions: number[] = [];
      for (let times = 0; times < 3; times += 1) {
        const link = await world.admin.instructionLinks.create({ id, publicationId, slotType: "changelog" });
        positions.push(link.position);
      }
      expect(positions).toEqual([0, 1, 2]);
    },
    "Each operation needs its own permission (list, get, create, update, delete, bulk create, bulk delete)": async (
      world,
    ) => {
      const { id } = await add(world);
      const link = await addLink(world, id);
      const written = { name: world.unique("instruction"), type: "planning", content: "Plan." } as const;
      const publicationIds = [link.publicationId];
      const nobody = await world.client(world.people.nobody);
      await refused(nobody.instructions.list({}), 403, /instruction:list/);
      await refused(nobody.instructions.get({ id }), 403, /instruction:get/);
      await refused(nobody.instructions.create(written), 403, /instruction:create/);
      await refused(nobody.instructions.update({ id, ...written }), 403, /instruction:update/);
      await refused(nobody.instructions.delete({ id }), 403, /instruction:delete/);
      await refused(nobody.instructionLinks.list({}), 403, /instructionLink:list/);
      await refused(nobody.instructionLinks.get({ id: link.id }), 403, /instructionLink:get/);
      const slot = { id, publicationId: link.publicationId, slotType: "changelog" } as const;
      await refused(nobody.instructionLinks.create(slot), 403, /instructionLink:create/);
      await refused(nobody.instructionLinks.delete({ id: link.id }), 403, /instructionLink:delete/);
      const bulk = nobody.instructionLinks.bulkCreate({ id, publicationIds, slotTypes: ["changelog"] });
      await refused(bulk, 403, /instructionLink:bulkCreate/);
      await refused(nobody.instructionLinks.bulkDelete({ ids: [link.id] }), 403, /instructionLink:bulkDelete/);
    },
  },
};

type Written = Parameters<World["admin"]["instructions"]["create"]>[0];

function add(world: World, more: Partial<Written> = {}) {
  const content = "Leave out dependency updates.";
  return world.admin.instructions.create({ name: world.unique("instruction"), type: "changelog", content, ...more });
}

async function addLink(world: World, instructionId?: string) {
  const id = instructionId ?? (await add(world)).id;
  const { id: publicationId } = await world.addPublication();
  return world.admin.instructionLinks.create({ id, publicationId, slotType: "changelog" });
}

async function resolvedOf(world: World, id: string) {
  const { instructions } = await world.admin.publications.get({ id });
  return (instructions ?? []) as { id: string; instructionId: string; slotType: string; content: string }[];
}
