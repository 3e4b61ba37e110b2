import { expect } from "vitest";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
import { MASKED_SECRET } from "../shown.ts";

const UNKNOWN = "cnn-0123456789abcdef";

/** Connections that are unknown or change their variant (interface, "Connections" and "Errors"). */
export const connectionRules: Section = {
  title: "Rules › connections",
  rows: {
    "channels of an unknown connection: 400": async (env) => {
      await refused(env.admin.get(`/connections/${UNKNOWN}/channels`), 400, new RegExp(UNKNOWN));
    },
    "channels of a deleted connection: 400": async (env) => {
      const { id } = await env.addConnection({ chatApp: { token: env.slack.token, baseUrl: env.slack.url } });
      expect((await env.admin.ok.get(`/connections/${id}/channels`)).channels).toHaveLength(2);
      await env.admin.ok.delete(`/connections/${id}`);
      await refused(env.admin.get(`/connections/${id}/channels`), 400, new RegExp(id));
    },
    "repositories of an unknown connection: 400": async (env) => {
      await refused(env.admin.get("/codehostb/repos", { connectionId: UNKNOWN }), 400, new RegExp(UNKNOWN));
    },
    "channels and repositories of another organization's connection: 400": async (env) => {
      const outsider = env.caller(env.people.outsider);
      const { slack, bitbucket } = env.connections;
      await refused(outsider.get(`/connections/${slack}/channels`), 400);
      await refused(outsider.get("/codehostb/repos", { connectionId: bitbucket }), 400);
    },
    "PUT may change the variant": async (env) => {
      const { id, name } = await env.addConnection({ notesTool: { integrationKey: "ntn_unknown" } });
      const { url, email, token } = env.jira;
      const tracker = { baseUrl: url, email, token };
      const changed = await env.admin.ok.put(`/connections/${id}`, { name, config: { tracker } });
      expect(changed).toMatchObject({ id, name, type: "tracker" });
      expect(changed.config).toEqual({ tracker: { ...tracker, token: MASKED_SECRET } });
      expect(await env.admin.ok.get(`/connections/${id}`)).toEqual(changed);
      const { statuses } = await env.admin.ok.get(`/connections/${id}/tracker/statuses`);
      expect(statuses).toHaveLength(2);
      const trackers = await env.admin.ok.get("/connections", { type: "tracker", name });
      expect(trackers.connections).toEqual([changed]);
    },
    "PUT that changes the variant needs its secrets: a mask of the old one is none": async (env) => {
      const { id, name } = await env.addConnection({ notesTool: { integrationKey: "ntn_unknown" } });
      const tracker = { baseUrl: env.jira.url, email: env.jira.email, token: MASKED_SECRET };
      await refused(env.admin.put(`/connections/${id}`, { name, config: { tracker } }), 400, /token/);
      expect((await env.admin.ok.get(`/connections/${id}`)).type).toBe("notesTool");
    },
  },
};
