import { expect } from "vitest";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
import type { World } from "../world.ts";
import { fields, id, is, text, time } from "./field-rows.ts";

export const userFields: Section = {
  title: "Fields › User (ModelsGetUserResponse)",
  rows: fields(async ({ admin }) => admin.ok.get("/me"), {
    "id: string": id("usr"),
    "authId: string": text,
    "email: string": is("admin@example.com"),
    "name: string": is("admin"),
    "sfsToken: string (may be empty)": is(""),
    "invitationAccepted: boolean": is(true),
    "orgId: string": id("org"),
    "createdAt, updatedAt: string": time,
  }),
};

const addInstruction = (world: World) =>
  world.admin.ok.post("/instructions", {
    name: world.unique("one"),
    type: "changelog",
    content: "Leave out internal changes.",
  });

export const instructionFields: Section = {
  title: "Fields › Instruction",
  rows: {
    ...fields(addInstruction, {
      "id: identifier": id("ins"),
      orgId: id("org"),
      "name: string": text,
      "type: string; validated": is("changelog"),
      "content: string; reusable text": is("Leave out internal changes."),
      "global: boolean": is(true),
      "createdAt, updatedAt: timestamps": time,
    }),
    "Slot types: documentation, releaseNotes, changelog, commit, planning": async (world) => {
      const { id: instruction } = await addInstruction(world);
      const { id: publicationId } = await world.addPublication();
      const slots = ["planning", "commit", "changelog", "releaseNotes", "documentation"] as const;
      for (const slotType of slots) {
        await world.admin.ok.post(`/instructions/${instruction}/links`, { publicationId, slotType });
      }
      const { instructions } = await world.admin.ok.get(`/publications/${publicationId}`);
      expect((instructions as { slotType: string }[]).map(({ slotType }) => slotType)).toEqual([...slots].reverse());
    },
    "Slot types: styleGuide validates like the others but is not a publication slot": async (world) => {
      const { id: instruction } = await addInstruction(world);
      const { id: publicationId } = await world.addPublication();
      await world.admin.ok.post(`/instructions/${instruction}/links`, { publicationId, slotType: "styleGuide" });
      expect(world.status).toBe(201);
      expect((await world.admin.ok.get(`/publications/${publicationId}`)).instructions).toEqual([]);
      await refused(world.admin.post(`/instructions/${instruction}/links`, { publicationId, slotType: "poetry" }), 400);
    },
    "Unknown types are rejected": async (world) => {
      await refused(world.admin.post("/instructions", { name: "Ours", type: "poetry", content: "Rhyme." }), 400);
    },
  },
};

export const instructionLinkFields: Section = {
  title: "Fields › Instruction link",
  rows: fields(
    async (world) => {
      const { id: instruction } = await addInstruction(world);
      const slot = { publicationId: (await world.addPublication()).id, slotType: "changelog" } as const;
      await world.admin.ok.post(`/instructions/${instruction}/links`, slot);
      return world.admin.ok.post(`/instructions/${instruction}/links`, slot);
    },
    {
      id: id("inl"),
      orgId: id("org"),
      publicationId: id("pub"),
      slotType: is("changelog"),
      "position: orders links within a slot; a new link is appended at the next position": is(1),
      "createdAt, updatedAt": time,
      "instructionId: the instruction that it refers to": id("ins"),
    },
  ),
};

export const auditLogFields: Section = {
  title: "Fields › Audit log",
  rows: fields(
    async (world) => {
      await world.addPublication();
      const [log] = (await world.admin.ok.get("/audit_logs", { type: "action-create", pageSize: 1 })).auditLogs;
      return log ?? {};
    },
    {
      "id: string, with an adl- prefix": id("adl"),
      "orgId: string": id("org"),
      "requestId: string": id("req"),
      "userName: string or null": is("admin"),
      "type: string, one AuditLogType value": is("action-create"),
      "summary: string, short description": is(expect.stringMatching(/publication/)),
      "delta: string, change summary": text,
      "config: object, type-specific details": is(expect.objectContaining({ publicationId: expect.any(String) })),
      "adminUserName: string or null": is(null),
      "createdAt: string, timestamp": time,
      "updatedAt: string, UTC timestamp": time,
    },
  ),
};
