import * as z from "zod/mini";
import { joinParts } from "../../shared/text.ts";
import { buildOutputs, entryOf, type Outcome, releaseNotesOf } from "../outcome.ts";
import { toTerminalWords } from "./wording.ts";

/** With a final line break, or empty. */
export function renderNotes({ conversations }: Outcome): string {
  const notes = releaseNotesOf(conversations);
  return notes === "" ? "" : `${notes}\n`;
}

/** A diff's last lines may be blank context, without which it does not apply. */
export function joinDiffs({ conversations }: Outcome): string {
  return joinParts(
    conversations.map((conversation) => entryOf(conversation, "diff")),
    "\n",
  );
}

const DraftDetails = z.object({ files: z.array(z.object({ path: z.string() })) });

function filesOf({ conversations }: Outcome): string[] {
  const paths = conversations.flatMap(({ entries }) => {
    const draft = entries?.findLast(({ kind }) => kind === "draft");
    return DraftDetails.safeParse(draft?.details).data?.files.map(({ path }) => path) ?? [];
  });
  return [...new Set(paths)];
}

/** What `--json` prints: fields without a value are null or empty, never missing. */
export function buildResult(outcome: Outcome) {
  const { state, skipped, failure, code, selection, changes, request, warnings } = outcome;
  return {
    state: failure === undefined ? (state ?? null) : "errored",
    notes: renderNotes(outcome),
    files: filesOf(outcome),
    diff: joinDiffs(outcome),
    commits: selection ?? null,
    changes,
    request: request ?? null,
    skipped: skipped ?? null,
    warnings: (warnings ?? []).map(toTerminalWords),
    error: failure === undefined ? null : { code: code ?? null, message: toTerminalWords(failure) },
    outputs: buildOutputs(outcome),
  };
}
