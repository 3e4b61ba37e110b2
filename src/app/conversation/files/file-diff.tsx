import "react-diff-view/style/index.css";
import { FileDiffIcon } from "@primer/octicons-react";
import { Button, Stack } from "@primer/react";
import { memo, type ReactNode, type RefObject, useMemo } from "react";
import { Diff, type GutterOptions, getChangeKey, Hunk, type HunkData, parseDiff } from "react-diff-view";
import type { Anchor, Comment } from "../../../contract/resources/comments.ts";
import type { DiffFile } from "../../../contract/resources/conversations.ts";
import look from "../../shell/look.module.css";
import { type LineRange, placeComments, renderSuggestion } from "../comments.ts";
import { useNewComment } from "../conversation.ts";
import type { Permitted } from "../permitted.ts";
import type { DraftedFile } from "../recorded.ts";
import { Message, TextForm } from "../turns/message.tsx";
import { useChosenLines, useLineFocus } from "./chosen-lines.ts";
import { cutHunk, LINE_HEIGHT, lineOf, mapLines, shortenLines } from "./diff-pieces.ts";
import styles from "./files.module.css";
import { LazySection } from "./lazy-section.tsx";

/** The lines of a file before and after, and what people say about them. */
export function FileDiff(props: FileProps & { diff: string }) {
  const { conversationId, diff, file, comments, draftedAt, permitted, view } = props;
  const { place, range, typed, extend, write, close } = useChosenLines(`lines.${conversationId}.${file.filePath}`);
  const { type, lines, pieces } = useMemo(() => readPieces(diff), [diff]);
  const { wanted, onKeyDown } = useLineFocus(place, lines);
  const { byLine, apart } = useMemo(
    () => placeComments(comments, file, { lines, draftedAt }),
    [comments, file, lines, draftedAt],
  );
  const composer = range && (
    <LineComposer key="composer" {...props} {...{ range, typed, lines }} onText={write} onClose={close} />
  );
  const choose = permitted.comment ? extend : undefined;
  const hasLine = ({ first, last }: Piece, line: number | undefined) =>
    line !== undefined && lines.has(line) && line >= first && line <= last;
  const selectWidgets = (piece: Piece): Record<string, ReactNode[]> | undefined => {
    const widgets: Record<string, ReactNode[]> = {};
    const add = (line: number, widget: ReactNode) => {
      const { key = "" } = lines.get(line) ?? {};
      widgets[key] = [...(widgets[key] ?? []), widget];
    };
    for (const [line, placed] of byLine) {
      if (hasLine(piece, line)) add(line, <Comments key="comments" comments={placed} />);
    }
    if (range !== undefined && hasLine(piece, range.end)) add(range.end, composer);
    return Object.keys(widgets).length === 0 ? undefined : widgets;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between the buttons in it
    <div ref={place} className={styles.diff} onKeyDown={onKeyDown}>
      {range !== undefined && !lines.has(range.end) && composer}
      {apart.length > 0 && <Apart comments={apart} />}
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a diff never move
        <div key={index}>
          {piece.title !== undefined && <p className={`${look.cut} ${look.small} ${styles.hunk}`}>{piece.title}</p>}
          <LazySection height={piece.part.changes.length * LINE_HEIGHT} isNeeded={hasLine(piece, wanted)}>
            <DiffPiece
              {...{ type, view, choose }}
              part={piece.part}
              widgets={selectWidgets(piece)}
              range={range !== undefined && range.start <= piece.last && range.end >= piece.first ? range : undefined}
            />
          </LazySection>
        </div>
      ))}
    </div>
  );
}

/** Part of a hunk, with the numbers of its first and last line in the draft, and the hunk's title above its first part. */
type Piece = { part: HunkData; title: string | undefined; first: number; last: number };

function readPieces(diff: string) {
  const [parsed] = parseDiff(diff, { nearbySequences: "zip" });
  const hunks = parsed?.hunks ?? [];
  const pieces = hunks.flatMap((hunk) =>
    cutHunk(hunk).map((part, index): Piece => {
      const numbers = part.changes.flatMap((change) => lineOf(change) ?? []);
      const title = index === 0 ? hunk.content : undefined;
      return { part, title, first: numbers[0] ?? 0, last: numbers.at(-1) ?? -1 };
    }),
  );
  return { type: parsed?.type ?? "modify", lines: mapLines(hunks), pieces };
}

type CommentsProps = { comments: readonly Comment[] };

function Comments({ comments }: CommentsProps) {
  return (
    <div className={`${look.frame} ${styles.comments}`}>
      {comments.map((comment) => (
        <Message key={comment.id} comment={comment} />
      ))}
    </div>
  );
}

function Apart({ comments }: CommentsProps) {
  return (
    <details className={`${look.muted} ${styles.apart}`}>
      <summary>
        {comments.length === 1 ? "1 comment" : `${comments.length} comments`} on the file or an earlier draft
      </summary>
      <Comments comments={comments} />
    </details>
  );
}

/** A changed file, with what is said and may be done about it. Of hundreds, only those whose properties change are drawn again. */
export type FileProps = {
  conversationId: string;
  file: DiffFile;
  drafted: DraftedFile | undefined;
  /** When the diff was recorded. */
  draftedAt: string | undefined;
  /** On this file. */
  comments: readonly Comment[];
  view: "split" | "unified";
  permitted: Permitted;
  isDiscarding: boolean;
  onDiscard: (filePath: string) => void;
};

type PieceProps = Pick<FileProps, "view"> & {
  type: "add" | "delete" | "modify" | "rename" | "copy";
  part: HunkData;
  /** Below lines of this piece, by their keys; undefined without any. */
  widgets: Readonly<Record<string, ReactNode>> | undefined;
  /** The chosen lines; undefined where none is in this piece. */
  range: LineRange | undefined;
  choose: ((line: number, isExtended: boolean) => void) | undefined;
};

/** Lines that are drawn together. The first of them is reached by Tab. */
const DiffPiece = memo(function DiffPiece({ view, type, part, widgets, range, choose }: PieceProps) {
  const selected = part.changes.flatMap((change) => {
    const line = lineOf(change);
    const isChosen = range !== undefined && line !== undefined && line >= range.start && line <= range.end;
    return isChosen ? [getChangeKey(change)] : [];
  });
  const first = part.changes.map(lineOf).find((line) => line !== undefined);
  const renderGutter = ({ change, side, renderDefault }: GutterOptions) => {
    const line = side === "new" ? lineOf(change) : undefined;
    if (line === undefined || choose === undefined) return renderDefault();
    return (
      <button
        type="button"
        className={styles.line}
        data-line={line}
        tabIndex={line === first ? 0 : -1}
        aria-label={`Comment on line ${line}`}
        title="Comment. With Shift: on all lines from the chosen one."
        onClick={({ shiftKey }) => choose(line, shiftKey)}
      >
        {line}
      </button>
    );
  };
  return (
    <Diff
      diffType={type}
      viewType={view}
      hunks={[shortenLines(part)]}
      widgets={widgets ?? {}}
      selectedChanges={selected}
      renderGutter={renderGutter}
    >
      {([hunk]) => (hunk === undefined ? [] : [<Hunk key="hunk" hunk={hunk} />])}
    </Diff>
  );
});

type LineComposerProps = Pick<FileProps, "file" | "permitted"> & {
  range: LineRange;
  lines: ReadonlyMap<number, { text: string }>;
  typed: Readonly<RefObject<string>>;
  onText: (text: string) => void;
  onClose: () => void;
};

/** A comment on lines: kept until the review is sent, or sent at once. */
function LineComposer(props: LineComposerProps) {
  const { file, permitted, range, lines, typed, onText, onClose } = props;
  const { mutateAsync } = useNewComment();
  const { start, end } = range;
  const anchor: Anchor = {
    filePath: file.filePath,
    startLine: start,
    endLine: end,
    ...(file.sha && { anchoredFileSha: file.sha }),
  };
  const submit = (workRequested: boolean) => (body: string) => mutateAsync({ body, workRequested, anchor });
  const texts = [...lines].flatMap(([line, { text }]) => (line >= start && line <= end ? [text] : []));
  // A range may span lines that the diff does not show.
  const isWhole = texts.length === end - start + 1;
  const add = { label: "Add comment", isPrimary: true, onSubmit: submit(false) };
  const request = { label: "Request this change", onSubmit: submit(true) };
  const place = start === end ? `line ${start}` : `lines ${start} to ${end}`;
  return (
    <Stack gap="condensed" padding="cozy" className={`${look.frame} ${styles.comments}`}>
      <p className={look.muted}>Comment on {place}</p>
      <TextForm
        label={`Comment on ${place}`}
        initial={typed.current}
        onText={onText}
        submits={permitted.requestWork ? [request, add] : [add]}
        onClose={onClose}
      >
        {(text, change) =>
          isWhole && (
            <Button
              leadingVisual={FileDiffIcon}
              onClick={() =>
                change(`${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${renderSuggestion(texts)}`)
              }
            >
              Suggest a change
            </Button>
          )
        }
      </TextForm>
    </Stack>
  );
}
