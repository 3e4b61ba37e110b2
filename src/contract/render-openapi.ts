import { stringify } from "yaml";
import { buildOpenApi } from "./build-openapi.ts";

const HEAD = "# Made by npm run generate from src/contract.\n";

/** The OpenAPI document as the text of `openapi.yaml`, which the service answers too. */
export async function renderOpenApi(): Promise<string> {
  return HEAD + stringify(await buildOpenApi(), { aliasDuplicateObjects: false, lineWidth: 120 });
}
