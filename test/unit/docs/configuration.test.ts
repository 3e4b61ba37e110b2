import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import {
  renderConfiguration,
  renderConfigurationSchema,
  renderServiceSchema,
} from "../../../scripts/docs/configuration.ts";
import { parseConfiguration } from "../../../src/drafting/repositories/configuration.ts";

// Rendering also fails for a field without an example, and for an example that the program would refuse.
test.each([
  ["docs/configuration.md", renderConfiguration],
  ["docs/release-docs.schema.json", renderConfigurationSchema],
  ["docs/release-docs-service.schema.json", renderServiceSchema],
])("%s is up to date: npm run generate", (path, render) => {
  expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")).toBe(render());
});

test("the schema refuses unknown fields and describes known ones", () => {
  const schema = JSON.parse(renderConfigurationSchema());
  const { config } = schema.properties.publications.items.properties;
  expect(config.additionalProperties).toBe(false);
  expect(config.properties.styleGuide.properties.releaseNotes.properties.path.description).toContain("{version}");
});

type Schema = { properties?: Record<string, Schema> };
const { properties } = JSON.parse(renderConfigurationSchema());
const listPaths = ({ properties: fields = {} }: Schema): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [name, ...listPaths(field).map((path) => `${name}.${path}`)]);

test.each(listPaths(properties.publications.items))(
  "the schema and the program agree whether %s may be empty",
  (path) => {
    const empty = path.split(".").reduceRight<unknown>((value, key) => ({ [key]: value }), null);
    const file = { publications: [{ name: "changelog", ...(empty as object) }] };
    const isAccepted = () => {
      try {
        parseConfiguration(stringify(file));
        return true;
      } catch {
        return false;
      }
    };
    const validate = new Ajv({ strict: false }).compile(JSON.parse(renderConfigurationSchema()));
    expect(validate(file)).toBe(isAccepted());
  },
);
