import {
  AlertIcon,
  CircleSlashIcon,
  GitMergeIcon,
  GitPullRequestClosedIcon,
  GitPullRequestDraftIcon,
  GitPullRequestIcon,
  type Icon,
  QuestionIcon,
  SyncIcon,
} from "@primer/octicons-react";
import { Label, type LabelColorOptions } from "@primer/react";
import { isKnownStatus, type KnownStatus, STATUSES } from "./filters.ts";
import styles from "./status.module.css";

type Look = { icon: Icon; variant: LabelColorOptions };

const LOOKS: Readonly<Record<KnownStatus, Look>> = {
  running: { icon: SyncIcon, variant: "attention" },
  staged: { icon: GitPullRequestDraftIcon, variant: "accent" },
  open: { icon: GitPullRequestIcon, variant: "success" },
  needsAttention: { icon: AlertIcon, variant: "severe" },
  merged: { icon: GitMergeIcon, variant: "done" },
  closed: { icon: GitPullRequestClosedIcon, variant: "danger" },
  cancelled: { icon: CircleSlashIcon, variant: "secondary" },
};
// A later version of the service may have others.
const UNKNOWN: Look = { icon: QuestionIcon, variant: "secondary" };

const lookOf = (status: string) => (isKnownStatus(status) ? LOOKS[status] : UNKNOWN);

/** The status of a conversation, beside its {@link StatusLabel}: only for the eye. */
export function StatusIcon({ status }: { status: string }) {
  const { icon: Visual, variant } = lookOf(status);
  return (
    <span className={styles.icon} data-variant={variant} data-status={status}>
      <Visual />
    </span>
  );
}

/** The status of a conversation in words. */
export function StatusLabel({ status }: { status: string }) {
  return <Label variant={lookOf(status).variant}>{isKnownStatus(status) ? STATUSES[status] : status}</Label>;
}
