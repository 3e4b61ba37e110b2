import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { ServedApp } from "../../../support/served-app.ts";

type Described = { paths: Record<string, Record<string, { operationId: string; deprecated?: true }>> };

let service: ServedApp;
beforeAll(async () => {
  service = await ServedApp.open(":memory:");
});
afterAll(() => service[Symbol.asyncDispose]());

test("clients made from the served document have one function for each operation", async () => {
  const { paths }: Described = parse(await (await fetch(`${service.url}/api/v1/openapi.yaml`)).text());
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => ({ operationId, route: `${method} ${path}` })),
  );
  const routes = all.map(({ route }) => route.replace(/\/$/, ""));
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  expect(all.filter(({ operationId }) => operationId.endsWith("Slash"))).toEqual([]);
});
