import { CircleSlashIcon, PeopleIcon, PersonIcon } from "@primer/octicons-react";
import { ActionList, ActionMenu } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";
import type { Conversation } from "../../contract/resources/conversations.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { useMay, useSession } from "../shell/api/session.ts";
import { MenuItem } from "../shell/controls/controls.tsx";
import type { AskedProps } from "./dialogs.tsx";
import { statusesOf, userChoices } from "./queries.ts";

const Dialog = lazyRouteComponent(() => import("./dialogs.tsx"), "AskedDialog");

export type Asked = AskedProps["asked"] | undefined;

/** The dialog that was asked for. */
export function LazyDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  return <Suspense>{asked && <Dialog {...{ asked, onClose }} />}</Suspense>;
}

/** Whether its draft waits for a person. */
export const isWaiting = ({ status }: Conversation) => Object.hasOwn(statusesOf("waiting"), status);

/** Null takes the assignee away. */
export function useAssign() {
  return useChange({
    call: (input: { id: string; userId: string | null }) => api.conversations.assign(input),
    resources: ["conversations"],
    done: ({ assigneeId, assigneeName }) => (assigneeId ? `Assigned to ${assigneeName ?? "someone"}.` : "Unassigned."),
  });
}

type ItemsProps = { conversation: Conversation; onDismiss: (conversation: Conversation) => void };

/** The items of a menu for those who may update the conversation. */
export function InboxItems({ conversation, onDismiss }: ItemsProps) {
  const { id, assigneeId } = conversation;
  const { user } = useSession();
  const mayList = useMay()("user:list");
  const { data } = useQuery({ ...userChoices, enabled: mayList });
  const { mutate } = useAssign();
  const isOwn = assigneeId === user.id;
  return (
    <>
      <MenuItem icon={PersonIcon} onSelect={() => mutate({ id, userId: isOwn ? null : user.id })}>
        {isOwn ? "Unassign me" : "Assign to me"}
      </MenuItem>
      {mayList && (
        <ActionMenu>
          <ActionMenu.Anchor>
            <MenuItem icon={PeopleIcon}>Assign to</MenuItem>
          </ActionMenu.Anchor>
          <ActionMenu.Overlay maxHeight="medium" overflow="auto">
            <ActionList selectionVariant="single">
              {[{ id: null, name: "No assignee" }, ...(data?.users ?? [])].map(({ id: userId, name }) => (
                <ActionList.Item
                  key={userId}
                  selected={userId === (assigneeId ?? null)}
                  onSelect={() => mutate({ id, userId })}
                >
                  {name}
                </ActionList.Item>
              ))}
            </ActionList>
          </ActionMenu.Overlay>
        </ActionMenu>
      )}
      {isWaiting(conversation) && (
        <MenuItem icon={CircleSlashIcon} variant="danger" onSelect={() => onDismiss(conversation)}>
          Dismiss…
        </MenuItem>
      )}
    </>
  );
}
