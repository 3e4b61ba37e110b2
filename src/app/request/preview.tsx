import { GitCommitIcon } from "@primer/octicons-react";
import { Banner, Label, Link, Stack, Text } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type {
  PreviewedChange,
  PreviewedRange,
  SelectionPreview,
  SelectionRequest,
} from "../../contract/resources/selections.ts";
import { capitalize } from "../../shared/text.ts";
import { ApiError } from "../shell/api/api.ts";
import { ErrorState, ListSkeleton } from "../shell/controls/controls.tsx";
import look from "../shell/look.module.css";
import { InlineCode } from "../shell/shown-text.tsx";
import { useSettled } from "../shell/typed-text.ts";
import { previewQuery } from "./form.ts";
import styles from "./preview.module.css";

/** What a request would document; nothing is asked without one. */
export function usePreview(request: SelectionRequest | undefined) {
  const settled = useSettled(JSON.stringify(request ?? null));
  return useQuery({ ...previewQuery(JSON.parse(settled) ?? undefined), placeholderData: keepPreviousData });
}

type PreviewProps = {
  query: ReturnType<typeof usePreview>;
  /** What the form lacks for a preview, or has wrong. */
  missing: string | undefined;
};

export function Preview({ query, missing }: PreviewProps) {
  return (
    <Stack
      as="section"
      gap="condensed"
      padding="normal"
      className={`${look.frame} ${styles.preview}`}
      aria-label="Preview"
    >
      <h2>What will be documented</h2>
      {missing === undefined ? <Previewed query={query} /> : <p className={look.muted}>{missing}</p>}
    </Stack>
  );
}

function Previewed({ query }: Pick<PreviewProps, "query">) {
  const { data, error, failureReason, isPlaceholderData, refetch } = query;
  const isFetching = failureReason instanceof ApiError && failureReason.status === 503;
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <>
        {isFetching && <p className={look.muted}>Fetching the repository. The first time can take minutes.</p>}
        <ListSkeleton rows={4} />
      </>
    );
  }
  return (
    <Stack gap="cozy" aria-busy={isPlaceholderData} data-outdated={isPlaceholderData}>
      <Result preview={data} />
    </Stack>
  );
}

function Result({ preview: { commits, ranges, notices, sentence, error } }: { preview: SelectionPreview }) {
  if (error != null) {
    const variant = error.code === "limit/preview" ? "warning" : "critical";
    return <Banner variant={variant} layout="compact" title={error.message} description={error.hint} />;
  }
  const changes = ranges.reduce((sum, range) => sum + range.changes.length + range.moreChanges + range.dependencies, 0);
  return (
    <>
      <div role="status">
        <strong>{count(commits, "commit")}</strong>
        {commits > 0 && `, ${count(changes, "change")}`}
      </div>
      {commits === 0 && <p className={look.muted}>{sentence}</p>}
      {notices.map((notice) => (
        <Banner key={notice} variant="warning" layout="compact" hideTitle title="Notice" description={notice} />
      ))}
      {ranges.map((range) => (
        <Range key={`${range.repository} ${range.tag} ${range.end}`} range={range} />
      ))}
    </>
  );
}

function Range({ range }: { range: PreviewedRange }) {
  const { repository, tag, previousTag, end, changes, moreChanges, dependencies, notShown, release } = range;
  const others = [
    ...(moreChanges > 0 ? [`${count(moreChanges, "more change")}`] : []),
    ...(dependencies > 0 ? [`${count(dependencies, "dependency update")}`] : []),
    ...notShown.map(({ text, commits }) => `${commits} ${text}`),
  ];
  return (
    <div className={styles.range}>
      {release != null && (
        <p>
          <strong className={styles.version}>{release.tag}</strong> <InlineCode text={release.reason} />
        </p>
      )}
      <h3>
        {repository}{" "}
        <Text weight="normal" className={`${look.small} ${styles.code}`}>
          {previousTag && `${previousTag} → `}
          {tag ?? end?.slice(0, 7)}
        </Text>
      </h3>
      <ul className={styles.list}>
        {changes.map((change) => (
          <Change key={`${change.sha} ${change.text}`} change={change} />
        ))}
      </ul>
      {others.length > 0 && <p className={look.small}>Not listed: {others.join(", ")}</p>}
    </div>
  );
}

const VARIANTS: Readonly<Record<string, "danger" | "success" | "accent" | "attention" | "secondary">> = {
  breaking: "danger",
  security: "danger",
  added: "success",
  changed: "accent",
  fixed: "accent",
  deprecated: "attention",
  removed: "attention",
};

function Change({ change: { kind, text, isFolded, pullRequest, sha, url, commits } }: { change: PreviewedChange }) {
  const name = pullRequest == null ? sha.slice(0, 7) : `#${pullRequest}`;
  return (
    <li className={styles.change} data-folded={isFolded}>
      <Label variant={VARIANTS[kind] ?? "secondary"}>{capitalize(kind)}</Label>
      <span>
        <InlineCode text={text} />
      </span>
      <Text size="small" whiteSpace="nowrap" className={styles.code}>
        {url == null ? (
          name
        ) : (
          <Link href={url} target="_blank" rel="noreferrer">
            {name}
          </Link>
        )}{" "}
        {commits > 1 && (
          <span title={count(commits, "commit")}>
            <GitCommitIcon size={12} /> {commits}
          </span>
        )}
      </Text>
    </li>
  );
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}
