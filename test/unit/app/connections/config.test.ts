import { describe, expect, test } from "vitest";
import { buildConfig, type ConfigValues, readStored, showStored } from "../../../../src/app/connections/config.ts";
import { type GithubAccess, KINDS, selectFields } from "../../../../src/app/connections/kinds.ts";
import {
  CONNECTION_CONFIGS,
  CONNECTION_TYPES,
  ConnectionConfig,
} from "../../../../src/contract/resources/connections/connections.ts";

describe.each(CONNECTION_TYPES)("the form of a %s", (type) => {
  test("has the fields of the contract", () => {
    const known = KINDS[type].fields.map(({ name }) => name);
    expect(known.sort()).toEqual(Object.keys(CONNECTION_CONFIGS[type]._zod.def.shape).sort());
  });

  test.each<GithubAccess>(["token"])("makes what the contract accepts of what it requires: %s", (access) => {
    const values = Object.fromEntries(
      selectFields(type, access)
        .filter(({ isRequired }) => isRequired)
        .map(({ name }) => [name, name.endsWith("Url") ? "https://example.org/a/b" : "123"]),
    );
    const config = buildConfig({ type, access, values, stored: {} });
    expect(ConnectionConfig.safeParse(config).success).toBe(true);
    // Nothing is required by the form alone.
    for (const name of Object.keys(values)) {
      const { [name]: _, ...others } = values;
      expect(ConnectionConfig.safeParse(buildConfig({ type, access, values: others, stored: {} })).success).toBe(false);
    }
  });
});

const github: ConfigValues = { token: "********", webhookSecret: "********", baseUrl: "https://ghe.example.org" };

test("secrets are not shown, and are kept while they are untouched", () => {
  const stored = readStored({ id: "cnn-1", name: "GitHub", type: "codehostApp", config: { codehostApp: github } });
  expect(showStored(stored)).toEqual({ baseUrl: "https://ghe.example.org" });
  const shown = { type: "codehostApp", access: "token", stored } as const;
  expect(buildConfig({ ...shown, values: showStored(stored) })).toEqual({ codehostApp: github });
  expect(buildConfig({ ...shown, values: { token: " new " } })).toEqual({
    codehostApp: { token: "new", webhookSecret: "********" },
  });
  expect(buildConfig({ ...shown, access: "app", values: { appId: "1", privateKey: "k", token: "old" } })).toEqual({
    codehostApp: { appId: "1", privateKey: "k", webhookSecret: "********" },
  });
});
