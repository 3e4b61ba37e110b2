import "react-diff-view/style/index.css";
import { type KeyboardEvent, type ReactNode, useMemo } from "react";
import { Diff, type GutterOptions, getChangeKey, Hunk, type HunkData, parseDiff } from "react-diff-view";
import type { Comment } from "../../contract/comments.ts";
import { useChosenLines } from "./chosen-lines.ts";
import { cutHunk, lineOf, mapLines } from "./diff-pieces.ts";
import type { FileProps } from "./file-props.ts";
import styles from "./files.module.css";
import { LazySection } from "./lazy-section.tsx";
import { type LineRange, placeComments } from "./line-comments.ts";
import { LineComposer } from "./line-composer.tsx";
import { Message } from "./message.tsx";

/** Pixels. */
const LINE_HEIGHT = 20;

/** The lines of a file before and after, and what people say about them. */
export function FileDiff(props: FileProps & { diff: string }) {
  const { conversation, diff, file, comments, draftedAt, permitted, nameOf } = props;
  const { place, range, typed, extend, write, close } = useChosenLines(`lines.${conversation.id}.${file.filePath}`);
  const parsed = useMemo(() => parseDiff(diff, { nearbySequences: "zip" })[0], [diff]);
  const lines = useMemo(() => mapLines(parsed?.hunks ?? []), [parsed]);
  const pieces = useMemo(() => (parsed?.hunks ?? []).map((hunk) => ({ hunk, parts: cutHunk(hunk) })), [parsed]);
  const { byLine, apart } = placeComments(comments, file, { lines, draftedAt });
  const widgets = new Map<string, ReactNode[]>();
  const addWidget = (line: number, widget: ReactNode) => {
    const { key = "" } = lines.get(line) ?? {};
    widgets.set(key, [...(widgets.get(key) ?? []), widget]);
  };
  for (const [line, placed] of byLine) addWidget(line, <Comments key="comments" {...{ nameOf }} comments={placed} />);
  const composer = range && (
    <LineComposer key="composer" {...props} {...{ range, typed, lines }} onText={write} onClose={close} />
  );
  if (range !== undefined) addWidget(range.end, composer);
  const choose = permitted.comment ? extend : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between the buttons in it
    <div ref={place} className={styles.diff} onKeyDown={moveBetweenLines}>
      {range !== undefined && !lines.has(range.end) && composer}
      {apart.length > 0 && <Apart {...{ nameOf }} comments={apart} />}
      {pieces.map(({ hunk, parts }) => (
        <div key={hunk.content}>
          <p className={styles.hunk}>{hunk.content}</p>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a hunk never move
            <LazySection key={index} height={part.changes.length * LINE_HEIGHT}>
              <Piece {...props} type={parsed?.type ?? "modify"} {...{ part, widgets, range, choose, lines }} />
            </LazySection>
          ))}
        </div>
      ))}
    </div>
  );
}

type PieceProps = Pick<FileProps, "view"> & {
  type: "add" | "delete" | "modify" | "rename" | "copy";
  part: HunkData;
  widgets: ReadonlyMap<string, ReactNode[]>;
  range: LineRange | undefined;
  lines: ReadonlyMap<number, { key: string }>;
  choose: ((line: number, isExtended: boolean) => void) | undefined;
};

function Piece({ view, type, part, widgets, range, lines, choose }: PieceProps) {
  const keys = new Set(part.changes.map(getChangeKey));
  const selected = [...lines].flatMap(([line, { key }]) =>
    range !== undefined && line >= range.start && line <= range.end && keys.has(key) ? [key] : [],
  );
  const own = Object.fromEntries([...widgets].filter(([key]) => keys.has(key)));
  const [first] = lines.keys();
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
      hunks={[part]}
      widgets={own}
      selectedChanges={selected}
      renderGutter={renderGutter}
    >
      {([hunk]) => (hunk === undefined ? [] : [<Hunk key="hunk" hunk={hunk} />])}
    </Diff>
  );
}

/** One line is reached by Tab, the others by arrows. */
function moveBetweenLines(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof HTMLElement) || target.dataset.line === undefined) return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>("button[data-line]")];
  event.preventDefault();
  buttons[buttons.indexOf(target) + step]?.focus();
}

type CommentsProps = { comments: readonly Comment[]; nameOf: (userId: string) => string };

function Comments({ comments, nameOf }: CommentsProps) {
  return (
    <div className={styles.comments}>
      {comments.map((comment) => (
        <Message key={comment.id} comment={comment} nameOf={nameOf} />
      ))}
    </div>
  );
}

function Apart({ comments, nameOf }: CommentsProps) {
  return (
    <details className={styles.apart}>
      <summary>
        {comments.length === 1 ? "1 comment" : `${comments.length} comments`} on the file or an earlier draft
      </summary>
      <Comments comments={comments} nameOf={nameOf} />
    </details>
  );
}
