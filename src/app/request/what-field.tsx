import { FormControl, Radio, RadioGroup, Text } from "@primer/react";
import { CommitPicker } from "./commit-picker.tsx";
import type { RequestForm } from "./form.ts";
import styles from "./page.module.css";
import { isWhat, type RequestField, WHATS, type What } from "./search.ts";
import { TagPicker } from "./tag-picker.tsx";

type WhatProps = { form: RequestForm; problemOf: (field: RequestField) => string | undefined };

const CAPTIONS: Readonly<Record<What, string>> = {
  last: "Or the commits that your text names, such as “the last week”.",
  tags: "Everything after one tag, up to another or the newest commit.",
  commits: "Exactly the commits that you pick.",
  pullRequests: "Merged pull requests that you pick, with all their commits.",
};

/** What to document, with the tags or commits to pick from below the choice. */
export function WhatField({ form, problemOf }: WhatProps) {
  const { search, change, picking, publication } = form;
  const { what: chosen = "last" } = search;
  return (
    <div className={styles.what}>
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
        <Text className={styles.hint}>
          {publication === undefined
            ? "Choose a publication first."
            : "You may not see repositories of this publication."}
        </Text>
      )}
      {chosen === "tags" && picking !== undefined && (
        <Tags form={form} repositoryId={picking.id} problem={problemOf("tags")} />
      )}
      {(chosen === "commits" || chosen === "pullRequests") && picking !== undefined && (
        <div data-field="picks">
          <CommitPicker
            key={`${picking.id} ${chosen}`}
            what={chosen}
            repositoryId={picking.id}
            picks={search.picks}
            onChange={(picks) => change({ picks })}
          />
          <Fault text={problemOf("picks")} />
        </div>
      )}
    </div>
  );
}

/** Picks of commits are no picks of pull requests. */
function choose(what: What) {
  return { what: what === "last" ? undefined : what, picks: undefined };
}

type TagsProps = { form: RequestForm; repositoryId: string; problem: string | undefined };

function Tags({ form: { search, change }, repositoryId, problem }: TagsProps) {
  const isInvalid = problem !== undefined;
  const common = { repositoryId, isInvalid };
  return (
    <div data-field="tags">
      <div className={styles.tags}>
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
      </div>
      <Fault text={problem} />
    </div>
  );
}

function Fault({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className={styles.fault}>
      {text}
    </p>
  );
}
