import { expect, test } from "vitest";
import { readEnvironment, selectSecrets } from "../../../src/action/environment.ts";

test.each<[string, NodeJS.ProcessEnv, string[]]>([
  ["key and token", { "INPUT_API-KEY": "key-1", "INPUT_GITHUB-TOKEN": "token-1" }, ["key-1", "token-1"]],
  ["that of one without a scheme", { HTTP_PROXY: "me:pass@proxy:1" }, ["pass", "me:pass"]],
  ["a token in the place of a user", { HTTPS_PROXY: "http://token@proxy" }, ["token"]],
  ["the model's key", { "INPUT_MODEL-KEY": "key-2" }, ["key-2"]],
  ["credentials in model-url", { "INPUT_MODEL-URL": "https://me:pass@m.example/v1" }, ["pass", "me:pass"]],
  ["credentials in base-url", { "INPUT_BASE-URL": "https://me:pass@docs.example.com/a@b" }, ["pass", "me:pass"]],
])("%s", (_, variables, expected) => {
  expect(selectSecrets(readEnvironment(variables))).toEqual(expected);
});
