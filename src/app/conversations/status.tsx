import {
  AlertIcon,
  CheckCircleIcon,
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
import listStyles from "../shell/controls/list.module.css";
import { type Ended, nameStatus, type ShownStatus, selectShownStatus } from "./queries.ts";
import styles from "./status.module.css";

type Look = { icon: Icon; variant: LabelColorOptions };

const LOOKS: Readonly<Record<ShownStatus, Look>> = {
  running: { icon: SyncIcon, variant: "attention" },
  staged: { icon: GitPullRequestDraftIcon, variant: "accent" },
  open: { icon: GitPullRequestIcon, variant: "success" },
  needsAttention: { icon: AlertIcon, variant: "severe" },
  merged: { icon: GitMergeIcon, variant: "done" },
  closed: { icon: GitPullRequestClosedIcon, variant: "danger" },
  cancelled: { icon: CircleSlashIcon, variant: "secondary" },
  unchanged: { icon: CheckCircleIcon, variant: "secondary" },
  dismissed: { icon: CircleSlashIcon, variant: "secondary" },
  summarized: { icon: CheckCircleIcon, variant: "secondary" },
};
// A later version of the service may have others.
const UNKNOWN: Look = { icon: QuestionIcon, variant: "secondary" };

const lookOf = (shown: string) => (Object.hasOwn(LOOKS, shown) ? LOOKS[shown as ShownStatus] : UNKNOWN);

/** The status of a conversation, beside its {@link StatusLabel}: only for the eye. */
export function StatusIcon({ conversation }: { conversation: Ended }) {
  const { icon: Visual, variant } = lookOf(selectShownStatus(conversation));
  const fill = `var(--fgColor-${variant === "secondary" ? "muted" : variant})`;
  return (
    <span className={listStyles.icon}>
      <Visual fill={fill} {...(conversation.status === "running" && { className: styles.running })} />
    </span>
  );
}

/** The status of a conversation in words. */
export function StatusLabel({ conversation }: { conversation: Ended }) {
  const shown = selectShownStatus(conversation);
  return <Label variant={lookOf(shown).variant}>{nameStatus(shown)}</Label>;
}
