import { GitCommitIcon, GitPullRequestIcon, SearchIcon } from "@primer/octicons-react";
import { Button, Checkbox, Stack, Text, TextInput } from "@primer/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import type { ListedCommit } from "../../contract/resources/selections.ts";
import { toggle } from "../forms/lists.ts";
import { EmptyState, RelativeTime, Unread } from "../shell/controls/controls.tsx";
import look from "../shell/look.module.css";
import styles from "./commit-picker.module.css";
import { commitsQuery } from "./form.ts";
import { joinPicks, MAX_PICKS, nameCommit, splitPicks, type What } from "./search.ts";

type PickerProps = {
  what: What;
  repositoryId: string;
  picks: string | undefined;
  isInvalid: boolean;
  onChange: (picks: string | undefined) => void;
};

/** Commits or pull requests of a repository, newest first, with a filter and a checkbox each. */
export function CommitPicker({ what, repositoryId, picks, isInvalid, onChange }: PickerProps) {
  const [text, setText] = useState("");
  const picked = splitPicks(picks);
  const isFull = picked.length >= MAX_PICKS;
  const noun = what === "commits" ? "commits" : "pull requests";
  const flip = (name: string) => onChange(joinPicks(toggle(picked, name, !picked.includes(name))));
  return (
    <div className={`${look.frame} ${styles.picker}`}>
      <Stack direction="horizontal" gap="condensed" align="center" padding="condensed" className={styles.bar}>
        <TextInput
          type="search"
          block
          aria-label={`Filter ${noun}`}
          aria-invalid={isInvalid}
          placeholder="Title, author, number or SHA"
          leadingVisual={SearchIcon}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // Enter would send the form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        <Text whiteSpace="nowrap" className={look.small} aria-live="polite">
          {picked.length} picked{isFull && `, at most ${MAX_PICKS}`}
        </Text>
        {picked.length > 0 && (
          <Button size="small" variant="invisible" onClick={() => onChange(undefined)}>
            Clear
          </Button>
        )}
      </Stack>
      <Commits {...{ what, repositoryId, picked, isFull, flip }} text={useDeferredValue(text.trim())} />
    </div>
  );
}

type ListProps = Pick<PickerProps, "what" | "repositoryId"> & {
  text: string;
  picked: readonly string[];
  isFull: boolean;
  flip: (name: string) => void;
};

function Commits({ what, repositoryId, text, picked, isFull, flip }: ListProps) {
  const filter = { text, pullRequests: what === "pullRequests" };
  const query = useInfiniteQuery(commitsQuery(repositoryId, filter));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (data === undefined) return <Unread query={query} rows={4} />;
  const commits = data.pages.flatMap((page) => page.commits);
  return (
    <div className={styles.scroll}>
      {commits.length === 0 && (
        <EmptyState icon={SearchIcon} title="Nothing matches">
          {hasNextPage ? "Older commits were not searched yet." : "Try a part of the title, an author, #12 or a SHA."}
        </EmptyState>
      )}
      <ul>
        {commits.map((commit) => {
          const name = nameCommit(commit, what);
          const isPicked = picked.includes(name);
          return (
            <Row
              key={commit.sha}
              {...{ what, commit, isPicked }}
              isOff={isFull && !isPicked}
              onToggle={() => flip(name)}
            />
          );
        })}
      </ul>
      {hasNextPage && (
        <Stack direction="horizontal" padding="condensed" justify="center">
          <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older
          </Button>
        </Stack>
      )}
    </div>
  );
}

type RowProps = { what: What; commit: ListedCommit; isPicked: boolean; isOff: boolean; onToggle: () => void };

function Row({ what, commit, isPicked, isOff, onToggle }: RowProps) {
  const { sha, title, subject, author, committedAt, pullRequest } = commit;
  const id = useId();
  return (
    <Stack
      as="li"
      direction="horizontal"
      gap="condensed"
      paddingInline="cozy"
      className={styles.row}
      data-picked={isPicked}
    >
      <Checkbox id={id} checked={isPicked} disabled={isOff} onChange={onToggle} />
      <Stack as="label" gap="none" paddingBlock="condensed" htmlFor={id} className={styles.label}>
        <span>{what === "commits" ? subject : title}</span>
        <span className={`${look.line} ${look.small} ${styles.meta}`}>
          <span className={styles.name}>
            {pullRequest == null ? <GitCommitIcon size={12} /> : <GitPullRequestIcon size={12} />}{" "}
            {pullRequest == null ? sha.slice(0, 7) : `#${pullRequest}`}
          </span>
          <span>{author}</span>
          <RelativeTime time={committedAt} />
        </span>
      </Stack>
    </Stack>
  );
}
