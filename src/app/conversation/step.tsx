import {
  AlertIcon,
  ChevronDownIcon,
  CommentIcon,
  CpuIcon,
  FileDiffIcon,
  FilterIcon,
  GitBranchIcon,
  GitPullRequestIcon,
  type Icon,
  InfoIcon,
  LinkIcon,
  ListUnorderedIcon,
  NoteIcon,
  QuestionIcon,
} from "@primer/octicons-react";
import { Details as Folded } from "@primer/react";
import type { Entry } from "../../contract/conversations.ts";
import { AppLink } from "../shell/links.ts";
import { useConversation } from "./conversation.ts";
import { MarkdownText } from "./markdown.tsx";
import styles from "./turns.module.css";

type Look = { title: string; icon: Icon; isFolded?: true };

const KINDS: Readonly<Record<string, Look>> = {
  selection: { title: "Selected", icon: FilterIcon },
  account: { title: "Reason for each change", icon: ListUnorderedIcon },
  releaseNotes: { title: "Release notes", icon: NoteIcon, isFolded: true },
  links: { title: "Links", icon: LinkIcon },
  documentation: { title: "Documentation", icon: NoteIcon },
  diff: { title: "Diff", icon: FileDiffIcon },
  draft: { title: "Draft", icon: GitBranchIcon },
  pullRequest: { title: "Pull request's text", icon: GitPullRequestIcon, isFolded: true },
  pullRequestState: { title: "Pull request", icon: GitPullRequestIcon },
  model: { title: "Model usage", icon: CpuIcon },
  notice: { title: "Notice", icon: InfoIcon },
  notification: { title: "Notification", icon: CommentIcon },
  annotation: { title: "Reason", icon: CommentIcon },
  question: { title: "Question", icon: QuestionIcon },
  error: { title: "Error", icon: AlertIcon },
};

/** One step of a turn, with what it found or wrote. */
export function Step({ entry }: { entry: Entry }) {
  const { title, icon: Visual, isFolded } = KINDS[entry.kind ?? ""] ?? { title: entry.kind, icon: InfoIcon };
  const hasFailed = entry.status === "error" || entry.kind === "error";
  return (
    <li className={styles.step} data-failed={hasFailed}>
      <Visual className={styles.icon} />
      <div className={styles.stepText}>
        {isFolded === true ? (
          <Folded>
            <Folded.Summary className={styles.summary}>
              {title} <ChevronDownIcon />
            </Folded.Summary>
            <MarkdownText text={entry.message ?? ""} />
          </Folded>
        ) : (
          <>
            <h3 className={styles.stepTitle}>{title}</h3>
            <StepText entry={entry} />
          </>
        )}
      </div>
    </li>
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
