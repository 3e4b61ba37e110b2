import { memo, type ReactNode } from "react";
import { Diff, type GutterOptions, getChangeKey, Hunk, type HunkData } from "react-diff-view";
import { lineOf, shortenLines } from "./diff-pieces.ts";
import type { FileProps } from "./file-props.ts";
import styles from "./files.module.css";
import type { LineRange } from "./line-comments.ts";

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
export const DiffPiece = memo(function DiffPiece({ view, type, part, widgets, range, choose }: PieceProps) {
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
