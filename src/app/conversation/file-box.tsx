import { ChevronDownIcon, ChevronRightIcon, FileDiffIcon } from "@primer/octicons-react";
import { Button, IconButton, Label } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../shell/api.ts";
import { ErrorState, ListSkeleton } from "../shell/controls.tsx";
import { useChange } from "./actions.tsx";
import { FileDiff } from "./file-diff.tsx";
import type { FileProps } from "./file-props.ts";
import styles from "./files.module.css";
import { LazySection } from "./lazy-section.tsx";
import { fileDiffQuery } from "./queries.ts";

/** Pixels. */
const LINE_HEIGHT = 20;

/** One changed file: why it changed, and its diff. */
export function FileBox(props: FileProps) {
  const [isOpen, setIsOpen] = useState(true);
  const { filePath, additions, deletions } = props.file;
  return (
    <section className={styles.file} aria-label={filePath}>
      <header className={styles.fileHeader}>
        <IconButton
          icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
          aria-label={isOpen ? `Fold ${filePath}` : `Show ${filePath}`}
          aria-expanded={isOpen}
          variant="invisible"
          size="small"
          onClick={() => setIsOpen(!isOpen)}
        />
        <h2 className={styles.path}>{filePath}</h2>
        {props.drafted?.isNew === true && <Label variant="success">New</Label>}
        <span className={styles.counts}>
          <span className={styles.added}>+{additions}</span> <span className={styles.removed}>−{deletions}</span>
        </span>
        <LeaveOut {...props} />
        {props.drafted?.why && <p className={styles.why}>{props.drafted.why}</p>}
      </header>
      {isOpen && (
        <LazySection height={(additions + deletions) * LINE_HEIGHT}>
          <FileContent {...props} />
        </LazySection>
      )}
    </section>
  );
}

function LeaveOut({ conversation: { id, excludedFiles }, file: { filePath }, permitted }: FileProps) {
  const leaveOut = useChange(
    id,
    () => api.conversations.update({ id, excludedFiles: [...(excludedFiles ?? []), filePath] }),
    `The draft no longer changes ${filePath}.`,
  );
  if (!permitted.excludeFiles) return null;
  return (
    <Button
      size="small"
      aria-label={`Discard changes of ${filePath}`}
      loading={leaveOut.isPending}
      onClick={() => leaveOut.mutate(undefined)}
    >
      Discard
    </Button>
  );
}

function FileContent(props: FileProps) {
  const { filePath, diff, additions, deletions } = props.file;
  if (diff) return <FileDiff {...props} diff={diff} />;
  if (additions + deletions > 0) return <LargeFile {...props} />;
  return <p className={styles.note}>The code host does not show the changes of {filePath}.</p>;
}

/** A diff that did not fit with the others. */
function LargeFile(props: FileProps) {
  const { conversation, file } = props;
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, refetch } = useQuery({ ...fileDiffQuery(conversation.id, file.filePath), enabled: isAsked });
  const diff = data?.files[0]?.diff;
  if (diff) return <FileDiff {...props} diff={diff} />;
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isAsked) return <ListSkeleton rows={3} />;
  return (
    <p className={styles.note}>
      <Button leadingVisual={FileDiffIcon} onClick={() => setIsAsked(true)}>
        Load the diff
      </Button>
    </p>
  );
}
