import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { type AppFile, answerFile, createFile, SECURITY_HEADERS } from "./app.ts";

// Assets of the bundle, which `npm run generate` writes from the contract.
const OPENAPI = new URL("../../../openapi.yaml", import.meta.url);
const REFERENCE = new URL("../../../docs/reference.html", import.meta.url);

const FORMS = {
  yaml: { type: "application/yaml", read: () => readFile(OPENAPI, "utf8") },
  json: { type: "application/json", read: async () => JSON.stringify(parse(await readFile(OPENAPI, "utf8"))) },
  html: { type: "text/html; charset=utf-8", read: () => readFile(REFERENCE, "utf8") },
};
type Form = keyof typeof FORMS;

const files = new Map<Form, Promise<AppFile>>();

/** The OpenAPI document in one of its forms, compressed if the client accepts that. */
export async function answerDocument(request: Request, form: Form): Promise<Response> {
  const file = files.get(form) ?? buildFile(form);
  files.set(form, file);
  file.catch(() => files.delete(form));
  return answerFile(request, await file);
}

async function buildFile(form: Form): Promise<AppFile> {
  const { type, read } = FORMS[form];
  const text = await read();
  const policy = { "content-security-policy": buildPolicy(text), "content-type": type, "cache-control": "no-cache" };
  return createFile(Buffer.from(text), { ...SECURITY_HEADERS, ...policy });
}

/** Allows the style of the page, and nothing else. */
function buildPolicy(text: string): string {
  const [, style = ""] = /<style>([^<]*)</.exec(text) ?? [];
  const styles = `'sha256-${hash("sha256", style, "base64")}'`;
  return `default-src 'none'; style-src ${styles}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
