import type { AnyContractProcedure } from "@orpc/contract";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { contract } from "../../../src/contract/contract.ts";
import { isGrantable } from "../../../src/contract/permissions.ts";
import { Conversation } from "../../../src/contract/resources/conversations.ts";
import { Job } from "../../../src/contract/resources/jobs.ts";
import { routes } from "../../../src/contract/routes.ts";

type JsonSchema = { description?: string; properties?: Record<string, JsonSchema> } & Record<string, unknown>;

const resources: [string, Record<string, AnyContractProcedure>][] = Object.entries(contract);
const procedures = resources.flatMap(([resource, verbs]) =>
  Object.entries(verbs).map(([verb, procedure]) => [`${resource} ${verb}`, procedure["~orpc"]] as const),
);

describe.each(procedures)("%s", (_, { inputSchema, outputSchema }) => {
  test("describes every field it takes and gives", () => {
    for (const schema of [inputSchema, outputSchema]) {
      if (schema === undefined) continue;
      const json = z.toJSONSchema(schema as z.ZodMiniType, { io: "input", unrepresentable: "any" }) as JsonSchema;
      expect(undescribed(json, "")).toEqual([]);
    }
  });
});

test("every route of the table is in the contract, and no other", () => {
  const inContract = procedures.map(([name, { route }]) => [name, route.method, route.path, route.successStatus]);
  const inTable = Object.entries(routes).flatMap(([resource, verbs]) =>
    Object.entries(verbs).map(([verb, route]) => [
      `${resource} ${verb}`,
      route.method,
      route.path,
      route.successStatus,
    ]),
  );
  expect(inContract.sort()).toEqual(inTable.sort());
});

test("answers keep unknown fields, and an unknown state or status is accepted as text", () => {
  const job = { id: "job-1", orgId: "org-1", type: "doc-request", state: "dreaming", mood: "calm" };
  expect(Job.parse(job)).toEqual(job);
  const conversation = { id: "cnv-1", status: "pondering", outputUrl: null, entries: [{ id: "e-1", colour: "red" }] };
  expect(Conversation.parse(conversation)).toEqual(conversation);
});

/** The paths of all properties, however deep, that have no description. */
function undescribed(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((item) => undescribed(item, path));
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {}, ...rest } = schema as JsonSchema;
  const own = Object.entries(properties).flatMap(([name, property]) => [
    ...(property.description === undefined && property.$ref === undefined ? [`${path}.${name}`] : []),
    ...undescribed(property, `${path}.${name}`),
  ]);
  return [...own, ...Object.values(rest).flatMap((value) => undescribed(value, path))];
}

test.each([
  ...(["list", "get", "update", "delete", "notify"] as const).map((verb) => [verb, true] as const),
  ...(["create", "bulkCreate", "bulkDelete"] as const).map((verb) => [verb, false] as const),
])("%s can be granted for one record: %s", (verb, can) => expect(isGrantable(`comment:${verb}`)).toBe(can));
