import {
  AlertIcon,
  CheckCircleIcon,
  CircleSlashIcon,
  CommentIcon,
  CpuIcon,
  FileDiffIcon,
  FilterIcon,
  GitBranchIcon,
  GitPullRequestIcon,
  type Icon,
  InfoIcon,
  IterationsIcon,
  LinkIcon,
  ListUnorderedIcon,
  NoteIcon,
  QuestionIcon,
  TagIcon,
} from "@primer/octicons-react";
import { Label, type LabelColorOptions, Stack } from "@primer/react";
import type { ComponentProps } from "react";
import type { Entry, Turn } from "../../../contract/resources/conversations.ts";
import { AppLink, EmptyState, Folded, RelativeTime } from "../../shell/controls/controls.tsx";
import { Loaded } from "../../shell/controls/section.tsx";
import look from "../../shell/look.module.css";
import { useConversation } from "../conversation.ts";
import { MarkdownText } from "../markdown.tsx";
import { turnsQuery } from "../queries.ts";
import { parseAskedFor } from "../recorded.ts";
import { Steps as StepTimes } from "../steps.tsx";
import { EditAgain, Remedies } from "./remedies.tsx";
import styles from "./turns.module.css";

type Look = { label: string; variant: LabelColorOptions };
const STATUSES: Readonly<Record<string, Look>> = {
  running: { label: "Running", variant: "attention" },
  success: { label: "Done", variant: "success" },
  skipped: { label: "Skipped", variant: "secondary" },
  error: { label: "Failed", variant: "danger" },
  no_changes: { label: "No changes", variant: "secondary" },
  cancelRequested: { label: "Cancelling", variant: "attention" },
  cancelled: { label: "Cancelled", variant: "secondary" },
};

/** What each turn was asked, did and cost, newest first. */
export function Turns() {
  return (
    <Loaded query={turnsQuery(useConversation().id)}>
      {({ rows, hasMore }) => <TurnList turns={rows} hasMore={hasMore} />}
    </Loaded>
  );
}

function TurnList({ turns, hasMore }: { turns: readonly Turn[]; hasMore: boolean }) {
  const entriesOf = Map.groupBy(useConversation().entries ?? [], ({ turnId }) => turnId ?? "");
  const others = entriesOf.get("") ?? [];
  return (
    <Stack gap="normal" className={styles.turns}>
      {turns.length === 0 && (
        <EmptyState icon={IterationsIcon} title="No turns">
          Nothing was asked of this conversation yet.
        </EmptyState>
      )}
      {others.length > 0 && (
        <Box>
          <h2>About the draft</h2>
          <Steps entries={others} />
        </Box>
      )}
      {turns.map((turn, index) => (
        <TurnBox
          key={turn.id}
          turn={turn}
          name={hasMore ? "Turn" : `Turn ${turns.length - index}`}
          entries={entriesOf.get(turn.id) ?? []}
        />
      ))}
      {hasMore && <p className={look.muted}>Only the newest turns are shown.</p>}
    </Stack>
  );
}

type TurnProps = { turn: Turn; name: string; entries: readonly Entry[] };

function TurnBox({ turn, name, entries }: TurnProps) {
  const { label, variant } = STATUSES[turn.status] ?? { label: turn.status, variant: "secondary" };
  const { body, changes } = parseAskedFor(turn.request);
  // The error and the steps that run are above.
  const shown = entries.filter(({ kind }) => kind !== "progress" && kind !== "error");
  return (
    <Box aria-label={name}>
      <Stack as="header" direction="horizontal" wrap="wrap" gap="condensed" align="center" className={styles.header}>
        <h2>{name}</h2>
        <Label variant={variant}>{label}</Label>
        <span className={look.muted}>
          {turn.createdAt && <RelativeTime time={turn.createdAt} />}
          {turn.retryCount > 0 && `, retried ${turn.retryCount === 1 ? "once" : `${turn.retryCount} times`}`}
        </span>
        {turn.status !== "error" && turn.status !== "running" && (
          <span className={styles.again}>
            <EditAgain turnId={turn.id} />
          </span>
        )}
      </Stack>
      {body !== undefined && <p className={styles.asked}>{body}</p>}
      {changes.length > 0 && <p className={look.muted}>Changes: {changes.join("; ")}</p>}
      {turn.errorMessage && (
        <div role="alert" className={look.problem}>
          <MarkdownText text={turn.errorMessage} />
        </div>
      )}
      {turn.status === "error" && (
        <Remedies entry={entries.findLast(({ kind }) => kind === "error") ?? { turnId: turn.id }} />
      )}
      {turn.status !== "running" && turn.steps && <StepTimes steps={turn.steps} hasFailed={turn.status === "error"} />}
      {shown.length > 0 && <Steps entries={shown} />}
      {shown.length === 0 && turn.status === "running" && <p className={look.muted}>Waiting for its first step.</p>}
    </Box>
  );
}

const Box = (props: ComponentProps<"section">) => (
  <Stack as="section" gap="condensed" padding="normal" className={look.frame} {...props} />
);

function Steps({ entries }: { entries: readonly Entry[] }) {
  return (
    <Stack as="ol" gap="normal" className={styles.steps}>
      {entries.map((entry) => (
        <Step key={entry.id} entry={entry} />
      ))}
    </Stack>
  );
}

type StepLook = { title: string; icon: Icon; isFolded?: true };

const KINDS: Readonly<Record<string, StepLook>> = {
  selection: { title: "Selected", icon: FilterIcon },
  account: { title: "Reason for each change", icon: ListUnorderedIcon },
  release: { title: "Release", icon: TagIcon },
  releaseNotes: { title: "Release notes", icon: NoteIcon, isFolded: true },
  links: { title: "Links", icon: LinkIcon },
  documentation: { title: "Documentation", icon: NoteIcon },
  diff: { title: "Diff", icon: FileDiffIcon },
  draft: { title: "Draft", icon: GitBranchIcon },
  pullRequest: { title: "Pull request's text", icon: GitPullRequestIcon, isFolded: true },
  pullRequestState: { title: "Pull request", icon: GitPullRequestIcon },
  dismissal: { title: "Dismissed", icon: CircleSlashIcon },
  published: { title: "Published", icon: TagIcon },
  model: { title: "Model usage", icon: CpuIcon },
  notice: { title: "Notice", icon: InfoIcon },
  notification: { title: "Notification", icon: CommentIcon },
  annotation: { title: "Reason", icon: CommentIcon },
  review: { title: "Review", icon: CheckCircleIcon },
  question: { title: "Question", icon: QuestionIcon },
  error: { title: "Error", icon: AlertIcon },
};

function Step({ entry }: { entry: Entry }) {
  const { title, icon: Visual, isFolded } = KINDS[entry.kind ?? ""] ?? { title: entry.kind, icon: InfoIcon };
  const hasFailed = entry.status === "error" || entry.kind === "error";
  return (
    <Stack as="li" direction="horizontal" gap="cozy" data-failed={hasFailed}>
      <Visual className={styles.icon} />
      <Stack.Item grow>
        {isFolded === true ? (
          <Folded title={title}>
            <MarkdownText text={entry.message ?? ""} />
          </Folded>
        ) : (
          <>
            <h3 className={styles.stepTitle}>{title}</h3>
            <StepText entry={entry} />
          </>
        )}
      </Stack.Item>
    </Stack>
  );
}

function StepText({ entry: { kind, message } }: { entry: Entry }) {
  const { id } = useConversation();
  if (kind !== "diff") return <MarkdownText text={message ?? ""} />;
  return (
    <AppLink to="/conversations/$id/files" params={{ id }} inline>
      See the files
    </AppLink>
  );
}
