import { GitCommitIcon, TagIcon, TriangleDownIcon } from "@primer/octicons-react";
import { Button, FormControl, Radio, RadioGroup, SelectPanel, Stack } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Refusal } from "../forms/form.tsx";
import { useFormField } from "../forms/save-form.ts";
import look from "../shell/look.module.css";
import { renderRelativeTime } from "../shell/relative-time.ts";
import { CommitPicker } from "./commit-picker.tsx";
import { type RequestForm, tagsQuery } from "./form.ts";
import { isWhat, WHATS, type What } from "./search.ts";

type WhatProps = {
  form: RequestForm;
  /** What is to be chosen yet, which is said once the form is sent. */
  lacks: string | undefined;
  /** What the repository does not have. */
  missed: string | undefined;
};

const CAPTIONS: Readonly<Record<What, string>> = {
  last: "Or the commits that your text names, such as “the last week”.",
  tags: "Everything after one tag, up to another or the newest commit.",
  commits: "Exactly the commits that you pick.",
  pullRequests: "Merged pull requests that you pick, with all their commits.",
};

/** What to document, with the tags or commits to pick from below the choice. */
export function WhatField({ form, lacks, missed }: WhatProps) {
  const { search, change, picking, publication } = form;
  const { what: chosen = "last" } = search;
  const { error } = useFormField("changes", () => lacks ?? missed);
  const problem = error ?? missed;
  const isInvalid = problem !== undefined;
  return (
    <Stack gap="cozy">
      <RadioGroup name="what" onChange={(value) => isWhat(value) && change(choose(value))}>
        <RadioGroup.Label>What to document</RadioGroup.Label>
        {Object.entries(WHATS).map(([what, label]) => (
          <FormControl key={what}>
            <Radio value={what} checked={what === chosen} />
            <FormControl.Label>{label}</FormControl.Label>
            <FormControl.Caption>{isWhat(what) && CAPTIONS[what]}</FormControl.Caption>
          </FormControl>
        ))}
      </RadioGroup>
      {chosen !== "last" && picking === undefined && (
        <span className={look.small}>
          {publication === undefined
            ? "Choose a publication first."
            : "You may not see repositories of this publication."}
        </span>
      )}
      {chosen === "tags" && picking !== undefined && <Tags {...{ form, isInvalid }} repositoryId={picking.id} />}
      {(chosen === "commits" || chosen === "pullRequests") && picking !== undefined && (
        <CommitPicker
          key={`${picking.id} ${chosen}`}
          what={chosen}
          repositoryId={picking.id}
          picks={search.picks}
          isInvalid={isInvalid}
          onChange={(picks) => change({ picks })}
        />
      )}
      <Refusal>{problem}</Refusal>
    </Stack>
  );
}

/** Picks of commits are no picks of pull requests. */
function choose(what: What) {
  return { what: what === "last" ? undefined : what, picks: undefined };
}

type TagsProps = { form: RequestForm; repositoryId: string; isInvalid: boolean };

function Tags({ form: { search, change }, ...common }: TagsProps) {
  return (
    <Stack direction="horizontal" wrap="wrap" gap="condensed" align="center">
      <TagPicker
        {...common}
        label="After"
        placeholder="Choose a tag"
        value={search.from}
        onChange={(from) => change({ from })}
      />
      <span aria-hidden="true">→</span>
      <TagPicker
        {...common}
        label="Up to"
        placeholder="Newest commit"
        isOptional
        value={search.to}
        onChange={(to) => change({ to })}
      />
    </Stack>
  );
}

type PickerProps = {
  label: string;
  repositoryId: string;
  value: string | undefined;
  /** What no tag means. */
  placeholder: string;
  /** Whether no tag can be chosen. */
  isOptional?: boolean;
  isInvalid: boolean;
  onChange: (tag: string | undefined) => void;
};

/** A button that opens a list of tags, newest first, with a filter. */
function TagPicker({ label, repositoryId, value, placeholder, isOptional = false, isInvalid, onChange }: PickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const { data, error, isFetching } = useQuery({
    ...tagsQuery(repositoryId, useDeferredValue(text.trim())),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const now = new Date();
  const items = (data?.tags ?? []).map(({ name, createdAt }) => {
    return { id: name, text: `${name} · ${renderRelativeTime(new Date(createdAt), now)}` };
  });
  return (
    <SelectPanel
      title={label}
      placeholderText="Filter tags"
      inputLabel="Filter tags"
      open={isOpen}
      onOpenChange={(opens) => setOpen(opens)}
      loading={data === undefined && error === null}
      items={[
        ...(isOptional && text === "" ? [{ id: "", text: placeholder, leadingVisual: GitCommitIcon }] : []),
        ...items.map((item) => ({ ...item, leadingVisual: TagIcon })),
      ]}
      selected={value === undefined && !isOptional ? undefined : { id: value ?? "", text: value ?? placeholder }}
      onSelectedChange={(item: { id?: string | number } | undefined) => {
        // The panel's own close is lost where its list is drawn again meanwhile.
        setOpen(false);
        onChange(item?.id ? String(item.id) : undefined);
      }}
      onFilterChange={setText}
      overlayProps={{ width: "medium", height: "medium" }}
      renderAnchor={({ children: _, ...anchor }) => (
        <Button
          {...anchor}
          aria-label={`${label}: ${value ?? placeholder}`}
          aria-invalid={isInvalid}
          leadingVisual={TagIcon}
          trailingAction={TriangleDownIcon}
        >
          {value ?? placeholder}
        </Button>
      )}
      {...(error !== null && { message: { variant: "error", title: "Tags could not be read", body: error.message } })}
      {...(error === null &&
        data !== undefined &&
        items.length === 0 &&
        !isFetching && {
          message: {
            variant: "empty",
            title: text === "" ? "No tags yet" : "No tag matches",
            body: text === "" ? "This repository has no tags." : "Try another part of the name.",
          },
        })}
    />
  );
}
