import { describe, expect, test } from "vitest";
import { checkBranchName, isOwnCommit, markMessage, selectReleases } from "../../../src/hosts/draft.ts";

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

  test("a message names the tags that its merge releases; texts and amended commits name none", () => {
    const releases = ["v1.4.0", "@octo/core@1.1.0"];
    const message = markMessage({ title: "Release v1.4.0", body: "Release-Docs-Release: v9.0.0", releases }, TREE);
    expect(message).toMatch(
      /\n\nRelease-Docs-Release: v1\.4\.0\nRelease-Docs-Release: %40octo\/core@1\.1\.0\nRelease-/,
    );
    expect(isOwnCommit({ message, tree: TREE })).toBe(true);
    const older = markMessage({ title: "Release v1.3.1", body: "", releases: ["v1.3.1"] }, TREE);
    const silent = markMessage({ title: "Take in docs/a.md", body: "Release-Docs-Release: v9.0.0" }, TREE);
    const own = [silent, message, older].map((text) => ({ message: text, tree: TREE }));
    expect(selectReleases(own)).toEqual(releases);
    expect(selectReleases([{ message, tree: TREE.replace("4", "5") }])).toEqual([]);
  });

  test("a commit without a mark, amended, or squashed with others is not ours", () => {
    const marked = markMessage({ title: "Document v1.0.0", body: "" }, TREE);
    expect(isOwnCommit({ message: "Document v1.0.0", tree: TREE })).toBe(false);
    expect(isOwnCommit({ message: marked, tree: TREE.replace("4", "5") })).toBe(false);
    expect(isOwnCommit({ message: `${marked}\n\n* another`, tree: TREE })).toBe(false);
  });
});
