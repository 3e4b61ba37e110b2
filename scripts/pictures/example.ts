import { FakeGitHub } from "../../test/support/github.ts";
import { History } from "../../test/support/history.ts";
import { runStep } from "../../test/system/e2e/run-step.ts";

const REPOSITORY = "octo/widget";
const CHANGELOG = "# Changelog\n\n## [1.3.0] - 2025-12-24\n\n### Added\n\n- Read a theme from a file (#87)\n";

/** What the step wrote for one release of a made-up project. */
export type Example = { title: string; body: string; summary: string; notes: string };

/** Runs `dist/` as a runner does, on a published release and a GitHub of its own. Throws if the step fails. */
export async function runExample(): Promise<Example> {
  using history = createHistory();
  await using github = await FakeGitHub.open({ [REPOSITORY]: { "CHANGELOG.md": CHANGELOG } });
  const { code, log, outputs, summary } = await runStep({
    event: "release",
    payload: { action: "published", release: { tag_name: "v1.4.0", name: "v1.4.0", body: "", draft: false } },
    ref: "refs/tags/v1.4.0",
    inputs: { "github-token": "token-of-an-example" },
    environment: { GITHUB_API_URL: github.url },
    workspace: history.directory,
  });
  const [pull] = await github.pulls(REPOSITORY);
  if (code !== 0 || pull === undefined) throw new Error(`The step failed:\n${log}`);
  return { title: pull.title, body: pull.body, summary, notes: outputs["release-notes"] ?? "" };
}

function createHistory(): History {
  const history = new History();
  history.commit("feat: read a theme from a file (#87)", { "CHANGELOG.md": CHANGELOG, "src/theme.ts": "1\n" });
  history.tag("v1.3.0");
  for (const [index, message] of MESSAGES.entries()) history.commit(message, { [`src/part-${index}.ts`]: "1\n" });
  history.tag("v1.4.0");
  return history;
}

const MESSAGES = [
  "feat(cli): add `--watch` to render again when a file changes (#91)",
  "feat: accept several themes at once (#93)\n\nLater themes override earlier ones.",
  "fix: keep the last line of a file without a final newline (#95)",
  "fix(export): escape quotes in SVG attributes (#96)",
  "perf: render charts of 10,000 points in half the time (#97)",
  "feat!: require Node 22 (#98)\n\nBREAKING CHANGE: Node 20 is no longer supported. Update Node before you upgrade.",
  "chore(deps): bump sharp from 0.33.5 to 0.34.1 (#99)",
  "chore(deps): bump vite from 7.1.0 to 7.1.2 (#100)",
  "ci: run the tests on Windows too (#101)",
  "test: cover empty charts (#102)",
  "refactor: read options in one place (#103)",
];
