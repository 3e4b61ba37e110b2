import * as z from "zod/mini";
import { SERVICE_SCHEMA_URL } from "../../src/action/setup/workflow.ts";
import { ServiceFile } from "../../src/contract/service-file.ts";
import { OF_FILES } from "../openapi/schemas.ts";

type Schema = { properties?: Record<string, Schema>; items?: Schema; minProperties?: number; maxProperties?: number };

/** `docs/release-docs-service.schema.json`, from the schema that reads the file of `command: apply`. */
export function renderServiceSchema(): string {
  const { $schema, ...rest } = z.toJSONSchema(ServiceFile, OF_FILES);
  const title = "Connections, instructions and publications of a release-docs service";
  const schema: Schema = JSON.parse(JSON.stringify({ $schema, $id: SERVICE_SCHEMA_URL, title, ...rest }));
  const { config } = schema.properties?.connections?.items?.properties ?? {};
  if (config === undefined) throw new Error("The file has no connections with a config.");
  // A refinement has no form in a JSON schema.
  Object.assign(config, { minProperties: 1, maxProperties: 1 });
  return `${JSON.stringify({ ...schema, minProperties: 1 }, undefined, 2)}\n`;
}
