import { describe, expect, test } from "vitest";
import { isOwnCommit, markMessage } from "../../../src/hosts/code-host.ts";

const TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

test("a message ends with the tree that it stands for, and pings nobody", () => {
  const message = markMessage({ title: "Document @scope/pkg@1.0.0", body: "For @everyone, me@example.com." }, TREE);
  expect(message).toBe(
    `Document @\u200Bscope/pkg@1.0.0\n\nFor @\u200Beveryone, me@example.com.\n\nRelease-Docs-Tree: ${TREE}`,
  );
  expect(isOwnCommit({ message, tree: TREE })).toBe(true);
  expect(isOwnCommit({ message: `${message}\n`, tree: TREE })).toBe(true);
});

describe("no commit of ours", () => {
  test.each([
    ["without a mark", "Document v1.0.0", TREE],
    ["amended", markMessage({ title: "Document v1.0.0", body: "" }, TREE), TREE.replace("4", "5")],
    ["squashed with others", `${markMessage({ title: "One", body: "" }, TREE)}\n\n* another`, TREE],
  ])("%s", (_, message, tree) => {
    expect(isOwnCommit({ message, tree })).toBe(false);
  });
});
