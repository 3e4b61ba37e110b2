import { expect, test } from "vitest";
import packageFile from "../../../package.json" with { type: "json" };
import { REPOSITORY } from "../../../src/action/setup/workflow.ts";

test("package.json names one repository", () => {
  expect(REPOSITORY).toMatch(/^[\w.-]+\/[\w.-]+$/);
  for (const url of [packageFile.homepage, packageFile.bugs]) expect(url).toContain(`https://github.com/${REPOSITORY}`);
});
