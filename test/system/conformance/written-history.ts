import { History } from "../../support/history.ts";

/** The documented repository: five commits, two releases, the newest two commits after them. */
export class WrittenHistory extends History {
  /** The commits in order, by full SHA. */
  readonly shas: readonly string[];

  constructor() {
    super();
    const first = this.commit("feat: answer (#1)", {
      "src/code.ts": "1\n",
      "CHANGELOG.md": "# Changelog\n",
      "docs/install.md": "Use `octo/widget@v1.0.0`.\n",
    });
    this.tag("v1.0.0");
    const kept = this.commit("fix: keep the last line (#2)");
    const streamed = this.commit("feat: stream answers (#3)");
    this.tag("v1.1.0");
    const explained = this.commit("docs: explain streams (#4)", { "docs/streams.md": "Streams.\n" });
    const closed = this.commit("fix: close the stream (#5)");
    this.shas = [first, kept, streamed, explained, closed];
  }

  /** The diff of a branch against main: contents by path, undefined for a deleted file, and its commit messages. */
  changes(branch: string | null): { files: ReadonlyMap<string, string | undefined>; messages: string } {
    if (branch === null || branch === "") return { files: new Map(), messages: "" };
    const paths = this.git("diff", "--name-only", `main...${branch}`).split("\n");
    const kept = new Set(this.git("ls-tree", "-r", "--name-only", branch).split("\n"));
    const contents = paths
      .filter((path) => path !== "")
      .map((path) => [path, kept.has(path) ? `${this.git("show", `${branch}:${path}`)}\n` : undefined] as const);
    return { files: new Map(contents), messages: this.git("log", "--format=%B", `main..${branch}`) };
  }
}
