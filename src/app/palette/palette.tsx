import { BookIcon, type Icon, PlusIcon } from "@primer/octicons-react";
import { Dialog } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type LinkProps, type NavigateOptions, useNavigate } from "@tanstack/react-router";
import { Command } from "cmdk";
import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import { publicationChoices } from "../conversations/queries.ts";
import { StatusIcon } from "../conversations/status.tsx";
import { api } from "../shell/api/api.ts";
import { mayRequest } from "../shell/api/permissions.ts";
import { readQuery } from "../shell/api/queries.ts";
import { useMay, useMayOnAll } from "../shell/api/session.ts";
import styles from "./palette.module.css";

type Entry = { label: string; to: LinkProps["to"]; icon: Icon };
type PaletteProps = { pages: readonly Entry[]; onClose: () => void };

const MAX_FOUND = 8;

/** Finds pages, actions, publications and conversations by words, and goes there. */
export function Palette({ pages, onClose }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const words = useDeferredValue(text.trim());
  const may = useMay();
  const actions = useActions();
  const navigate = useNavigate();
  const { data: found, isFetching } = useQuery({
    ...readQuery(["conversations", "list", { words }], api.conversations.list, {
      ...{ query: words, pageSize: MAX_FOUND, entries: false },
    }),
    enabled: may("conversation:list") || may("conversation:get"),
    placeholderData: keepPreviousData,
  });
  const { data: known } = useQuery({
    ...publicationChoices,
    enabled: may("publication:list") || may("publication:get"),
  });
  const matches = (name: string) => name.toLowerCase().includes(words.toLowerCase());
  const publications = known?.publications.filter(({ name }) => words !== "" && matches(name)) ?? [];
  const go = (target: NavigateOptions) => {
    onClose();
    void navigate(target);
  };
  const item = ({ label, to, icon: Visual }: Entry) => (
    <Command.Item key={label} value={label} onSelect={() => go({ to })}>
      <Visual />
      {label}
    </Command.Item>
  );
  const group = (heading: string, items: readonly ReactNode[] = []) =>
    items.length > 0 && <Command.Group heading={heading}>{items}</Command.Group>;
  return (
    <Dialog
      title="Go to"
      width="xlarge"
      align="top"
      onClose={onClose}
      initialFocusRef={input}
      className={styles.palette}
    >
      <Command label="Go to" shouldFilter={false} loop>
        <Command.Input ref={input} placeholder="Search or go to…" value={text} onValueChange={setText} />
        <Command.List label="Found">
          {!isFetching && <Command.Empty>Nothing matches.</Command.Empty>}
          {group(
            "Conversations",
            found?.conversations.map((conversation) => (
              <Command.Item
                key={conversation.id}
                value={conversation.id}
                onSelect={() => go({ to: "/conversations/$id", params: { id: conversation.id } })}
              >
                <StatusIcon conversation={conversation} />
                <span>{conversation.title || "Untitled"}</span>
                <span className={styles.hint}>{conversation.publicationName}</span>
              </Command.Item>
            )),
          )}
          {group("Pages", pages.filter(({ label }) => matches(label)).map(item))}
          {group("Actions", actions.filter(({ label }) => matches(label)).map(item))}
          {group(
            "Publications",
            publications.slice(0, MAX_FOUND).map(({ id, name }) => (
              <Command.Item key={id} value={id} onSelect={() => go({ to: "/publications/$id", params: { id } })}>
                <BookIcon />
                {name}
              </Command.Item>
            )),
          )}
        </Command.List>
      </Command>
    </Dialog>
  );
}

/** Those that the caller may do. */
function useActions(): readonly Entry[] {
  const may = useMay();
  const mayOnAll = useMayOnAll();
  const actions = [
    [mayRequest(may), "New request", "/requests/new"],
    [mayOnAll("publication:create"), "New publication", "/publications/new"],
    [mayOnAll("connection:create"), "New connection", "/connections/new"],
    [mayOnAll("instruction:create"), "New instruction", "/library/new"],
    [mayOnAll("user:create"), "Invite a user", "/users/new"],
    [true, "New API key", "/settings/keys/new"],
  ] as const;
  return actions.flatMap(([isAllowed, label, to]) => (isAllowed ? { label, to, icon: PlusIcon } : []));
}
