import { ChevronDownIcon, ChevronRightIcon, FileDiffIcon } from "@primer/octicons-react";
import { Button, Label, Text } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, memo, useState } from "react";
import type { DiffFile } from "../../../contract/resources/conversations.ts";
import { Unread } from "../../shell/controls/controls.tsx";
import look from "../../shell/look.module.css";
import { fileDiffQuery } from "../queries.ts";
import { estimateHeight } from "./diff-pieces.ts";
import { FileDiff, type FileProps } from "./file-diff.tsx";
import styles from "./files.module.css";
import { LazySection } from "./lazy-section.tsx";
import { isProse, RenderedDiff } from "./rendered-diff.tsx";

/** One changed file: why it changed, and its diff. */
export const FileBox = memo(function FileBox(props: FileProps) {
  const [isViewed, markViewed] = useViewed(props.conversationId, props.file);
  const [isOpen, setIsOpen] = useState(!isViewed);
  const [isRendered, setIsRendered] = useState(false);
  const { filePath, diff } = props.file;
  const onViewed = ({ target }: ChangeEvent<HTMLInputElement>) => {
    markViewed(target.checked);
    setIsOpen(!target.checked);
  };
  const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon;
  return (
    <section id={fileIdOf(filePath)} className={`${look.frame} ${styles.file}`} aria-label={filePath} tabIndex={-1}>
      <header className={`${look.line} ${styles.fileHeader}`}>
        {/* Not an IconButton: with its tooltip, three hundred take longer than all else of the page. */}
        <button
          type="button"
          className={styles.fold}
          aria-label={isOpen ? `Fold ${filePath}` : `Show ${filePath}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Chevron />
        </button>
        <h2 className={styles.path}>
          <a href={fileLinkOf(filePath)} title={filePath}>
            <bdi>{filePath}</bdi>
          </a>
        </h2>
        {props.drafted?.isNew === true && <Label variant="success">New</Label>}
        <Text size="small" whiteSpace="nowrap" className={styles.counts}>
          <Counts files={[props.file]} />
        </Text>
        {diff && isProse(filePath) && (
          <Button size="small" aria-pressed={isRendered} onClick={() => setIsRendered(!isRendered)}>
            {isRendered ? "Source" : "Rendered"}
          </Button>
        )}
        <Discard {...props} />
        <Text as="label" size="small" className={look.line}>
          <input type="checkbox" checked={isViewed} onChange={onViewed} aria-label={`Viewed ${filePath}`} /> Viewed
        </Text>
        {props.drafted?.why && <p className={`${look.small} ${styles.why}`}>{props.drafted.why}</p>}
      </header>
      {isOpen && (
        <LazySection height={estimateHeight(props.file, props.view)}>
          {isRendered && diff ? <RenderedDiff diff={diff} /> : <FileContent {...props} />}
        </LazySection>
      )}
    </section>
  );
});

function Discard({ file: { filePath }, permitted, isDiscarding, onDiscard }: FileProps) {
  if (!permitted.excludeFiles) return null;
  return (
    <Button
      size="small"
      aria-label={`Discard changes of ${filePath}`}
      loading={isDiscarding}
      onClick={() => onDiscard(filePath)}
    >
      Discard
    </Button>
  );
}

function FileContent(props: FileProps) {
  const { filePath, diff, additions, deletions } = props.file;
  if (diff) return <FileDiff {...props} diff={diff} />;
  if (additions + deletions > 0) return <LargeFile {...props} />;
  return <p className={`${look.muted} ${styles.note}`}>The code host does not show the changes of {filePath}.</p>;
}

function LargeFile(props: FileProps) {
  const { conversationId, file } = props;
  const [isAsked, setIsAsked] = useState(false);
  const query = useQuery({ ...fileDiffQuery(conversationId, file.filePath), enabled: isAsked });
  const diff = query.data?.files[0]?.diff;
  if (diff) return <FileDiff {...props} diff={diff} />;
  if (isAsked || query.error !== null) return <Unread query={query} rows={3} />;
  return (
    <p className={`${look.muted} ${styles.note}`}>
      <Button leadingVisual={FileDiffIcon} onClick={() => setIsAsked(true)}>
        Load the diff
      </Button>
    </p>
  );
}

/** How many lines files add and remove. */
export function Counts({ files }: { files: readonly DiffFile[] }) {
  const sum = (of: (file: DiffFile) => number) => files.reduce((total, file) => total + of(file), 0);
  return (
    <>
      <span className={styles.added}>+{sum(({ additions }) => additions)}</span>{" "}
      <span className={styles.removed}>−{sum(({ deletions }) => deletions)}</span>
    </>
  );
}

/** The ID of a file's section in the page. */
export function fileIdOf(filePath: string): string {
  return `file-${filePath}`;
}

/** The URL's fragment that leads to the section; browsers decode it. */
export function fileLinkOf(filePath: string): string {
  return `#${encodeURIComponent(fileIdOf(filePath).toWellFormed())}`;
}

/** In this browser: which version of each file of a conversation somebody has looked at. */
const keyOf = (conversationId: string) => `release-docs.viewed.${conversationId}`;

function readViewed(conversationId: string): Record<string, string> {
  return JSON.parse(localStorage.getItem(keyOf(conversationId)) ?? "{}");
}

/** Whether the file as it is now was marked as viewed; a change of the file takes the mark away. */
function useViewed(
  conversationId: string,
  { filePath, sha, additions, deletions }: DiffFile,
): [isViewed: boolean, mark: (isViewed: boolean) => void] {
  const version = sha || `${additions} ${deletions}`;
  const [marked, setMarked] = useState(() => readViewed(conversationId)[filePath]);
  const mark = (isViewed: boolean) => {
    const { [filePath]: _, ...others } = readViewed(conversationId);
    setMarked(isViewed ? version : undefined);
    const viewed = isViewed ? { ...others, [filePath]: version } : others;
    localStorage.setItem(keyOf(conversationId), JSON.stringify(viewed));
  };
  return [marked === version, mark];
}
