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
import type { Connection, ConnectionType } from "../../contract/connections.ts";
import { isKnownType } from "./kinds.ts";
import { type ConnectionState, STATES, selectState } from "./search.ts";

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

export function StateLabel({ state }: { state: ConnectionState }) {
  return <Label variant={VARIANTS[state]}>{STATES[state]}</Label>;
}

export function ConnectionStateLabel({ connection }: { connection: Connection }) {
  return <StateLabel state={selectState(connection)} />;
}
