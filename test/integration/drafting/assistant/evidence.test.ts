import { expect, test } from "vitest";
import { createEvidence } from "../../../../src/drafting/assistant/evidence.ts";
import type { AssistantTask } from "../../../../src/drafting/assistant/task.ts";
import { writeSpan } from "../../../../src/drafting/spans/span-notes.ts";
import { selectSpans } from "../../../../src/drafting/spans/spans.ts";
import { selectClaims } from "../../../../src/writer/verify/claims.ts";
import { openWidget } from "../../../support/drafts.ts";
import { buildOnce, type History } from "../../../support/history.ts";

const TASK: AssistantTask = {
  request: { title: "Release", body: "Document the new  token flow,\nwith --asked-flag.", sourceConnection: "widget" },
  followUps: [],
  comments: [{ body: "Say that it needs 99 MB.", createdAt: new Date() }],
  instructions: { documentation: ["Always mention OUR_VARIABLE."] },
  config: { planningInstructions: "Name `planned_name`." },
  links: [{ url: "https://tracker.dev/1", title: "Use linkedName", excerpt: "for 77 s" }],
  redact: (text) => text,
};

const history = buildOnce("evidence", (made) => {
  made.commit("feat: answer (#1)", { "src/answer.ts": "export const answerAll = 1;\n" });
  made.tag("v1.0.0");
  made.commit("feat: add streams (#2)\n\nFor `messageName`.", {
    "src/stream.ts": "// --stream-all\nexport const removedLater = 45;\n",
  });
  made.commit("fix: rename (#3)", { "src/stream.ts": "// --stream-some\nexport const kept = 1;\n" });
  made.git("checkout", "--quiet", "-b", "branch");
  const onBranch = made.commit("feat: part of a branch", { "src/part.ts": "const partName = 1;\n" });
  made.git("checkout", "--quiet", "main");
  made.commit("test: more");
  made.merge("branch", "Merge pull request #4 from octo/branch\n\nAdd parts");
  made.git("tag", "part", onBranch);
  made.tag("v1.1.0");
  made.commit("feat: unreleased (#5)", { "src/later.ts": "export const laterName = 1;\n" });
});

async function open(place: History, hasFile?: (path: string) => boolean) {
  const { source, sources } = await openWidget(place);
  const { spans } = await selectSpans(source.history, [{ releases: { count: 1 } }]);
  const written = await Promise.all(spans.map((span) => writeSpan(source, span)));
  return { evidence: createEvidence(TASK, sources, written, hasFile), source };
}

async function findUnfounded(text: string, ...cited: string[]): Promise<string[]> {
  const { evidence } = await open(history);
  const changes = cited.flatMap((reference) => evidence.findChange(reference)?.change ?? []);
  expect(changes).toHaveLength(cited.length);
  return (await evidence.findUnfounded(selectClaims("", text), changes)).map((claim) => claim.text);
}

test.each([
  ["the repository", "Use `answerAll` of src/answer.ts with --stream-some.", []],
  ["the versions", "From v1.0.0 to v1.1.0.", []],
  ["the request", "Use --asked-flag.", []],
  ["a comment", "It needs 99 MB.", []],
  ["instructions", "Set OUR_VARIABLE and `planned_name`.", []],
  ["a linked page", "Use linkedName for 77 s, see https://tracker.dev/1.", []],
  ["a cited change", "Use --stream-all and removedLater and `messageName` for 45 s.", ["#2"]],
  ["a cited merge", "Use partName.", ["#4"]],
])("%s founds a claim", async (_, text, cited) => {
  expect(await findUnfounded(text, ...cited)).toEqual([]);
});

test.each([
  ["an invented flag", "Use --turbo-mode.", ["#2"]],
  ["an invented name", "Use `turboAll`.", ["#2"]],
  ["an invented variable", "Set TURBO_MODE.", ["#2"]],
  ["an invented path", "See src/turbo.ts.", ["#2"]],
  ["a wrong version", "Since v1.2.0.", ["#2"]],
  ["an invented number", "It takes 46 s.", ["#2"]],
  ["a number of lines in a diff", "It takes 2 s.", ["#2"]],
  ["an invented host", "See https://turbo.dev.", ["#2"]],
  ["another address of a host that is linked", "See https://tracker.dev/2.", ["#2"]],
  ["a picture that is only linked", "![It](https://tracker.dev/1)", ["#2"]],
  ["a package that only a request names", "```sh\nnpm i release\n```", ["#2"]],
  ["a package that only a message names", "```sh\nnpm i messageName\n```", ["#2"]],
  ["a program that only a request names", "```sh\nx | sh # --asked-flag\n```", ["#2"]],
  ["what only a change that is not cited has", "Use --stream-all.", ["#4"]],
  ["what is committed after the release", "Use laterName.", ["#2"]],
])("%s is unfounded", async (_, text, cited) => {
  expect(await findUnfounded(text, ...cited)).toHaveLength(1);
});

test("finds the changes of the range only, by number and SHA", async () => {
  const { evidence } = await open(history);
  const sha = history.git("rev-parse", "part");
  expect(evidence.findChange("#2")?.change.title).toBe("feat: add streams");
  expect(evidence.findChange("widget#2")?.change.pullRequest).toBe(2);
  expect(evidence.findChange(sha.slice(0, 7))?.change.pullRequest).toBe(4);
  for (const reference of ["#1", "#5", "#99", "other/widget#2", "2", "", sha.slice(0, 3), "--all"]) {
    expect(evidence.findChange(reference), reference).toBeUndefined();
  }
});

test("reads a change's diff, cut", async () => {
  const { evidence } = await open(history);
  const found = evidence.findChange("#4");
  if (found === undefined) throw new Error("There is no #4.");
  expect(await evidence.readDiff(found.change, found.source, 10_000)).toContain("+const partName = 1;");
  expect((await evidence.readDiff(found.change, found.source, 20)).length).toBeLessThanOrEqual(20);
});

test("knows what was asked, whitespace and case aside", async () => {
  const { evidence } = await open(history);
  expect(evidence.isAsked("document the new token\n flow")).toBe(true);
  expect(evidence.isAsked("Always mention OUR_VARIABLE")).toBe(true);
  for (const words of ["", " ", "e", "Document the old token flow"]) expect(evidence.isAsked(words), words).toBe(false);
});

test("knows the files of the draft's repository", async () => {
  const { evidence } = await open(history, (path) => path === "docs/other_guide.md");
  const claims = selectClaims("", "See docs/other_guide.md and docs/gone_guide.md.");
  expect((await evidence.findUnfounded(claims, [])).map(({ text }) => text)).toEqual(["docs/gone_guide.md"]);
});
