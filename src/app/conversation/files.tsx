import { FileDiffIcon, SearchIcon } from "@primer/octicons-react";
import { SegmentedControl, TextInput } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import type { Conversation, DiffFile } from "../../contract/conversations.ts";
import { EmptyState, ErrorState, ListSkeleton } from "../shell/controls.tsx";
import { usePermitted } from "./actions.tsx";
import { useConversation } from "./conversation.ts";
import { findLastEntry, selectDraftedFiles } from "./drafted-files.ts";
import { ExcludedFiles } from "./excluded-files.tsx";
import { useNames } from "./facts.tsx";
import { FileBox } from "./file-box.tsx";
import styles from "./files.module.css";
import { commentsQuery, diffQuery } from "./queries.ts";
import { ReviewBar } from "./review-bar.tsx";

const route = getRouteApi("/signed-in/conversations/$id/files");

/** What the draft changes, file by file, with comments on its lines. */
export function Files() {
  const conversation = useConversation();
  const { data, error, refetch } = useQuery(diffQuery(conversation.id));
  if (data === undefined) {
    return error === null ? <ListSkeleton rows={4} /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.files}>
      {data.files.length === 0 ? (
        <EmptyState icon={FileDiffIcon} title="No changed files">
          {conversation.status === "running" ? "The draft is being written." : "The draft changes nothing."}
        </EmptyState>
      ) : (
        <FileList conversation={conversation} files={data.files} />
      )}
      <ExcludedFiles conversation={conversation} />
      <ReviewBar conversation={conversation} />
    </div>
  );
}

type FileListProps = { conversation: Conversation; files: readonly DiffFile[] };

/** From here on a filter is worth its place. */
const MANY = 10;

function FileList({ conversation, files }: FileListProps) {
  const [filter, setFilter] = useState("");
  const view = useView();
  const permitted = usePermitted(conversation);
  const { data } = useQuery(commentsQuery(conversation.id));
  const nameOf = useNames(data?.comments.map(({ authorId }) => authorId) ?? []);
  const drafted = new Map(selectDraftedFiles(conversation).map((file) => [file.path, file]));
  const shown = files.filter(({ filePath }) => filePath.toLowerCase().includes(filter.toLowerCase()));
  return (
    <>
      <div className={styles.toolbar}>
        <Totals files={files} />
        {files.length > MANY && (
          <TextInput
            type="search"
            aria-label="Filter files"
            placeholder="Filter files"
            leadingVisual={SearchIcon}
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
        )}
        <ViewSwitch view={view} />
      </div>
      {shown.length === 0 && <p className={styles.muted}>No file has this in its path.</p>}
      {shown.map((file) => (
        <FileBox
          key={file.filePath}
          conversation={conversation}
          file={file}
          drafted={drafted.get(file.filePath)}
          draftedAt={findLastEntry(conversation, "diff")?.createdAt ?? undefined}
          comments={data?.comments ?? []}
          {...{ view, permitted, nameOf }}
        />
      ))}
    </>
  );
}

function Totals({ files }: { files: readonly DiffFile[] }) {
  const sum = (of: (file: DiffFile) => number) => files.reduce((total, file) => total + of(file), 0);
  return (
    <p className={styles.totals}>
      {files.length === 1 ? "1 changed file" : `${files.length} changed files`}{" "}
      <span className={styles.added}>+{sum(({ additions }) => additions)}</span>{" "}
      <span className={styles.removed}>−{sum(({ deletions }) => deletions)}</span>
    </p>
  );
}

type View = "split" | "unified";

const wide = window.matchMedia("(min-width: 1012px)");

function followWidth(onChange: () => void): () => void {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}

/** As the URL says, else side by side where there is space. */
function useView(): View {
  const isWide = useSyncExternalStore(followWidth, () => wide.matches);
  return route.useSearch().view ?? (isWide ? "split" : "unified");
}

function ViewSwitch({ view }: { view: View }) {
  const navigate = route.useNavigate();
  const show = (chosen: View) => void navigate({ search: { view: chosen }, replace: true });
  return (
    <SegmentedControl aria-label="View" size="small" className={styles.switch}>
      <SegmentedControl.Button selected={view === "unified"} onClick={() => show("unified")}>
        Unified
      </SegmentedControl.Button>
      <SegmentedControl.Button selected={view === "split"} onClick={() => show("split")}>
        Side by side
      </SegmentedControl.Button>
    </SegmentedControl>
  );
}
