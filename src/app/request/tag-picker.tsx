import { GitCommitIcon, TagIcon, TriangleDownIcon } from "@primer/octicons-react";
import { Button, SelectPanel } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { renderRelativeTime } from "../shell/relative-time.ts";
import { tagsQuery } from "./queries.ts";

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
export function TagPicker({
  label,
  repositoryId,
  value,
  placeholder,
  isOptional = false,
  isInvalid,
  onChange,
}: PickerProps) {
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
      onSelectedChange={(item: { id?: string | number } | undefined) =>
        onChange(item?.id ? String(item.id) : undefined)
      }
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
