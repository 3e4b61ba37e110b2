/** Name, default and description of every input: `action.yml`, the README's table and `--help` are made from it. */
export const inputTable = {
  command: { default: "write", description: "What to do." },
  "base-url": { default: "", description: "Address of a Release-Documentation service; empty: the built-in service." },
  "api-key": { default: "", description: "Bearer key of that service; required with base-url." },
  request: {
    default: "auto",
    description: "`job`, `conversation`, or `auto`: a conversation where stage is asked for, else a job.",
  },
  "event-type": {
    default: "auto",
    description: "`release`, `merge`, `none`; `auto` takes it from the trigger. Only a job carries it.",
  },
  title: { default: "", description: "Title of the request; from the trigger unless given." },
  body: { default: "", description: "What is to be written; from the trigger unless given." },
  publications: { default: "", description: "IDs or names of publications, one a line or comma-separated." },
  "source-connection": { default: "", description: "ID or name; `owner/repo` of the run unless given." },
  changes: {
    default: "auto",
    description:
      "Which commits: `auto` (from the trigger), `none`, a shorthand (`v1.2.0..v1.3.0`, `v1.2.0..`, " +
      "`abc1234..def5678`, `last 5 commits`, `last 2 releases`, `2026-01-01..2026-02-01`), " +
      "or a YAML list of the service's own selectors.",
  },
  comments: { default: "", description: "Additional requests, one a line." },
  labels: { default: "", description: "Labels of the request, one a line or comma-separated." },
  "relevant-links": {
    default: "",
    description:
      "Links to extra content, one a line or comma-separated. The built-in service reads pages of GitHub with `github-token`, " +
      "private issues with the permission `issues: read`; never fill it from untrusted text.",
  },
  stage: { default: "false", description: "Leave a staged draft instead of a pull request." },
  wait: { default: "true", description: "`false`: submit and go." },
  timeout: { default: "30m", description: "Longest wait, such as `90s`, `30m` or `2h`." },
  "fail-on": {
    default: "error",
    description: "`error`: an errored request, or one not settled in time, fails the step; `never`: it warns instead.",
  },
  comment: {
    default: "false",
    description:
      "Leave the result on the event's pull request, in one comment updated in place; needs the permission " +
      "`pull-requests: write`.",
  },
  "release-body": {
    default: "none",
    description:
      "What becomes of the text of the release itself: `append` keeps the release notes below what people wrote, " +
      "`replace` makes them its whole text, `none` leaves it alone. Needs the permission `contents: write`.",
  },
  "dry-run": { default: "false", description: "Print the doc request and stop." },
  "github-token": {
    default: `\${{ github.token }}`,
    description: "Token for GitHub's API; to open pull requests it needs `contents: write` and `pull-requests: write`.",
  },
  "working-directory": { default: "", description: "The checkout to read; the workspace unless given." },
} as const satisfies Record<string, { default: string; description: string }>;

export type InputName = keyof typeof inputTable;
export const inputNames = Object.keys(inputTable) as InputName[];
