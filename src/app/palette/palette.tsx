import { BookIcon, PlusIcon } from "@primer/octicons-react";
import { Dialog } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { type NavigateOptions, useNavigate } from "@tanstack/react-router";
import { Command } from "cmdk";
import { type ReactNode, useRef, useState } from "react";
import { publicationChoices, searchQuery } from "../conversations/queries.ts";
import { StatusIcon } from "../conversations/status.tsx";
import { mayRequest } from "../shell/api/permissions.ts";
import { useMay, useMayOnAll } from "../shell/api/session.ts";
import styles from "./palette.module.css";

type Entry = { target: NavigateOptions; id?: string; label: string; icon: ReactNode; hint?: string | null };
type PaletteProps = { pages: readonly Entry[]; onClose: () => void };

const idOf = ({ id, label }: Entry) => id ?? label;

/** Finds pages, actions, publications and conversations by words, and goes there. */
export function Palette({ pages, onClose }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const navigate = useNavigate();
  const { groups, isFetching } = useFound(text.trim(), pages);
  const ids = groups.flatMap(([, entries]) => entries.map(idOf));
  // What is found changes after the words do.
  const value = ids.includes(chosen) ? chosen : ids[0];
  const go = ({ target }: Entry) => {
    onClose();
    void navigate(target);
  };
  return (
    <Dialog title="Go to" width="large" align="top" {...{ onClose, initialFocusRef: input, className: styles.palette }}>
      <Command label="Go to" shouldFilter={false} loop value={value} onValueChange={setChosen}>
        <Command.Input ref={input} placeholder="Search or go to…" value={text} onValueChange={setText} />
        <Command.List label="Found">
          {!isFetching && <Command.Empty>Nothing matches.</Command.Empty>}
          {groups.map(([heading, entries]) => (
            <Command.Group key={heading} heading={heading}>
              {entries.map((entry) => (
                <Command.Item key={idOf(entry)} value={idOf(entry)} onSelect={() => go(entry)}>
                  {entry.icon}
                  {entry.label}
                  <small>{entry.hint}</small>
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}

const MAX_PUBLICATIONS = 8;

function useFound(words: string, pages: readonly Entry[]) {
  const may = useMay();
  const mayRead = (resource: "conversation" | "publication") => may(`${resource}:list`) || may(`${resource}:get`);
  const { data: found, isFetching } = useQuery({ ...searchQuery(words), enabled: mayRead("conversation") });
  const { data: known } = useQuery({ ...publicationChoices, enabled: mayRead("publication") });
  const conversations = found?.conversations.map((one): Entry => {
    const target: NavigateOptions = { to: "/conversations/$id", params: { id: one.id } };
    const [label, icon] = [one.title || "Untitled", <StatusIcon key="icon" conversation={one} />];
    return { target, id: one.id, label, icon, hint: one.publicationName ?? null };
  });
  const publications = known?.publications.map(({ id, name }): Entry => {
    return { target: { to: "/publications/$id", params: { id } }, id, label: name, icon: <BookIcon /> };
  });
  const matching = (entries: readonly Entry[]) =>
    entries.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
  const groups: [string, readonly Entry[]][] = [
    ["Conversations", conversations ?? []],
    ["Pages", matching(pages)],
    ["Actions", matching(useActions())],
    ["Publications", matching(publications ?? []).slice(0, MAX_PUBLICATIONS)],
  ];
  return { groups: groups.filter(([, entries]) => entries.length > 0), isFetching };
}

function useActions(): Entry[] {
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
  return actions.flatMap(([isAllowed, label, to]) => (isAllowed ? { label, target: { to }, icon: <PlusIcon /> } : []));
}
