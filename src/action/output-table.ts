/** Name and description of every output: `action.yml` and the README's table are made from it. */
export const outputTable = {
  "job-state": "State of the request: `requested`, `running`, `done`, `errored` or `skipped`.",
  "job-id": "ID of the job.",
  "conversation-id": "ID of the first conversation.",
  "conversation-ids": "IDs of all conversations (JSON).",
  "conversation-status": "Status of the first conversation.",
  "pull-request-url": "Address of the first pull request.",
  "pull-request-urls": "Addresses of all pull requests (JSON).",
  "pull-request-number": "Number of the first pull request.",
  branch: "Branch of the first draft.",
  staged: "`true` where the first draft is left without a pull request.",
  changes: "The change selectors that were sent (JSON).",
  request:
    "The doc request (JSON): the content of `docRequest` in the body of a job; a conversation carries it in its own fields.",
  "release-notes": "The release notes, in Markdown.",
} as const satisfies Record<string, string>;

export type OutputName = keyof typeof outputTable;
export type Outputs = Record<OutputName, string>;
