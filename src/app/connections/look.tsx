import {
  CommentDiscussionIcon,
  HashIcon,
  type Icon,
  IssueOpenedIcon,
  MarkGithubIcon,
  NoteIcon,
  PlugIcon,
  RepoIcon,
  ServerIcon,
} from "@primer/octicons-react";
import { Label } from "@primer/react";
import type { ConnectionType } from "../../contract/resources/connections/connections.ts";
import { isKnownType } from "./kinds.ts";
import { type Checked, STATES, selectState } from "./queries.ts";

const ICONS: Readonly<Record<ConnectionType, Icon>> = {
  codehostApp: MarkGithubIcon,
  codehostbApp: ServerIcon,
  codehostRepo: RepoIcon,
  tracker: IssueOpenedIcon,
  notesTool: NoteIcon,
  chatApp: CommentDiscussionIcon,
  chatChannel: HashIcon,
};

export const iconOf = (type: string | null | undefined): Icon => (isKnownType(type) ? ICONS[type] : PlugIcon);

const VARIANTS = { healthy: "success", unhealthy: "danger", paused: "secondary" } as const;

/** The health of a connection or publication. */
export function StateLabel({ of }: { of: Checked }) {
  const state = selectState(of);
  return <Label variant={VARIANTS[state]}>{STATES[state]}</Label>;
}
