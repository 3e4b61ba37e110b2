import { pullRequestNames } from "./input-schemas.ts";
import type { InputName } from "./inputs.ts";

/** Headings of `action.yml`, of `docs/inputs.md` and of `--help`. */
export const inputGroups: readonly [heading: string, names: readonly InputName[]][] = [
  [
    "Notes",
    [
      ...(["changes", "body", "comments", "relevant-links", "publications", "comment", "dry-run"] as const),
      ...(["model", "model-url", "model-key", "model-budget", "model-stream"] as const),
      ...(["github-token", "working-directory"] as const),
    ],
  ],
  ["Pull request", ["stage", ...pullRequestNames]],
  ["Release", ["release", "prepare", "tag", "create-release", "release-body"]],
  [
    "Service",
    [
      ...(["base-url", "api-key", "request", "event-type", "title", "labels", "source-connection"] as const),
      ...(["wait", "timeout", "fail-on"] as const),
      ...(["command", "conversation", "job", "file", "prune", "update-secrets"] as const),
    ],
  ],
];
