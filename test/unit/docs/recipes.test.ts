import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import { readRecipes } from "../../../scripts/docs/recipes.ts";
import { parseServiceFile, readSecrets } from "../../../src/action/commands/apply/file.ts";
import { checkCommandInputs } from "../../../src/action/commands/perform.ts";
import { type InputName, inputNames, parseInputs } from "../../../src/action/inputs.ts";
import { outputTable } from "../../../src/action/report/reporter.ts";
import { ACTION, SERVICE_SCHEMA_URL } from "../../../src/action/setup/workflow.ts";
import { parseConfiguration } from "../../../src/drafting/repositories/configuration.ts";

const EXPRESSION = /\$\{\{(.*?)\}\}/g;

const Step = z.looseObject({
  id: z.optional(z.string()),
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]))),
});
const Workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.strictObject({}),
  concurrency: z.optional(z.strictObject({ group: z.string(), "cancel-in-progress": z.boolean() })),
  jobs: z.record(
    z.string(),
    z.looseObject({
      "runs-on": z.string(),
      permissions: z.record(z.string(), z.enum(["read", "write"])),
      steps: z.array(Step),
    }),
  ),
});
const ACTION_FILE = z.object({ inputs: z.record(z.string(), z.unknown()), outputs: z.record(z.string(), z.unknown()) });
const action = ACTION_FILE.parse(parse(readFileSync(new URL("../../../action.yml", import.meta.url), "utf8")));

const recipes = readRecipes("docs/recipes.md");

test("there is one for every way that people start it", () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    "A published release",
    "A pushed tag",
    "A release before its tag",
    "A merged pull request",
    "Manually",
    "On a schedule",
    "A monorepo",
    "Another repository for the docs",
    "Staged, with an approval",
    "A hosted service",
    "Published after an approval",
    "A change on request",
    "A retry",
    "A cancelled request",
    "The result, later",
    "A service as code",
    "A language model",
  ]);
});

describe.each(recipes)("$title", ({ workflow }) => {
  const parsed = Workflow.parse(parse(workflow));
  const steps = Object.values(parsed.jobs).flatMap((job) => job.steps);
  const own = steps.filter(({ uses }) => uses === ACTION);

  test("runs this action with inputs that it has and values that it takes", () => {
    expect(own.length).toBeGreaterThan(0);
    for (const { with: given = {} } of own) {
      for (const name of Object.keys(given)) expect(Object.keys(action.inputs)).toContain(name);
      const values = Object.entries(given).map(([name, value]) => [name, fill(name, String(value))]);
      // As the runner gives it.
      const all = { "github-token": "x", ...Object.fromEntries(values) };
      const inputs = parseInputs(all);
      if (inputs.command !== "write") checkCommandInputs(inputs, inputs.command);
    }
  });

  test("reads outputs that it has, of steps that are there", () => {
    for (const [, expression = ""] of workflow.matchAll(EXPRESSION)) {
      const [, id, output = ""] = /steps\.([\w-]+)\.outputs\.([\w-]+)/.exec(expression) ?? [];
      if (id === undefined) continue;
      const step = steps.find((candidate) => candidate.id === id);
      expect(step).toBeDefined();
      if (step?.uses === ACTION) expect(Object.keys(outputTable)).toContain(output);
    }
  });

  test("requests no more permissions than it needs, and puts no untrusted text into a script", () => {
    const runs = "schedule" in parsed.on ? { actions: "read" } : {};
    for (const { steps, permissions } of Object.values(parsed.jobs)) {
      const {
        "base-url": url,
        "github-token": token,
        "model-key": key,
        model,
        stage,
        command,
      } = steps.find(({ uses }) => uses === ACTION)?.with ?? {};
      const hasCheckout = steps.some(({ uses }) => uses?.startsWith("actions/checkout@"));
      const drafts = { contents: "write", "pull-requests": stage === true ? "read" : "write" };
      const isForeign = url !== undefined || token !== undefined;
      const models = model !== undefined && key === undefined ? { models: "read" } : {};
      // The service does the work of other commands, and other jobs do nothing here.
      const needed = isForeign ? { contents: "read" } : drafts;
      const isOther = (command !== undefined && command !== "apply") || !steps.some(({ uses }) => uses === ACTION);
      expect(hasCheckout).toBe(!isOther);
      expect(permissions).toEqual(isOther ? {} : { ...runs, ...models, ...needed });
    }
    for (const { run } of steps) expect(run ?? "").not.toMatch(EXPRESSION);
  });

  test("pins every other action and keeps no credentials in the checkout", () => {
    for (const [use] of workflow.matchAll(/(?<=uses: ).*/g))
      expect(use === ACTION || /@[0-9a-f]{40} # v[\d.]+$/.test(use)).toBe(true);
    for (const { uses, with: given } of steps)
      if (uses?.startsWith("actions/checkout@")) expect(given?.["persist-credentials"]).toBe(false);
  });
});

test("the file of a service is valid, and its secrets are set in the step", () => {
  const { workflow, configuration = "" } = recipes.find(({ title }) => title === "A service as code") ?? {
    workflow: "",
  };
  expect(configuration.startsWith(`# yaml-language-server: $schema=${SERVICE_SCHEMA_URL}\n`)).toBe(true);
  const { content } = parseServiceFile("file", configuration);
  expect(content.problems).toEqual([]);
  const [, variables = ""] = /^ {8}env:\n((?: {10}.*\n)+)/m.exec(workflow) ?? [];
  expect(readSecrets(content, parse(variables)).problems).toEqual([]);
});

const configured = recipes.filter(
  ({ workflow, configuration }) => configuration !== undefined && !workflow.includes("command: apply"),
);
test.each(configured)(
  "$title has a configuration that is valid and knows the publications that are named",
  ({ workflow, configuration = "" }) => {
    const { publications } = parseConfiguration(configuration);
    const [, named = ""] = /publications: (.*)/.exec(workflow) ?? [];
    for (const [, name] of named.matchAll(/'([\w-]+)'(?!\))/g))
      expect(publications.map((one) => one.name)).toContain(name);
  },
);

/** Replaces expressions as a runner would, by some value that the input accepts. */
function fill(name: string, value: string): string {
  const known = inputNames as readonly string[];
  expect(known).toContain(name);
  const filled: Partial<Record<InputName, string>> = { changes: "auto", "dry-run": "true" };
  return value.replace(EXPRESSION, filled[name as InputName] ?? "x");
}
