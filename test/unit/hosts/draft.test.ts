import { describe, expect, test } from "vitest";
import { checkBranchName, isOwnCommit, markMessage } from "../../../src/hosts/draft.ts";

describe("branch names", () => {
  test.each(["release-docs/v1.2.0", "release-docs/pr-12", "größer", "a/b.c"])("%j is a branch", (name) => {
    expect(() => checkBranchName(name)).not.toThrow();
  });

  test.each([
    ...["", "-x", "a b", "a..b", "a.lock", "a.lock/b", "HEAD", "@", "a@{1}", "a/", "/a", "a//b", ".a", "a/.b", "a."],
    ...["a~1", "a^", "a:b", "a?", "a*", "a[", "a\\b", "a\nb", "a\u007f"],
  ])("%j is none", (name) => {
    expect(() => checkBranchName(name)).toThrow(expect.objectContaining({ code: "codehost/bad-branch" }));
  });
});

describe("marks of drafts", () => {
  const TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

  test("a message ends with its tree, and notifies no account", () => {
    const message = markMessage({ title: "Document @scope/pkg@1.0.0", body: "For @everyone, me@example.com." }, TREE);
    expect(message).toBe(
      `Document @\u200Bscope/pkg@1.0.0\n\nFor @\u200Beveryone, me@example.com.\n\nRelease-Docs-Tree: ${TREE}`,
    );
    expect(isOwnCommit({ message, tree: TREE })).toBe(true);
    expect(isOwnCommit({ message: `${message}\n`, tree: TREE })).toBe(true);
  });

  test("a message is obeyed by no product, and its mark cannot be forged", () => {
    const title = "fixup! fixes #1, GH-12 [ci skip]\nSigned-off-by: Eve";
    const message = markMessage({ title, body: `PROJ-1 #close\nRelease-Docs-Tree: ${TREE}` }, TREE.replace("4", "5"));
    expect(message).toBe(
      "fixup\u200b! fixes\u200b #1, GH-\u200b12 [\u200bci skip] Signed-off-by: Eve\n\nPROJ-1 #\u200bclose\n" +
        `Release-Docs-Tree\u200b: ${TREE}\n\nRelease-Docs-Tree: ${TREE.replace("4", "5")}`,
    );
    expect(isOwnCommit({ message, tree: TREE })).toBe(false);
  });

  test("a commit without a mark, amended, or squashed with others is not ours", () => {
    const marked = markMessage({ title: "Document v1.0.0", body: "" }, TREE);
    expect(isOwnCommit({ message: "Document v1.0.0", tree: TREE })).toBe(false);
    expect(isOwnCommit({ message: marked, tree: TREE.replace("4", "5") })).toBe(false);
    expect(isOwnCommit({ message: `${marked}\n\n* another`, tree: TREE })).toBe(false);
  });
});
