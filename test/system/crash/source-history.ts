import { History } from "../../support/history.ts";

/** A repository with a first release and `releases` further ones, and a commit of each by the release's tag. */
export type SourceHistory = { history: History; tags: readonly string[]; commits: ReadonlyMap<string, string> };

export function buildHistory(releases: number): SourceHistory {
  const history = History.of(["feat: begin", { "README.md": "# Widget\n", "CHANGELOG.md": "# Changelog\n" }], "v1.0.0");
  const commits = new Map<string, string>();
  const tags = Array.from({ length: releases }, (_, index) => `v1.${index + 1}.0`);
  for (const tag of tags) {
    history.commit(`feat(cli): take part ${tag} of the plan`);
    commits.set(tag, history.commit(`fix: mend what ${tag} is about`));
    history.commit(`feat: a third thing in ${tag}`);
    history.tag(tag);
  }
  return { history, tags, commits };
}
