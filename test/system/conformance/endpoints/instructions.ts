import { expect } from "vitest";
import type { Query } from "../caller.ts";
import type { TestEnvironment } from "../environment.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";

/** The interface, "Endpoints", "Instructions". */
export const instructionEndpoints: Section = {
  title: "Endpoints › Instructions",
  rows: {
    "GET /instructions: type, global → instructions; needs list permission": async (env) => {
      const { id } = await env.addInstruction({ type: "planning" });
      const ids = async (filter: { type?: string; global?: boolean }) =>
        (await env.admin.ok.get("/instructions", filter)).instructions.map((one) => one.id);
      expect(await ids({ type: "planning" })).toContain(id);
      expect(await ids({ type: "commit" })).not.toContain(id);
      expect(await ids({ global: true })).toContain(id);
      const local = { slotType: "changelog", content: "Only here." } as const;
      const given = { name: env.unique("local"), config: env.config, instructions: [local] };
      const publication = await env.admin.ok.post("/publications", given);
      const [resolved] = publication.instructions;
      expect(await ids({ global: false })).toContain(resolved?.instructionId);
      expect(await ids({ global: true })).not.toContain(resolved?.instructionId);
      await refused(env.caller(env.people.unprivileged).get("/instructions"), 403);
    },
    "GET /instructions, page by page in both directions": async (env) => {
      for (let times = 0; times < 3; times += 1) await env.addInstruction();
      const first = await env.admin.ok.get("/instructions", { pageSize: 2 });
      const second = await env.admin.ok.get("/instructions", { pageSize: 2, next: first.nextPageToken });
      expect(second.instructions.map(({ id }) => id)).not.toContain(first.instructions[1]?.id);
      const again = await env.admin.ok.get("/instructions", { pageSize: 2, next: second.previousPageToken });
      expect(again.instructions).toEqual(first.instructions);
    },
    "GET /instructions/{id} → the instruction": async (env) => {
      const made = await env.addInstruction();
      expect(await env.admin.ok.get(`/instructions/${made.id}`)).toEqual(made);
    },
    "GET /instructions/{id} → 404 when missing": async (env) => {
      await refused(env.admin.get("/instructions/ins-0123456789abcdef"), 404);
    },
    "POST /instructions: name, type, content → full instruction": async (env) => {
      const name = env.unique("instruction");
      const { orgId } = await env.admin.ok.get("/me");
      const made = await env.admin.ok.post("/instructions", {
        name,
        type: "commit",
        content: "Use conventional commits.",
      });
      expect(made).toMatchObject({ id: expect.stringMatching(/^ins-[0-9a-f]{16}$/), orgId, name, type: "commit" });
      expect(made).toMatchObject({ content: "Use conventional commits.", global: true });
      expect(Date.parse(made.createdAt ?? "")).toBeLessThanOrEqual(Date.parse(made.updatedAt ?? ""));
    },
    "PUT /instructions/{id}: name, type, content → full instruction; replaces it": async (env) => {
      const { id } = await env.addInstruction();
      const next = { name: env.unique("instruction"), type: "releaseNotes", content: "Name contributors." } as const;
      const replaced = await env.admin.ok.put(`/instructions/${id}`, next);
      expect(replaced).toMatchObject({ id, ...next });
      expect(await env.admin.ok.get(`/instructions/${id}`)).toEqual(replaced);
      await refused(env.admin.put("/instructions/ins-0123456789abcdef", next), 404);
    },
    "PUT /instructions/{id}: type is revalidated": async (env) => {
      const { id, name, content } = await env.addInstruction();
      const answer = await env.admin.put(`/instructions/${id}`, { name, content, type: "poetry" });
      expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining("type") } });
    },
    "DELETE /instructions/{id} → 204, no body; its links are deleted": async (env) => {
      const { id } = await env.addInstruction();
      const link = await addLink(env, id);
      expect(await env.admin.ok.delete(`/instructions/${id}`)).toBeUndefined();
      expect(env.status).toBe(204);
      await refused(env.admin.get(`/instructions/${id}`), 404);
      await refused(env.admin.get(`/instruction-links/${link.id}`), 404);
    },
    "DELETE /instructions/{id} → 204 also when the instruction is missing": async (env) => {
      const { id } = await env.addInstruction();
      await env.admin.ok.delete(`/instructions/${id}`);
      await env.admin.ok.delete(`/instructions/${id}`);
      expect(env.status).toBe(204);
    },
    "POST /instructions/{id}/links: publicationId, slotType → full link": async (env) => {
      const { id } = await env.addInstruction();
      const link = await addLink(env, id);
      expect(link).toMatchObject({ id: expect.stringMatching(/^inl-[0-9a-f]{16}$/), instructionId: id, position: 0 });
      expect(link).toMatchObject({
        orgId: env.people.orgId,
        publicationId: expect.stringMatching(/^pub-/),
        slotType: "changelog",
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      });
      for (const [wrong, says] of [
        [{ slotType: "poem" }, /slotType must be one of/],
        [{ publicationId: "pub-0123456789abcdef" }, /pub-0123456789abcdef/],
        [{ publicationId: undefined }, /publicationId/],
      ] as const) {
        const body = { publicationId: link.publicationId, slotType: "changelog", ...wrong };
        await refused(env.admin.post(`/instructions/${id}/links`, body), 400, says);
      }
      expect((await env.admin.ok.get("/instruction-links", { instructionId: id })).instructionLinks).toEqual([link]);
      const [resolved] = await resolvedOf(env, link.publicationId);
      expect(resolved).toMatchObject({ id: link.id, instructionId: id, content: "Leave out dependency updates." });
    },
    "GET /instruction-links: instructionId, publicationId, slotType, any combination": async (env) => {
      const instructions = [(await env.addInstruction()).id, (await env.addInstruction()).id];
      const publications = [(await env.addPublication()).id, (await env.addPublication()).id];
      const links: { id: string; instructionId: string; publicationId: string; slotType: string }[] = [];
      for (const instructionId of instructions) {
        for (const publicationId of publications) {
          for (const slotType of ["changelog", "planning"]) {
            const body = { publicationId, slotType };
            const { id } = await env.admin.ok.post(`/instructions/${instructionId}/links`, body);
            links.unshift({ id, instructionId, publicationId, slotType });
          }
        }
      }
      const list = async (filter: Query) =>
        (await env.admin.ok.get("/instruction-links", { pageSize: 200, ...filter })).instructionLinks.map(
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
    "GET /instruction-links/{id} → the link": async (env) => {
      const link = await addLink(env);
      expect(await env.admin.ok.get(`/instruction-links/${link.id}`)).toEqual(link);
    },
    "GET /instruction-links/{id} → 404 when missing": async (env) => {
      await refused(env.admin.get("/instruction-links/inl-0123456789abcdef"), 404);
    },
    "DELETE /instruction-links/{id} → 204, no body, also when missing": async (env) => {
      const { id } = await addLink(env);
      for (let times = 0; times < 2; times += 1) {
        expect(await env.admin.ok.delete(`/instruction-links/${id}`)).toBeUndefined();
        expect(env.status).toBe(204);
      }
      await refused(env.admin.get(`/instruction-links/${id}`), 404);
    },
    "POST /instructions/{id}/links/bulk: publicationIds, slotTypes → 204, no body; appended, not replaced": async (
      env,
    ) => {
      const [first, second] = [await env.addInstruction(), await env.addInstruction()];
      const publicationIds = [(await env.addPublication()).id, (await env.addPublication()).id];
      const [here = ""] = publicationIds;
      await env.admin.ok.post(`/instructions/${first.id}/links`, { publicationId: here, slotType: "changelog" });
      const slotTypes: ["changelog", "planning"] = ["changelog", "planning"];
      expect(
        await env.admin.ok.post(`/instructions/${second.id}/links/bulk`, { publicationIds, slotTypes }),
      ).toBeUndefined();
      expect(env.status).toBe(204);
      const made = (await env.admin.ok.get("/instruction-links", { instructionId: second.id })).instructionLinks;
      expect(made).toHaveLength(4);
      const order = await resolvedOf(env, here);
      expect(order.map(({ slotType, instructionId }) => [slotType, instructionId])).toEqual([
        ["changelog", first.id],
        ["changelog", second.id],
        ["planning", second.id],
      ]);
    },
    "POST /instructions/{id}/links/bulk: every slot and publication is validated": async (env) => {
      const { id } = await env.addInstruction();
      const { id: here } = await env.addPublication();
      const bad: [object, RegExp][] = [
        [{ publicationIds: [here, "pub-0123456789abcdef"], slotTypes: ["changelog"] }, /pub-0123456789abcdef/],
        [{ publicationIds: [here], slotTypes: ["changelog", "poetry"] }, /slotTypes.1 must be one of/],
        [{ publicationIds: [here], slotTypes: [] }, /slotTypes/],
        [{ publicationIds: [], slotTypes: ["changelog"] }, /publicationIds/],
        [{ publicationIds: Array.from({ length: 1_001 }, () => here), slotTypes: ["changelog"] }, /publicationIds/],
      ];
      for (const [body, says] of bad) await refused(env.admin.post(`/instructions/${id}/links/bulk`, body), 400, says);
      expect((await env.admin.ok.get("/instruction-links", { instructionId: id })).instructionLinks).toEqual([]);
    },
    "POST /instruction-links/bulk-delete: ids → 204, no body; missing IDs are skipped": async (env) => {
      const [one, other, kept] = [await addLink(env), await addLink(env), await addLink(env)];
      const ids = [one.id, "inl-0123456789abcdef", other.id];
      expect(await env.admin.ok.post("/instruction-links/bulk-delete", { ids })).toBeUndefined();
      expect(env.status).toBe(204);
      for (const { id } of [one, other]) await refused(env.admin.get(`/instruction-links/${id}`), 404);
      expect((await env.admin.ok.get(`/instruction-links/${kept.id}`)).id).toBe(kept.id);
    },
    "A duplicate combination of instruction, publication and slot is accepted, at the next position": async (env) => {
      const { id } = await env.addInstruction();
      const { id: publicationId } = await env.addPublication();
      const { id: other } = await env.addPublication();
      const positions: number[] = [];
      for (const [slotType, publication] of [
        ["changelog", publicationId],
        ["changelog", publicationId],
        ["planning", publicationId],
        ["changelog", other],
        ["changelog", publicationId],
      ]) {
        const body = { publicationId: publication, slotType };
        positions.push((await env.admin.ok.post(`/instructions/${id}/links`, body)).position);
      }
      expect(positions).toEqual([0, 1, 0, 0, 2]);
    },
    "Each operation needs its own permission (list, get, create, update, delete, bulk create, bulk delete)": async (
      env,
    ) => {
      const { id } = await env.addInstruction();
      const link = await addLink(env, id);
      const written = { name: env.unique("instruction"), type: "planning", content: "Plan." } as const;
      const publicationIds = [link.publicationId];
      const slot = { publicationId: link.publicationId, slotType: "changelog" };
      const calls: [method: string, path: string, permission: string, body?: object][] = [
        ["GET", "/instructions", "instruction:list"],
        ["GET", `/instructions/${id}`, "instruction:get"],
        ["POST", "/instructions", "instruction:create", written],
        ["PUT", `/instructions/${id}`, "instruction:update", written],
        ["DELETE", `/instructions/${id}`, "instruction:delete"],
        ["GET", "/instruction-links", "instructionLink:list"],
        ["GET", `/instruction-links/${link.id}`, "instructionLink:get"],
        ["POST", `/instructions/${id}/links`, "instructionLink:create", slot],
        ["DELETE", `/instruction-links/${link.id}`, "instructionLink:delete"],
        [
          "POST",
          `/instructions/${id}/links/bulk`,
          "instructionLink:bulkCreate",
          { publicationIds, slotTypes: ["changelog"] },
        ],
        ["POST", "/instruction-links/bulk-delete", "instructionLink:bulkDelete", { ids: [link.id] }],
      ];
      for (const [method, path, permission, body] of calls) {
        const raw = body === undefined ? {} : { body: JSON.stringify(body) };
        const call = env.raw(method, path, { ...raw, key: env.people.unprivileged });
        await refused(call, 403, new RegExp(permission));
      }
    },
  },
};

async function addLink(env: TestEnvironment, instructionId?: string) {
  const id = instructionId ?? (await env.addInstruction()).id;
  const { id: publicationId } = await env.addPublication();
  return env.admin.ok.post(`/instructions/${id}/links`, { publicationId, slotType: "changelog" });
}

async function resolvedOf(env: TestEnvironment, id: string) {
  return (await env.admin.ok.get(`/publications/${id}`)).instructions;
}
