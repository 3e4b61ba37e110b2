import { BrowserIcon } from "@primer/octicons-react";
import { Label } from "@primer/react";
import { getRouteApi } from "@tanstack/react-router";
import type { Session } from "../../contract/resources/sessions.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { api } from "../shell/api/api.ts";
import { useSession } from "../shell/api/session.ts";
import { EmptyState } from "../shell/controls/controls.tsx";
import { ListRow, RecordList, RowFacts, RowTime } from "../shell/controls/list.tsx";
import { SectionPage } from "../shell/controls/tabs.tsx";
import { sessionsQuery } from "./queries.ts";
import { nameBrowser } from "./user-agent.ts";

const route = getRouteApi("/signed-in/settings/sessions");

/** Where the caller is signed in; for who may update users where everyone is. */
export function SessionsPage() {
  const empty = (
    <EmptyState icon={BrowserIcon} title="No sessions">
      Browsers that are signed in appear here.
    </EmptyState>
  );
  return (
    <SectionPage section="Settings" title="Sessions">
      <RecordList label="Sessions" query={sessionsQuery(route.useSearch())} empty={empty}>
        {({ sessions }) => sessions.map((session) => <SessionRow key={session.id} session={session} />)}
      </RecordList>
    </SectionPage>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { id, userId, userName, userAgent, isCurrent, createdAt, usedAt, expiresAt } = session;
  const { user } = useSession();
  const browser = nameBrowser(userAgent);
  const end = (
    <ConfirmButton
      label="Revoke"
      describedAs={`Revoke the session of ${browser}`}
      title="Revoke this session?"
      size="small"
      change={{ call: () => api.sessions.delete({ id }), resources: ["sessions"], done: "Ended the session" }}
    >
      <span>
        {browser} is signed out{userId === user.id ? "" : `, where ${userName} is signed in`}.
      </span>
    </ConfirmButton>
  );
  const title = (
    <>
      <span title={userAgent}>{browser}</span>
      {isCurrent && <Label variant="success">This browser</Label>}
    </>
  );
  return (
    // The menu of the user ends the session of this browser.
    <ListRow id={id} icon={BrowserIcon} title={title} actions={isCurrent ? undefined : end}>
      <RowFacts>
        {userId !== user.id && <span>{userName}</span>}
        <RowTime label="Signed in" time={createdAt} />
        <RowTime label="Last used" time={usedAt} />
        <RowTime label="Ends" time={expiresAt} />
      </RowFacts>
    </ListRow>
  );
}
