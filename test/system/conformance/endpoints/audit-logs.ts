import { expect } from "vitest";
import type { Query } from "../caller.ts";
import type { TestEnvironment } from "../environment.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";

/** The interface, "Endpoints", "Audit logs". */
export const auditLogEndpoints: Section = {
  title: "Endpoints › Audit logs",
  rows: {
    "GET /audit_logs: type (one exact AuditLogType value)": async (env) => {
      await env.admin.ok.get(`/connections/${env.connections.slack}/health`);
      const logs = await list(env, { type: "connection-health-check" });
      expect(new Set(logs.map(({ type }) => type))).toEqual(new Set(["connection-health-check"]));
      for (const type of ["connection-", "assessment-", "ERROR"]) {
        await refused(env.admin.get("/audit_logs", { type }), 400, /type/);
      }
    },
    "GET /audit_logs: type omitted excludes logs of types starting assessment-": async (env) => {
      await env.draft();
      for (const type of ["assessment-generate-release-notes", "assessment-pending"]) {
        expect(new Set((await list(env, { type })).map((log) => log.type))).toEqual(new Set([type]));
      }
      const types = (await list(env, { pageSize: 200 })).map(({ type }) => type);
      expect(types.length).toBeGreaterThan(0);
      expect(types.filter((type) => type.startsWith("assessment-"))).toEqual([]);
    },
    "GET /audit_logs: summary (case-insensitive match; % is a wildcard for partial matches)": async (env) => {
      await env.addPublication();
      const [{ summary = "" } = {}] = await list(env, { type: "action-create", pageSize: 1 });
      const [start, end] = [summary.slice(0, 5), summary.slice(-5)];
      for (const pattern of [summary.toUpperCase(), `${start}%`, `%${end.toLowerCase()}`, `${start}%${end}`]) {
        expect((await list(env, { summary: pattern })).map((log) => log.summary)).toContain(summary);
      }
      expect(await list(env, { summary: start })).toEqual([]);
      expect(await list(env, { summary: `${start}_${end}` })).toEqual([]);
      expect(await list(env, { summary: summary.slice(1) })).toEqual([]);
      await refused(env.admin.get("/audit_logs", { summary: "x".repeat(1_001) }), 400, /summary/);
    },
    "GET /audit_logs: pagination incl. pageSize → auditLogs and nextPageToken (a timestamp string)": async (env) => {
      const first = await env.admin.ok.get("/audit_logs", { pageSize: 2 });
      expect(first.auditLogs).toHaveLength(2);
      expect(first.nextPageToken).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
      expect(Date.parse(first.nextPageToken ?? "")).not.toBeNaN();
      const second = await env.admin.ok.get("/audit_logs", { pageSize: 2, next: first.nextPageToken });
      const ids = [...first.auditLogs, ...second.auditLogs].map(({ id }) => id);
      expect(new Set(ids).size).toBe(4);
      const whole = (await list(env, { pageSize: 4 })).map(({ id }) => id);
      expect(whole).toEqual(ids);
      for (const pageSize of ["0", "-1", "1.5", "many"]) {
        expect((await env.admin.get(`/audit_logs?pageSize=${pageSize}`)).status).toBe(400);
      }
    },
    "GET /audit_logs/{id} (an adl- ID) → one audit log": async (env) => {
      const [log] = await list(env, { pageSize: 1 });
      expect(await env.admin.ok.get(`/audit_logs/${log?.id ?? ""}`)).toEqual(log);
      await refused(env.admin.get("/audit_logs/adl-0123456789abcdef"), 404);
      await refused(env.caller(env.people.outsider).get(`/audit_logs/${log?.id}`), 404);
    },
    "When list permission is missing, list results are limited to permitted audit log IDs": async (env) => {
      const [log] = await list(env, { pageSize: 1 });
      const { guest, grant } = await env.invite();
      expect((await guest.ok.get("/audit_logs")).auditLogs).toEqual([]);
      await grant("auditLog:get", log?.id ?? "");
      expect((await guest.ok.get("/audit_logs")).auditLogs).toEqual([log]);
      expect((await guest.ok.get("/audit_logs", { summary: "nothing like it" })).auditLogs).toEqual([]);
      expect((await env.caller(env.people.maintainer).ok.get("/audit_logs")).auditLogs).toEqual([]);
    },
    "Get performs a per-ID permission check": async (env) => {
      const [permitted, other] = await list(env, { type: "action-create", pageSize: 2 });
      const { guest, grant } = await env.invite();
      await grant("auditLog:get", permitted?.id ?? "");
      expect(await guest.ok.get(`/audit_logs/${permitted?.id ?? ""}`)).toEqual(permitted);
      await refused(guest.get(`/audit_logs/${other?.id ?? ""}`), 403, /auditLog:get/);
      await refused(guest.get("/audit_logs/adl-0123456789abcdef"), 403, /auditLog:get/);
    },
    "A malformed ID fails with a 4xx response": async (env) => {
      const short = ["x", "adl-", "adl-0123", "adl-0123456789abcdef0"];
      for (const id of [...short, "pub-0123456789abcdef", "adl-0123456789ABCDEF", "%00", "adl-0123456789abcdef%0A"]) {
        expect((await env.admin.get(`/audit_logs/${id}`)).status).toBe(400);
      }
    },
  },
};

async function list(env: TestEnvironment, filter: Query) {
  return (await env.admin.ok.get("/audit_logs", filter)).auditLogs;
}
