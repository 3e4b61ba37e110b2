import { expect, test } from "vitest";
import { readPackages } from "../../../../src/service/domain/documentation.ts";

const FILES: Record<string, string> = {
  "package.json": '{"name":"@octo/top"}',
  "packages/core/package.json": '{"name":"@octo/core"}',
  "packages/core/Cargo.toml": '[package]\nname = "core-rs"\n',
  "../package.json": '{"name":"secret"}',
};

const read = (folders?: readonly string[]) => readPackages(async (path) => FILES[path], folders);

test("the packages of a repository are those of its manifests at the top", async () => {
  expect(await read()).toEqual(["@octo/top"]);
});

test("the packages of folders are those of theirs, and never of what is outside the repository", async () => {
  expect(await read(["./packages/core/", "..", "src/code.ts", "/"])).toEqual(["@octo/core", "core-rs"]);
});
