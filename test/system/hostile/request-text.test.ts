import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parsePullRequestAddress } from "../../../src/action/outcome.ts";
import { placeInRelease } from "../../../src/action/report/conclude.ts";
import { parseChangesInput } from "../../../src/action/select/selection.ts";
import { matchRecord } from "../../../src/action/submit/find-created.ts";
import { DocRequest } from "../../../src/contract/doc-request.ts";
import { PublicationConfig } from "../../../src/contract/resources/publications.ts";
import { buildTitle, renderLinks, updateFileLines } from "../../../src/drafting/branch/pull-request.ts";
import { selectDocuments } from "../../../src/drafting/documents/documentation.ts";
import { selectReleaseNotesPlace } from "../../../src/drafting/documents/files.ts";
import { slugOf } from "../../../src/drafting/draft.ts";
import { describeNotUnderstood, parseComment } from "../../../src/drafting/guidance/commands.ts";
import { followGuidance } from "../../../src/drafting/guidance/guidance.ts";
import { applySuggestions, selectDiffLines } from "../../../src/drafting/guidance/suggestions.ts";
import { findPhrases } from "../../../src/drafting/spans/body.ts";
import { loadParseTime, splitWords } from "../../../src/drafting/spans/phrases.ts";
import { parseJiraKey } from "../../../src/integrations/jira.ts";
import { parseNotionPageId } from "../../../src/integrations/notion.ts";
import { findItemKeys, namesVersion } from "../../../src/service/connections/reading.ts";
import { addressKind } from "../../../src/shared/outbound/addresses.ts";
import { findSlowPieces } from "../../support/growth.ts";
import { NumberedHistory } from "../../support/histories.ts";
import { AttackedProgram } from "./attacked-program.ts";

const NOW = new Date("2026-01-05T10:00:00Z");
const parseTime = await loadParseTime(NOW);
const tagOf = (name: string) => ({ name, commit: "a", committedAt: "", createdAt: "" });
const asUrl = (text: string) => new URL(`https://example.org/${encodeURI(text.toWellFormed())}`);

/** Everything of these folders that reads text from outside. */
const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  guidance: (text) => followGuidance({ planningInstructions: text }),
  "names of guidance": (text) => followGuidance({ planningInstructions: `Label pull requests ${text.slice(0, 900)}` }),
  comment: (text) => describeNotUnderstood(parseComment({ body: text, createdAt: NOW }, "octo/widget").others),
  phrases: (text) => findPhrases(splitWords(text), { tags: [], now: NOW, parseTime: () => undefined }),
  "one time": (text) => parseTime(text.slice(0, 100)),
  tags: (text) => {
    const words = splitWords(text);
    const tags = words.map((word, index) => tagOf(`v1.${index}.0-${word.text}`));
    return findPhrases(
      words.map((word, index) => ({ ...word, text: `v1.${index}.0` })),
      { tags, now: NOW, parseTime: () => undefined },
    );
  },
  suggestion: (text) => {
    const [start, end] = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
    return applySuggestions(text, [{ anchor: { filePath: "a.md", lines: `${start}!` }, text: `${end}?` }]);
  },
  diff: (text) => selectDiffLines(`diff --git a/a b/a\n@@ -0,0 +1,9 @@\n${text}`, "a", { start: 1, end: 9 }),
  documents: (text) => selectDocuments([text, `README${text}`, `docs/${text}.md`], { paths: [], documentation: "" }),
  "release notes": (text) => selectReleaseNotesPlace([`${text}.md`, `releases/${text}`]),
  keys: (text) => findItemKeys([text]),
  versions: (text) => namesVersion(text, "1.2.0"),
  links: (text) => renderLinks([{ url: `https://example.org/${text}`, title: text, excerpt: text }]),
  titles: (text) => [slugOf(text), buildTitle(text, { subject: text, asked: text })],
  files: (text) => updateFileLines(text, text.split("a").slice(0, 100), [{ path: text, why: "" }]),
  tracker: (text) => parseJiraKey(asUrl(text)),
  notes: (text) => parseNotionPageId(`https://www.notion.so/${text}`),
  address: (text) => addressKind(text),
  changes: (text) => parseChangesInput(text, false).catch(() => undefined),
  "pull request": (text) => parsePullRequestAddress(`https://github.com/${text}`),
  "release text": (text) => placeInRelease(text, text, "append", ""),
  record: (text) => matchRecord({ title: text }, { marks: [], texts: { title: `${text}?` }, fields: {} }),
  request: (text) => DocRequest.safeParse({ ...asFields(text), comments: [...text], changes: [...text] }),
  selectors: (text) => DocRequest.safeParse({ changes: [...text].map((sha) => ({ commits: { shas: [sha, ""] } })) }),
  config: (text) => PublicationConfig.safeParse({ paths: [...text], inputTriggers: { [text]: [...text] } }),
};

const asFields = (text: string) => ({ title: text, body: text, sourceConnection: text, time: text, labels: [text] });

const PIECES = [
  ..." \t\n`'\"“/-.@#a0*_[(~<\\!,:&|",
  ...[
    ...["\r\n", "```\n", "- a\n", "  a\n", "+a\n", "{version}", "x@", "&#", "1-", "v1.2 ", "D-D.", "../"],
    "commit abcdef1 ",
  ],
  ...["since v1.2 ", "last 3 days ", "from v1 to ", "skip #1, ", "/reword #1 a. ", "a, ", "and a, ", ". A", "fix a/b#"],
  ...['"a" and ', "Keep docs in a. ", "https://a/pull/", "@@ -1 +1 @@\n", "diff --git a b/a\n", "A1-1 ", "“a"],
  ...["… ", "#1 "],
];

test.each(Object.entries(PARSERS))("twice the text takes about twice the time: %s", async (_, parse) => {
  expect(await findSlowPieces(parse, PIECES)).toEqual([]);
});

test("text and lists of requests block nothing", async () => {
  using history = new NumberedHistory();
  const tags = Array.from({ length: 5_000 }, (_, index) => `v1.2.${index}`).sort();
  const lines = tags.map((tag) => `${history.sha("Six")} refs/tags/${tag}\n`);
  appendFileSync(join(history.directory, ".git/packed-refs"), lines.join(""));
  await using attacked = await AttackedProgram.open();
  const { call } = attacked.attacker;
  const settled = await attacked.survive(async () => {
    const connectionId = await attacked.connect(attacked.attacker, history.directory);
    const docRequest = { title: "attack", body: "Write.", sourceConnection: connectionId };
    const refused: [field: string, given: object][] = [
      ["comments.0", { comments: ["`".repeat(200_000)] }],
      ["publications", { publications: Array.from({ length: 80_000 }, (_, index) => `p${index}`) }],
      ["publication", { publications: Array.from({ length: 200 }, (_, index) => `p${index}`) }],
      ["changes", { changes: Array.from({ length: 200_000 }, () => ({})) }],
      ["changes", { changes: Array.from({ length: 300 }, () => ({ commits: { shas: Array(300).fill("x") } })) }],
      ["labels", { labels: Array.from({ length: 200_000 }, () => 1) }],
      ["title", { title: " ".repeat(900_000) }],
    ];
    for (const [field, given] of refused) {
      const answer = await call("POST", "jobs", { docRequest: { ...docRequest, ...given } });
      expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(field) } });
    }
    const pattern = encodeURIComponent(`${"%a".repeat(450)}%b`);
    expect(await call("GET", `conversations?summary=${pattern}`)).toMatchObject({ status: 200 });
    const body = "since v1.2 ".repeat(9_000);
    const comments = ["`", '"', "“", " ", "#1, ", "/skip #1, "].map((piece) => piece.repeat(90_000 / piece.length));
    const jobId = await attacked.request(attacked.attacker, connectionId, { body, comments });
    const state = await attacked.settle(attacked.attacker, jobId);
    const { conversations } = (await call("GET", `conversations?jobId=${jobId}`)).body as {
      conversations: { id: string }[];
    };
    const comment = (filePath: string) =>
      call("POST", `conversations/${conversations[0]?.id}/comments`, {
        body: "```suggestion\na\n```",
        workRequested: false,
        anchor: { filePath, startLine: 1 },
      });
    expect(await comment(" ".repeat(100_000))).toMatchObject({ status: 400 });
    expect(await comment(" ".repeat(4_096))).toMatchObject({ status: 201 });
    return state;
  });
  expect(settled).toMatchObject({ state: "done" });
});
