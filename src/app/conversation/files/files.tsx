import { FileDiffIcon, FileRemovedIcon, SearchIcon } from "@primer/octicons-react";
import { Button, SegmentedControl, Stack, TextInput } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Comment } from "../../../contract/resources/comments.ts";
import type { DiffFile } from "../../../contract/resources/conversations.ts";
import { api } from "../../shell/api/api.ts";
import { EmptyState } from "../../shell/controls/controls.tsx";
import { ListRow, PlainList } from "../../shell/controls/list.tsx";
import { Loaded, Section } from "../../shell/controls/section.tsx";
import look from "../../shell/look.module.css";
import { useConversation, useConversationChange, usePermitted } from "../conversation.ts";
import { commentsQuery, diffQuery } from "../queries.ts";
import { findLastEntry, selectDraftedFiles } from "../recorded.ts";
import { Counts, FileBox, fileIdOf, fileLinkOf } from "./file-box.tsx";
import styles from "./files.module.css";
import { Review } from "./review-bar.tsx";

const route = getRouteApi("/signed-in/conversations/$id/files");

/** What the draft changes, file by file, with comments on its lines. */
export function Files() {
  const { id, status, branch } = useConversation();
  const nothing = branch ? "The draft changes nothing." : "There is no draft.";
  const none = (
    <EmptyState icon={FileDiffIcon} title="No changed files">
      {status === "running" ? "The draft is being written." : nothing}
    </EmptyState>
  );
  return (
    <Loaded query={diffQuery(id)}>
      {({ files }) => (
        <Stack gap="normal">
          {files.length === 0 ? none : <FileList files={files} />}
          <ExcludedFiles />
          <Review place="end" />
        </Stack>
      )}
    </Loaded>
  );
}

type FilesProps = { files: readonly DiffFile[] };

/** From here on a filter is worth its place. */
const MANY = 10;
/** Files that are drawn at once, and further ones at a time. */
const [FIRST, STEP] = [10, 30];
const NO_COMMENTS: readonly Comment[] = [];

function FileList({ files }: FilesProps) {
  const [filter, setFilter] = useState("");
  const chosen = useView();
  // The switch shows the choice before the lines follow.
  const view = useDeferredValue(chosen);
  const known = useKnown();
  const wanted = useDeferredValue(filter.toLowerCase());
  const shown = files.filter(({ filePath }) => filePath.toLowerCase().includes(wanted));
  const drawn = shown.slice(0, useGrowingCount(wanted, shown.length));
  useLinkedFile(files, drawn.length >= files.length);
  return (
    <>
      <div className={`${look.line} ${styles.toolbar}`}>
        <div>
          {files.length === 1 ? "1 changed file" : `${files.length} changed files`} <Counts files={files} />
        </div>
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
        <ViewSwitch view={chosen} />
        <Review place="tools" />
      </div>
      {shown.length === 0 && <p className={look.muted}>No file has this in its path.</p>}
      {drawn.map((file) => (
        <FileBox
          key={file.filePath}
          file={file}
          drafted={known.drafted.get(file.filePath)}
          comments={known.comments.get(file.filePath) ?? NO_COMMENTS}
          isDiscarding={known.discarding === file.filePath}
          view={view}
          {...known.shared}
        />
      ))}
    </>
  );
}

/** Grows in the background, from the start for each filter. */
function useGrowingCount(filter: string, total: number): number {
  const [grown, setGrown] = useState({ filter, count: FIRST });
  if (grown.filter !== filter) setGrown({ filter, count: FIRST });
  const { count } = grown;
  useEffect(() => {
    if (count < total) startTransition(() => setGrown({ filter, count: count + STEP }));
  }, [filter, count, total]);
  return count;
}

/** What files show beside their diffs. `shared` is the same for all of them. */
function useKnown() {
  const conversation = useConversation();
  const { id, excludedFiles } = conversation;
  const permitted = usePermitted();
  const { data } = useQuery(commentsQuery(id));
  const drafted = useMemo(
    () => new Map(selectDraftedFiles(conversation).map((file) => [file.path, file])),
    [conversation],
  );
  const comments = useMemo(() => Map.groupBy(data?.comments ?? [], ({ anchor }) => anchor?.filePath), [data]);
  const discard = useConversationChange(
    (path: string) => api.conversations.update({ id, excludedFiles: [...(excludedFiles ?? []), path] }),
    (_, path) => `The draft no longer changes ${path}.`,
  );
  const draftedAt = findLastEntry(conversation, "diff")?.createdAt ?? undefined;
  const shared = { conversationId: id, draftedAt, permitted, onDiscard: discard.mutate };
  return { drafted, comments, discarding: discard.isPending ? discard.variables : undefined, shared };
}

/** Shows the file that the URL names once all are drawn, and starts there with the keyboard. */
function useLinkedFile(files: readonly DiffFile[], isComplete: boolean): void {
  const hasShown = useRef(false);
  useEffect(() => {
    if (!isComplete || hasShown.current) return;
    hasShown.current = true;
    const linked = files.find(({ filePath }) => fileLinkOf(filePath) === window.location.hash);
    const section = linked && document.getElementById(fileIdOf(linked.filePath));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [files, isComplete]);
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

function ExcludedFiles() {
  const { id, excludedFiles } = useConversation();
  const excluded = excludedFiles ?? [];
  const permitted = usePermitted();
  const { mutate, isPending, variables } = useConversationChange(
    (path: string) => api.conversations.update({ id, excludedFiles: excluded.filter((one) => one !== path) }),
    "The file is back in the draft.",
  );
  if (excluded.length === 0) return null;
  const restore = (path: string) => {
    const loading = isPending && variables === path;
    const button = { size: "small", "aria-label": `Restore ${path}`, loading, onClick: () => mutate(path) } as const;
    return permitted.excludeFiles && <Button {...button}>Restore</Button>;
  };
  return (
    <Section title="Discarded files">
      <PlainList label="Discarded files">
        {excluded.map((path) => (
          <ListRow key={path} id={path} icon={FileRemovedIcon} title={path} actions={restore(path)} />
        ))}
      </PlainList>
    </Section>
  );
}
