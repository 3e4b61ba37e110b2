import { expect } from "vitest";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
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

export const instructionFields: Section = {
  title: "Fields › Instruction",
  rows: {
    "Slot types: documentation, releaseNotes, changelog, commit, planning": async (env) => {
      const { id: instruction } = await env.addInstruction();
      const { id: publicationId } = await env.addPublication();
      const slots = ["planning", "commit", "changelog", "releaseNotes", "documentation"] as const;
      for (const slotType of slots) {
        await env.admin.ok.post(`/instructions/${instruction}/links`, { publicationId, slotType });
      }
      const { instructions } = await env.admin.ok.get(`/publications/${publicationId}`);
      expect((instructions as { slotType: string }[]).map(({ slotType }) => slotType)).toEqual([...slots].reverse());
    },
    "Slot types: styleGuide validates like the others but is not a publication slot": async (env) => {
      const { id: instruction } = await env.addInstruction();
      const { id: publicationId } = await env.addPublication();
      await env.admin.ok.post(`/instructions/${instruction}/links`, { publicationId, slotType: "styleGuide" });
      expect(env.status).toBe(201);
      expect((await env.admin.ok.get(`/publications/${publicationId}`)).instructions).toEqual([]);
      await refused(env.admin.post(`/instructions/${instruction}/links`, { publicationId, slotType: "poetry" }), 400);
    },
  },
};

export const auditLogFields: Section = {
  title: "Fields › Audit log",
  rows: fields(
    async (env) => {
      await env.addPublication();
      const [log] = (await env.admin.ok.get("/audit_logs", { type: "action-create", pageSize: 1 })).auditLogs;
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
