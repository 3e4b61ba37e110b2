import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ConnectionConfig } from "../../../src/contract/resources/connections/connections.ts";
import { REQUIRED_PERMISSIONS } from "../../../src/hosts/github/app.ts";
import { parseGitHubPayload } from "../../../src/service/webhooks/github-payload.ts";

const require = createRequire(import.meta.url);
const page = readFileSync(new URL("../../../docs/github-app.md", import.meta.url), "utf8");
const [, json = ""] = /^```json\n([\s\S]*?)^```/m.exec(page) ?? [];

/** The parameters of a manifest by GitHub's page "Registering a GitHub App from a manifest". */
const Manifest = z.strictObject({
  name: z.string().check(z.maxLength(34)),
  url: z.url(),
  description: z.string(),
  public: z.boolean(),
  redirect_url: z.url(),
  hook_attributes: z.strictObject({ url: z.url(), active: z.boolean() }),
  callback_urls: z.optional(z.array(z.url()).check(z.maxLength(10))),
  setup_url: z.optional(z.url()),
  setup_on_update: z.optional(z.boolean()),
  request_oauth_on_install: z.optional(z.boolean()),
  default_permissions: z.record(z.string(), z.string()),
  default_events: z.array(z.string()),
});
const manifest = Manifest.parse(JSON.parse(json));

type Example = { name: string; examples: { action?: string; ref_type?: string }[] };
const EXAMPLES: readonly Example[] = require("@octokit/webhooks-examples/api.github.com/index.json");
const GITHUB: {
  components: {
    schemas: { "app-permissions": { properties: Record<string, { enum: string[] }> } };
    examples: { "integration-from-manifest": { value: { id: number; pem: string; webhook_secret: string } } };
  };
} = JSON.parse(readFileSync(require.resolve("@octokit/openapi/generated/api.github.com.json"), "utf8"));
const { schemas, examples } = GITHUB.components;

describe("the manifest", () => {
  test("has permissions that GitHub has, each with its reason, among them those that health demands", () => {
    for (const [name, level] of Object.entries(manifest.default_permissions)) {
      expect(schemas["app-permissions"].properties[name]?.enum, name).toContain(level);
      expect(page).toContain(`| \`${name}: ${level}\` |`);
    }
    for (const name of REQUIRED_PERMISSIONS) expect(manifest.default_permissions[name]).toBe("write");
    expect(page.match(/^\| `\w+: (?:read|write)` \|/gm)).toHaveLength(Object.keys(manifest.default_permissions).length);
  });

  test("has the events that the service does something with, and no others", () => {
    const effective = EXAMPLES.filter(({ name, examples: all }) =>
      all.some((payload) => parseGitHubPayload(name, payload).facts.length > 0),
    ).map(({ name }) => name);
    // Tags come with "create" already.
    expect(manifest.default_events).toEqual(effective.filter((name) => name !== "push").sort());
    for (const name of manifest.default_events) expect(page).toMatch(new RegExp(`^\\| .*\`${name}\`.* \\|`, "m"));
  });

  test("sends webhooks to the service", () => {
    expect(new URL(manifest.hook_attributes.url).pathname).toBe("/webhooks/github");
  });

  test("sends the browser to an address at which no page removes the code, and that browsers do not block", async () => {
    expect(manifest.redirect_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    // Of a blocked port the cause is "bad port".
    await expect(fetch(manifest.redirect_url)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
    expect(page).toContain(`\`${manifest.redirect_url}?code=…\``);
    expect(page).not.toContain(".redirect_url =");
  });
});

test("what GitHub answers for a manifest is what the page connects", () => {
  const { id, pem, webhook_secret: webhookSecret } = examples["integration-from-manifest"].value;
  const config = {
    codehostApp: { appId: String(id), privateKey: pem, webhookSecret, baseUrl: "https://api.github.com" },
  };
  expect(ConnectionConfig.safeParse(config)).toMatchObject({ success: true });
  for (const field of [...Object.keys(config.codehostApp), "installationId"])
    expect(page).toContain(`| \`${field}\` |`);
  for (const name of ["id", "pem", "webhook_secret"]) expect(page).toMatch(new RegExp(`\\.${name}\\b`));
});
