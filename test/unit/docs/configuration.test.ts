import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderConfiguration, renderConfigurationSchema } from "../../../scripts/docs/configuration.ts";
import { renderServiceSchema } from "../../../scripts/docs/service-file.ts";

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
