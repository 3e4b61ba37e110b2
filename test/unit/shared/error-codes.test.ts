import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorCodes } from "../../../src/shared/error-codes/catalogue.ts";

const root = new URL("../../../src/", import.meta.url);

// That nothing else is thrown is the compiler's to see.
test("every code of the catalogue is used by some file", () => {
  const files = globSync("**/*.ts", { cwd: root, exclude: ["shared/error-codes/**"] });
  const source = files.map((file) => readFileSync(new URL(file, root), "utf8")).join("\n");
  expect(Object.keys(errorCodes).filter((code) => !source.includes(`"${code}"`))).toEqual([]);
});

test("nothing of it is loaded at run time", () => {
  const files = globSync("**/*.ts", { cwd: root, exclude: ["shared/error-codes/**"] });
  const imports = files.flatMap(
    (file) => readFileSync(new URL(file, root), "utf8").match(/^import .*error-codes.*$/gm) ?? [],
  );
  expect(imports.filter((line) => !line.startsWith("import type "))).toEqual([]);
});
