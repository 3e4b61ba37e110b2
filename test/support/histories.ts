import { execFileSync } from "node:child_process";
import fc from "fast-check";
import type { ChangeSelector } from "../../src/contract/change-selector.ts";
import { selectSpans } from "../../src/drafting/spans/spans.ts";
import { readHistory } from "../../src/git/repository.ts";
import { buildOnce, History } from "./history.ts";

const SUBJECTS = ["One", "Two", "Three", "Four", "Five", "Six"];

function buildNumbered(history: History): void {
  for (const subject of SUBJECTS) {
    history.commit(subject);
    if (subject === "Two") history.tag("v1.0.0");
    if (subject === "Four") history.tag("v1.1.0");
  }
}

/** The commits of a history by their subjects: One, Two (v1.0.0), Three, Four (v1.1.0), Five, Six. */
export class NumberedHistory extends History {
  readonly shas: Record<string, string> = {};

  constructor() {
    super("widget", buildOnce("numbered", buildNumbered));
    const shas = this.git("rev-list", "--reverse", "HEAD").split("\n");
    for (const [index, subject] of SUBJECTS.entries()) this.shas[subject] = shas[index] ?? "";
  }

  sha(subject: string): string {
    const sha = this.shas[subject];
    if (sha === undefined) throw new Error(`There is no commit ${subject}.`);
    return sha;
  }

  /** The spans that selectors mean, each as the subjects of its commits, and the sentence about them. */
  async select(...changes: ChangeSelector[]) {
    const { spans, sentence } = await selectSpans(await readHistory(this.directory), changes);
    return { spans, sentence, subjects: spans.map(({ commits }) => commits.map(({ subject }) => subject).join(" ")) };
  }
}

/** A history as numbers: each commit with its parents among the earlier ones and its hour, and tags on commits. */
export type HistoryPlan = { commits: { parents: number[]; hour: number }[]; tags: number[] };

/** Histories with merges, octopus merges, several roots, clocks that go wrong, and tags v0.1.0, v0.2.0, … anywhere. */
export const historyPlans: fc.Arbitrary<HistoryPlan> = fc
  .array(fc.record({ picks: fc.array(fc.nat(), { maxLength: 4 }), hour: fc.nat(30) }), { minLength: 2, maxLength: 14 })
  .chain((commits) =>
    fc.record({
      commits: fc.constant(
        commits.map(({ picks, hour }, index) => ({
          parents: index === 0 ? [] : [...new Set(picks.map((pick) => index - 1 - (pick % Math.min(index, 5))))],
          hour,
        })),
      ),
      tags: fc.array(fc.nat(commits.length - 1), { minLength: 2, maxLength: 5 }),
    }),
  );

/** A planned history as a repository, made by one `git fast-import`; every second tag is annotated. */
export class RandomHistory extends History {
  readonly shas: readonly string[];
  readonly tagNames: readonly string[];

  constructor({ commits, tags }: HistoryPlan) {
    super();
    const lines: string[] = [];
    for (const [index, { parents, hour }] of commits.entries()) {
      const [first, ...others] = parents;
      lines.push(`commit refs/heads/made${index}`, `mark :${index + 1}`);
      lines.push(`committer Ada Writer <ada@example.com> ${1_767_268_800 + hour * 3600} +0000`, "data 1", "x");
      if (first !== undefined) lines.push(`from :${first + 1}`, ...others.map((parent) => `merge :${parent + 1}`));
      lines.push("");
    }
    lines.push("reset refs/heads/main", `from :${commits.length}`, "");
    execFileSync("git", ["fast-import", "--quiet", "--export-marks=marks"], {
      cwd: this.directory,
      input: lines.join("\n"),
    });
    this.shas = commits.map((_, index) => this.git("rev-parse", `made${index}`));
    this.tagNames = tags.map((_, index) => `v0.${index + 1}.0`);
    for (const [index, commit] of tags.entries()) {
      const annotation = index % 2 === 0 ? ["--annotate", "--message", "Tag"] : [];
      this.git("tag", ...annotation, this.tagNames[index] ?? "", this.shas[commit] ?? "");
    }
  }

  /** What `git rev-list` lists. */
  list(...args: string[]): string[] {
    return this.git("rev-list", ...args)
      .split("\n")
      .filter((line) => line !== "");
  }
}
