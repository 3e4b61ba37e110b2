import { CircleSlashIcon, PeopleIcon, PersonIcon } from "@primer/octicons-react";
import { ActionList } from "@primer/react";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";
import type { Conversation } from "../../contract/resources/conversations.ts";
import { useMay, useSession } from "../shell/api/session.ts";
import { type Asked, useAssign } from "./assign.ts";
import { statusesOf } from "./queries.ts";

const Dialogs = lazyRouteComponent(() => import("./dialogs.tsx"), "InboxDialog");

export function AskedDialog({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  return <Suspense>{asked && <Dialogs asked={asked} onClose={onClose} />}</Suspense>;
}

/** Whether its draft waits for a person. */
export const isWaiting = ({ status }: Conversation) => Object.hasOwn(statusesOf("waiting"), status);

type ItemsProps = { conversation: Conversation; onAsk: (asked: Asked) => void };

/** The items of a menu for those who may update the conversation. */
export function InboxItems({ conversation, onAsk }: ItemsProps) {
  const { user } = useSession();
  const may = useMay();
  const assign = useAssign();
  const { id } = conversation;
  const isOwn = conversation.assigneeId === user.id;
  return (
    <>
      <ActionList.Item onSelect={() => assign.mutate({ id, userId: isOwn ? null : user.id })}>
        <ActionList.LeadingVisual>
          <PersonIcon />
        </ActionList.LeadingVisual>
        {isOwn ? "Unassign me" : "Assign to me"}
      </ActionList.Item>
      {may("user:list") && (
        <ActionList.Item onSelect={() => onAsk({ what: "assign", conversation })}>
          <ActionList.LeadingVisual>
            <PeopleIcon />
          </ActionList.LeadingVisual>
          Assign…
        </ActionList.Item>
      )}
      {isWaiting(conversation) && (
        <ActionList.Item variant="danger" onSelect={() => onAsk({ what: "dismiss", conversation })}>
          <ActionList.LeadingVisual>
            <CircleSlashIcon />
          </ActionList.LeadingVisual>
          Dismiss…
        </ActionList.Item>
      )}
    </>
  );
}
