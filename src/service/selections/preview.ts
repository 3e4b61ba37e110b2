import type { DocRequest } from "../../contract/doc-request.ts";
import type { PreviewedChange, PreviewedRange, SelectionPreview } from "../../contract/resources/selections.ts";
import { addNotices, collectEntries, selectModel } from "../../drafting/conversation.ts";
import { writeNotes } from "../../drafting/notes.ts";
import { buildOrder } from "../../drafting/pipeline.ts";
import type { WrittenSpan } from "../../drafting/spans/span-notes.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { shorten } from "../../shared/text.ts";
import { MAX_TITLE_LENGTH, NOT_SHOWN_REASONS, type Repository } from "../../writer/changes/change.ts";
import { buildChangeUrl } from "../../writer/links.ts";
import type { NoteEntry, Notes } from "../../writer/notes.ts";
import { openSources } from "../conversations/turn.ts";
import { openSettings, readModelRow } from "../models/models.ts";
import { type DomainParts, GUIDE_URL } from "../parts.ts";
import { readPublication } from "../publications/publications.ts";

/** `connectionId`: null for all repositories of the publication. */
export type Selection = {
  orgId: string;
  publicationId: string;
  connectionId: string | null;
  request: DocRequest;
};

// Someone waits for it, in the process that answers all calls.
const MAX_COMMITS = 1_000;
const MAX_CHANGES = 200;

/** What the first turn of a request would document, by what a turn runs up to its draft, without a model. */
export async function previewSelection(
  parts: DomainParts,
  { orgId, publicationId, connectionId, request }: Selection,
): Promise<SelectionPreview> {
  const { store, vault } = parts;
  const { entries, addEntry } = collectEntries();
  let usesModel = false;
  const show = (shown: Pick<SelectionPreview, "sentence" | "commits" | "ranges" | "error">): SelectionPreview => {
    const notices = entries.filter(({ kind }) => kind === "notice").map(({ message }) => message);
    return { publicationId, notices, usesModel, ...shown };
  };
  try {
    const publication = await readPublication(parts, publicationId);
    const row = await readModelRow(store, orgId);
    const model = selectModel(row && openSettings(vault, row), publication.config.model, addEntry);
    usesModel = model !== undefined;
    const workspace = await openSources(parts, { connection_id: connectionId }, publication);
    const order = buildOrder({ origin_type: "job", created_at: store.now() }, request, addEntry);
    const terms = { maxCommits: MAX_COMMITS, isForModel: usesModel, guideUrl: GUIDE_URL };
    const { written, commits, sentence, unmatched } = await writeNotes(workspace, publication, { ...order, ...terms });
    addNotices(addEntry, unmatched);
    const selected = written.filter(({ span }) => span.commits.length > 0);
    return show({ sentence, commits, ranges: describeRanges(selected) });
  } catch (error) {
    if (!(error instanceof ReleaseDocsError)) throw error;
    const { code, message, hint } = error;
    return show({ sentence: "", commits: 0, ranges: [], error: { code, message, hint } });
  }
}

function describeRanges(written: readonly WrittenSpan[]): PreviewedRange[] {
  let left = MAX_CHANGES;
  return written.map(({ span, notes, source, release }) => {
    const all = describeChanges(notes, source);
    const changes = all.slice(0, left);
    left -= changes.length;
    const { tag = null, previousTag = null, date, start = null, end = null } = span;
    return {
      repository: source.name,
      ...{ tag, previousTag, date, start, end, changes },
      release: release === undefined ? null : { ...release, previousTag },
      commits: span.commits.length,
      moreChanges: all.length - changes.length,
      dependencies: notes.dependencies.changes,
      notShown: notes.notShown.map(({ reason, shas }) => {
        const [one, several] = NOT_SHOWN_REASONS[reason];
        return { reason, text: shas.length === 1 ? one : several, commits: shas.length };
      }),
    };
  });
}

function describeChanges(notes: Notes, source: Repository): PreviewedChange[] {
  const describe = (entries: readonly NoteEntry[], isFolded: boolean) =>
    entries.map(
      (entry): PreviewedChange => ({
        kind: entry.class,
        text: shorten(entry.own?.markdown ?? entry.text, MAX_TITLE_LENGTH),
        isFolded,
        pullRequest: entry.pullRequest ?? null,
        sha: entry.shas[0],
        url: buildChangeUrl(source, entry.pullRequest, entry.shas[0]) ?? null,
        commits: entry.shas.length,
      }),
    );
  const listed = notes.sections.flatMap(({ entries }) => entries);
  return [...describe(listed, false), ...describe([...notes.others, ...notes.documentation, ...notes.internal], true)];
}
