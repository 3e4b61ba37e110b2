import { expect, test } from "vitest";
import { readEnvironment, readTask } from "../../../src/action/environment.ts";
import { selectStyle } from "../../../src/action/input-schemas.ts";
import { type InputName, parseInputs } from "../../../src/action/inputs.ts";
import { PullRequestStyle } from "../../../src/contract/resources/publication-styles.ts";

const service = { "base-url": "https://docs.example.com", "api-key": "key-1" };

test("the runner's variables are read; a blank input gets its default", () => {
  const variables = {
    "INPUT_BASE-URL": " https://docs.example.com/api/v1/ ",
    "INPUT_API-KEY": "key-1",
    INPUT_WAIT: " ",
  };
  expect(parseInputs(readEnvironment(variables).inputs)).toMatchObject({ ...service, wait: true });
});

test.each<[Partial<Record<InputName, string>>, RegExp]>([
  [{ command: "status", job: "job-1" }, /The input command .*needs `base-url`; the built-in/],
  [{ command: "apply" }, /needs `base-url`; the built-in service has nothing to configure/],
  [{ ...service, conversation: "cnv-1" }, /The input conversation .*needs a `command` other than write/],
  [{ ...service, command: "status", job: "../jobs" }, /The input job is "..\/jobs", but it must be an ID/],
  [{ stage: "yes" }, /The input stage is "yes", but it must be true or false\./],
  [{ "base-url": service["base-url"] }, /The input api-key is required with `base-url`/],
  [{ "api-key": "hunter2" }, /The input base-url is required with `api-key`/],
  [{ ...service, "base-url": "http://docs.example.com" }, /The input base-url is "http:.*must be an https/],
  [{ ...service, "base-url": "docs.example.com" }, /The input base-url is "docs.example.com"/],
  [{ "release-body": "append", wait: "false" }, /release-body is "append", but it must be none with `wait: false`/],
  [{ ...service, model: "m", "model-key": "k" }, /The input model .*cannot be set with `base-url`/],
  [{ model: "m" }, /The input model .*needs `github-token`, `model-key` or/],
  [{ tag: "true" }, /The input tag .*needs the input `release`/],
  [{ "create-release": "draft" }, /The input create-release .*needs the input `release`/],
  [
    { release: "auto", "create-release": "yes" },
    /The input create-release is "yes", but it must be one of none, draft/,
  ],
  [{ "model-url": "https://m.example" }, /The input model-url .*needs the input `model`/],
  [{ model: "gpt 5", "model-key": "k" }, /The input model is "gpt 5", but it must be a name/],
  [{ request: "job", stage: "true" }, /The input request is "job", but it cannot be job with `stage`/],
])("%j is refused, without a key", (given, sentence) => {
  const failure = () => parseInputs(given);
  expect(failure).toThrow(sentence);
  expect(failure).not.toThrow(/hunter2/);
});

test.each(["http://localhost:3000"])("plain http to %s is allowed", (url) => {
  expect(parseInputs({ ...service, "base-url": url })["base-url"]).toBe(url);
});

test.each<[InputName, string, RegExp]>([
  ["api-key", "Bearer hunter2hunter2", /^The input api-key starts with "Bearer"/],
  ["api-key", "hunter2\nhunter2", /^The input api-key contains a space or line break/],
  ["api-key", "hunter2ä", /contains an invalid character/],
])("%s %j is refused, and never quoted", (name, key, sentence) => {
  const failure = () => parseInputs({ ...(name === "api-key" ? service : { model: "m" }), [name]: key });
  expect(failure).toThrow(sentence);
  expect(failure).not.toThrow(/hunter2/);
});

test.each([
  ["https://me:hunter2@docs.example.com/x", "https://***@docs.example.com/x"],
  ["https://docs.example.com/?token=hunter2", "https://docs.example.com/…"],
  ["https://docs.example.com/#hunter2", "https://docs.example.com/…"],
])("base-url %s is quoted without credentials", (url, quoted) => {
  expect(() => parseInputs({ ...service, "base-url": url })).toThrow(`The input base-url is "${quoted}", but`);
});

test.each([
  "http://127.0.0.1:11434/v1",
  "http://ollama:11434/v1",
  "http://box.local/v1",
  "http://10.1.2.3/v1",
  "http://172.31.0.1/v1",
  "http://192.168.1.2:8000",
  "http://[fd00::1]/v1",
])("model-url %s is allowed", (url) => {
  expect(parseInputs({ model: "m", "model-url": `${url}/` })["model-url"]).toBe(url);
});

test.each([
  ["http://8.8.8.8/v1", "http://8.8.8.8/v1"],
  ["http://172.32.0.1/v1", "http://172.32.0.1/v1"],
  ["http://10.example.com/v1", "http://10.example.com/v1"],
  ["http://box.local.example.com", "http://box.local.example.com"],
  ["https://:hunter2@m.example/v1", "https://***@m.example/v1"],
  ["https://m.example/v1?key=hunter2", "https://m.example/v1…"],
  ["ftp://m.example", "ftp://m.example"],
])("model-url %s is refused and quoted as %s", (url, quoted) => {
  const sentence = `The input model-url is "${quoted}", but it must be an https URL without user, query or fragment`;
  expect(() => parseInputs({ model: "m", "model-url": url })).toThrow(sentence);
});

test.each<[string, Record<string, string>, boolean]>([
  ["goes to GitHub Models", {}, true],
  ["of another GitHub stays there", { GITHUB_API_URL: "https://github.example.com/api/v3" }, false],
  [
    "of another GitHub is not used with a key",
    { GITHUB_API_URL: "https://github.example.com/api/v3", "INPUT_MODEL-KEY": "k" },
    true,
  ],
])("the github-token %s", (_, variables, isAccepted) => {
  const read = () => readTask(readEnvironment({ INPUT_MODEL: "m", "INPUT_GITHUB-TOKEN": "token-1", ...variables }));
  if (isAccepted) expect(read().inputs.model).toBe("m");
  else expect(read).toThrow(/^The input model .*do not take the github-token of https:\/\/github\.example\.com/);
});

test("what is given for the pull request becomes its settings", () => {
  const given: Partial<Record<InputName, string>> = {
    "pull-request-title": "docs: {subject}",
    "pull-request-branch": "release-docs/next-{subject}",
    "commit-message": "docs: write {subject}",
    "pull-request-labels": "docs, release",
    reviewers: "ada\nocto/writers",
    milestone: "3",
    "pull-request-draft": "false",
    "sign-off": "TRUE",
    "auto-merge": "squash",
  };
  expect(selectStyle(parseInputs(given))).toEqual({
    title: "docs: {subject}",
    branch: "release-docs/next-{subject}",
    commitMessage: "docs: write {subject}",
    labels: ["docs", "release"],
    reviewers: ["ada", "octo/writers"],
    milestone: "3",
    draft: false,
    signOff: true,
    autoMerge: "squash",
  });
  const nothing = parseInputs({ assignees: " " });
  expect(Object.values(selectStyle(nothing)).filter((value) => value !== undefined)).toEqual([]);
  const style = Object.keys(selectStyle(nothing));
  expect(style.filter((name) => !Object.hasOwn(PullRequestStyle.shape, name))).toEqual([]);
});

test.each<[InputName, string, RegExp]>([
  ["pull-request-branch", "docs/{subject}", /but it must begin with release-docs\//],
  ["pull-request-draft", "maybe", /but it must be true or false\./],
  ["auto-merge", "sqash", /but it must be merge, squash or rebase\./],
])("%s %j is refused", (name, value, sentence) => {
  expect(() => parseInputs({ [name]: value })).toThrow(sentence);
});

test.each<Record<string, string>>([
  { prepare: "npm run build" },
  { prepare: "npm run build", release: "auto", stage: "true" },
  { prepare: "npm run build", release: "auto", request: "conversation" },
  { prepare: "npm run build", release: "auto", "base-url": "https://service.example", "api-key": "k" },
])("prepare is refused where it would not run: %j", (given) => {
  expect(() => parseInputs(given)).toThrow("needs `release`, without `base-url`, `stage` and");
});

test("prepare is one line", () => {
  expect(parseInputs({ release: "auto", prepare: "npm run build\n" }).prepare).toBe("npm run build");
  const several = { release: "auto", prepare: "npm ci\nnpm run build" };
  expect(() => parseInputs(several)).toThrow("must be one line; write a script for more");
});
