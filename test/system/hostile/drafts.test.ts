import { expect, test } from "vitest";
import { hashBlob } from "../../../src/hosts/draft-files.ts";
import { NumberedHistory } from "../../support/histories.ts";
import { AttackedProgram } from "./attacked-program.ts";

const OBEYED = [
  ...[".gitlab-ci.yml", ".circleci/config.yml", ".travis.yml", "Jenkinsfile", "bitbucket-pipelines.yml", "action.yml"],
  ...[".husky/pre-commit", ".githooks/pre-push", "package.json", ".npmrc", "docs/requirements.txt", "CMakeLists.txt"],
  ...["CODEOWNERS", "docs/CODEOWNERS", ".GitHub/Workflows/a.md", "Makefile", ".envrc", ".vscode/tasks.json", "conf.py"],
  ...[
    ...[".gitattributes", ".gitmodules", "mkdocs.yml", "_config.yml", "AGENTS.md", ".changeset/one.md"],
    "script/changelog",
  ],
];

/** Documents whose names people, programs or file systems take for others. */
const ODD = [
  ...["docs/CON.md", "docs/aux.txt", "docs/Com\u00B9.md", "docs/\uFF2E\uFF35\uFF2C.md", "docs/lpt1.tar.md"],
  ...["docs/a.md ", "docs/a.md.", "docs /a.md", "docs/a\u202Edm.md", "docs/a\u200B.md", "docs/\u{E0041}a.md"],
  ...["--output=a.md", "docs/-rf.md", "docs/a:b.md", "docs/a|b.md"],
];

const suggest = (filePath: string) => ({
  body: "```suggestion\nevil\n```",
  anchor: { filePath, startLine: 1, anchoredFileSha: hashBlob("safe\n") },
  workRequested: false,
});

const TITLE = "fixup! Fixes: #1, closes GH-12, PROJ-1 #close @ada [skip ci]\n\nCo-authored-by: Eve <eve@example.com>";

test("no suggestion, configured path or title reaches what tools obey", async () => {
  using history = new NumberedHistory();
  history.add(
    ["feat: safe", Object.fromEntries([...OBEYED, ...ODD, "docs/use.md"].map((path) => [path, "safe\n"]))],
    "v1.2.0",
  );
  await using attacked = await AttackedProgram.open();
  const { attacker } = attacked;
  const { branch, notices } = await attacked.survive(async () => {
    const styleGuide = { documentation: { path: ".gitlab-ci.yml" } };
    const connectionId = await attacked.connect(attacker, history.directory, { styleGuide, writeDocumentation: true });
    const changes = [{ tags: { start: "v1.1.0", end: "v1.2.0" } }];
    const jobId = await attacked.request(attacker, connectionId, { changes, title: TITLE });
    expect(await attacked.settle(attacker, jobId)).toMatchObject({ state: "done" });
    const { conversations } = (await attacker.call("GET", `conversations?jobId=${jobId}`)).body;
    const [{ id }] = conversations as [{ id: string }];
    const itemCommentIds: unknown[] = [];
    for (const path of [...OBEYED, ...ODD, "docs/use.md"]) {
      const comment = await attacker.call("POST", `conversations/${id}/comments`, suggest(path));
      expect(comment).toMatchObject({ status: 201 });
      itemCommentIds.push(comment.body.id);
    }
    await attacker.call("POST", `conversations/${id}/comments/sendBatch`, { message: "Apply.", itemCommentIds });
    const read = async () => (await attacker.call("GET", `conversations/${id}`)).body;
    await expect.poll(async () => (await read()).status).not.toBe("running");
    const { branch, entries } = await read();
    const notices = (entries as { kind: string; message: string }[]).filter(({ kind }) => kind === "notice");
    return { branch, notices: notices.map(({ message }) => message).join("\n") };
  });
  expect(branch).toMatch(/^release-docs\/[a-z0-9-]+\/v1\.2\.0$/);
  const changed = history.git("diff", "--name-only", "-z", `main...${branch}`).split("\0");
  expect(changed).toContain("docs/use.md");
  const refused = [...OBEYED, ...ODD];
  expect(changed.filter((path) => refused.includes(path))).toEqual([]);
  for (const path of refused) expect(notices).toContain(JSON.stringify(path).slice(1, -1));
  const message = history.git("log", "-1", "--format=%B", String(branch));
  expect(message).toMatch(
    /^fixup\u200b! Fixes\u200b: #1, closes\u200b GH-\u200b12, PROJ-1 #\u200bclose @\u200bada \[\u200bskip ci\]/,
  );
  expect(message.split("\n")[0]).toContain("Co-authored-by");
});
