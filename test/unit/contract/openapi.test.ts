import { describe, expect, test } from "vitest";
import { buildOpenApi } from "../../../scripts/openapi/document.ts";
import { routes } from "../../../src/contract/routes.ts";

type Node = Readonly<Record<string, unknown>>;
type Operation = Node & {
  operationId: string;
  parameters?: readonly (Node & { name: string; in: string; schema: Node })[];
  responses: Readonly<Record<string, unknown>>;
};

const document = await buildOpenApi();
const { paths, components, tags } = document as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Node>; responses: Record<string, Node> };
  tags: readonly { name: string; description: string }[];
};
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, operation })),
);

describe("the schemas", () => {
  const nodes = [...visitNodes(document, "")];

  test("say null by their type, and name what else may be null", () => {
    const unions = nodes.filter(([, { anyOf }]) => Array.isArray(anyOf) && anyOf.some(isNull)).map(([place]) => place);
    const nullable = nodes.filter(([, { oneOf }]) => Array.isArray(oneOf) && oneOf.some(isNull));
    const anonymous = nullable.filter(([, { oneOf }]) => !(oneOf as Node[]).every((one) => isNull(one) || one.$ref));
    expect(unions).toEqual([]);
    expect(anonymous.map(([place]) => place)).toEqual([]);
  });

  test("call integers so: the only fraction is a percentage", () => {
    const isNumber = (schema: unknown) => [(schema as Node).type].flat().includes("number");
    const named = nodes.flatMap(([, { properties, name, schema }]) => [
      ...Object.entries(properties ?? {}),
      ...(schema === undefined ? [] : [[name, schema]]),
    ]);
    const numbers = named.filter(([, schema]) => isNumber(schema)).map(([name]) => name);
    expect(new Set(numbers)).toEqual(new Set(["remainingRateLimitPercent"]));
    expect(nodes.filter(([, node]) => isNumber(node))).toHaveLength(numbers.length);
  });

  test("refer to components that the document has, and every component is used", () => {
    const references = new Set(nodes.flatMap(([, { $ref }]) => (typeof $ref === "string" ? [$ref] : [])));
    const named = Object.entries(components).flatMap(([kind, all]) =>
      kind === "securitySchemes" ? [] : Object.keys(all).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...references].sort()).toEqual(named.sort());
  });

  test("have one closed object with one required key for each variant of a config and a change selector", () => {
    const variants = (name: string) => components.schemas[name]?.oneOf as Node[];
    expect(variants("ConnectionConfig")).toHaveLength(7);
    expect(variants("ChangeSelector")).toHaveLength(8);
    for (const { $ref } of [...variants("ConnectionConfig"), ...variants("ChangeSelector")]) {
      const variant = components.schemas[String($ref).split("/").at(-1) ?? ""];
      expect(variant).toMatchObject({ type: "object", additionalProperties: false });
      expect(variant?.required).toEqual(Object.keys(variant?.properties ?? {}));
      expect(variant?.required).toHaveLength(1);
    }
  });

  test("give IDs of answers a pattern", () => {
    const records = ["Job", "Connection", "Conversation", "Publication", "Comment", "Turn", "User", "Instruction"];
    for (const name of [...records, "InstructionLink", "AuditLog", "Entry"]) {
      expect(components.schemas[name]?.properties, name).toMatchObject({
        id: { pattern: expect.stringMatching(/^\^[a-z]{3}-\[0-9a-f\]\{16\}\$$/) },
      });
    }
  });

  test("take null where an optional field of a request counts as absent, and no query parameter does", () => {
    expect(components.schemas.DocRequest?.properties).toMatchObject({
      title: { type: "string" },
      comments: { type: ["array", "null"] },
      time: { type: ["string", "null"], format: "date-time" },
      eventType: { oneOf: [{ $ref: "#/components/schemas/EventType" }, { type: "null" }] },
    });
    const parameters = operations.flatMap(({ operation }) => operation.parameters ?? []);
    expect(JSON.stringify(parameters)).not.toContain('"null"');
  });
});

describe.each(operations)("$name", ({ path, operation }) => {
  test("has what generators and readers need", () => {
    expect(operation.summary).toMatch(/\w/);
    expect(operation.description).toMatch(/\w.*\.$/);
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(tags.map(({ name }) => [name])).toContainEqual(operation.tags);
  });

  test("describes its errors", () => {
    const statuses = Object.keys(operation.responses);
    expect(statuses).toEqual(expect.arrayContaining(["400", "401", "429", "default"]));
    if (operation.requestBody !== undefined) expect(statuses).toEqual(expect.arrayContaining(["413", "415"]));
    const hasPattern = operation.parameters?.find((one) => one.in === "path")?.schema.pattern !== undefined;
    // Deleting a missing record succeeds, whatever its ID looks like.
    if (path.includes("{id}")) expect(statuses.includes("404")).toBe(hasPattern);
  });
});

test("operations have unique IDs", () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every route of the interface exists, and publications under their old name too", () => {
  const documented = operations.map(({ name }) => name);
  for (const { method, path } of Object.values(routes).flatMap((verbs) => Object.values(verbs))) {
    expect(documented).toContain(`${method} ${path}`);
    const old = path.replace("/publications", "/automations");
    expect(documented).toContain(`${method} ${old}`);
    if (old !== path) expect(paths[old]?.[method.toLowerCase()]).toMatchObject({ deprecated: true });
  }
});

function* visitNodes(node: unknown, place: string): Generator<readonly [string, Node]> {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) yield [place, node as Node];
  for (const [key, value] of Object.entries(node)) yield* visitNodes(value, `${place}/${key}`);
}

function isNull({ type }: Node): boolean {
  return type === "null";
}
