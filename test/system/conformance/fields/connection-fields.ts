import { expect } from "vitest";
import { NAME, type TestEnvironment } from "../environment.ts";
import type { Section } from "../section.ts";
import { fields, id, is, time } from "./field-rows.ts";

const connectionRecord = async (env: TestEnvironment) => env.admin.ok.get(`/connections/${env.connections.source}`);

export const connectionFields: Section = {
  title: "Fields › Connection",
  rows: {
    ...fields(connectionRecord, {
      "id: string, identifier": id("cnn"),
      "orgId: string": id("org"),
      "name: string": is(NAME),
      "type: string, name of the one config variant set": (value, { config }) =>
        expect(Object.keys(config as object)).toEqual([value]),
      "allowedTriggerEvents: array of string": is(["pullRequests", "newIssues", "issueComments", "releases"]),
      "healthy: boolean": is(true),
      "paused: boolean": is(false),
      "createdAt, updatedAt: timestamps": time,
      "deletedAt: timestamp": is(null),
    }),
    "config: object, redacted in responses; one-of object (exactly one variant key)": async (env) => {
      for (const given of Object.values(env.connections)) {
        const { config, type } = await env.admin.ok.get(`/connections/${given}`);
        expect(Object.keys(config ?? {})).toEqual([type]);
      }
      const { connections } = await env.admin.ok.get("/connections", { pageSize: 200 });
      const shown = JSON.stringify(connections);
      for (const secret of [env.slack.token, env.notion.token, env.jira.token, env.bitbucket.token]) {
        expect(shown).not.toContain(secret);
      }
    },
    "config variant codehostRepo: codehostAppConnectionId, repositoryUrl": async (env) => {
      const { config } = await connectionRecord(env);
      expect(config).toEqual({ codehostRepo: env.repository });
    },
    "config variant chatChannel: chatAppConnectionId, channelId": async (env) => {
      const { config } = await env.admin.ok.get(`/connections/${env.connections.channel}`);
      expect(config).toEqual({ chatChannel: { chatAppConnectionId: env.connections.slack, channelId: "C1" } });
    },
  },
};
