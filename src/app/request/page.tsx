import { BookIcon, LockIcon } from "@primer/octicons-react";
import { Banner, Button } from "@primer/react";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { ChangeSelector } from "../../contract/change-selector.ts";
import { MAX_LINE_LENGTH, MAX_PROSE_LENGTH } from "../../contract/limits.ts";
import { Check, LinesControl, ProseControl, SelectControl, TextControl, toChoices } from "../forms/controls.tsx";
import { joinLines } from "../forms/lists.ts";
import { useChange } from "../forms/use-change.ts";
import { mayRequest } from "../shell/api/permissions.ts";
import { useMay } from "../shell/api/session.ts";
import { EmptyState, ErrorState, ListSkeleton, Page } from "../shell/controls/controls.tsx";
import {
  buildPreviewRequest,
  forgetTexts,
  nameRequest,
  type RequestForm,
  sendRequest,
  useRequestForm,
} from "./form.ts";
import styles from "./page.module.css";
import { Preview, usePreview } from "./preview.tsx";
import { buildChanges, findProblem, findSelectionField, type Problem, type RequestField } from "./search.ts";
import { WhatField } from "./what-field.tsx";

/** New request: what to document for which publication, with a preview of it. */
export function RequestPage() {
  const may = useMay();
  return (
    <Page title="New request">
      {mayRequest(may) ? (
        <Content />
      ) : (
        <EmptyState icon={LockIcon} title="You may not start work">
          An owner can give you the role maintainer.
        </EmptyState>
      )}
    </Page>
  );
}

function Content() {
  const form = useRequestForm();
  const { publications, isLoading, error, refetch } = form;
  if (publications === undefined && error !== null) return <ErrorState error={error} onRetry={refetch} />;
  if (publications === undefined || isLoading) return <ListSkeleton rows={5} />;
  if (publications.length > 0) return <Form form={form} />;
  return (
    <EmptyState icon={BookIcon} title="No publication yet">
      A publication says what is written, and from which repositories. Create one first.
    </EmptyState>
  );
}

function Form({ form }: { form: RequestForm }) {
  const { search, body, publication } = form;
  const element = useRef<HTMLFormElement>(null);
  const [wasSent, setWasSent] = useState(false);
  const changes = buildChanges(search);
  const lacks = "field" in changes ? changes : undefined;
  const asked = "field" in changes ? [] : changes;
  const preview = usePreview(lacks === undefined ? buildPreviewRequest(form, asked, body) : undefined);
  const missed = findMissed(preview, search);
  const sending = useSending(form, (field) => focusField(element.current, field));
  const refused = sending.problem;
  const problemOf = (field: RequestField): string | undefined => {
    if (refused?.field === field) return refused.text;
    if (missed?.field === field) return missed.text;
    if (!wasSent) return undefined;
    if (field === "publication" && publication === undefined) return "Choose a publication.";
    return lacks?.field === field ? lacks.text : undefined;
  };
  const submit = () => {
    setWasSent(true);
    const field = publication === undefined ? "publication" : (lacks ?? missed)?.field;
    if (field !== undefined) focusField(element.current, field);
    else sending.send(asked);
  };
  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={({ key, ctrlKey, metaKey }) => key === "Enter" && (ctrlKey || metaKey) && submit()}
    >
      <div className={styles.fields}>
        <PublicationField form={form} error={problemOf("publication")} />
        <RepositoryField form={form} />
        <WhatField form={form} problemOf={problemOf} />
        <BodyField form={form} error={problemOf("body")} usesModel={preview.data?.usesModel ?? true} />
        <LinksField form={form} />
        <StageField form={form} />
        <TitleField form={form} error={problemOf("title")} />
        {sending.failure !== undefined && (
          <Banner variant="critical" title="The request was not sent" description={sending.failure} role="alert" />
        )}
        <Actions isPending={sending.isPending} opens={search.opens === true} />
      </div>
      <div className={styles.aside}>
        <Preview query={preview} missing={explainNoPreview({ publication, lacks, missed })} />
      </div>
    </form>
  );
}

type Lacks = { publication: RequestForm["publication"]; lacks: Problem | undefined; missed: Problem | undefined };

function explainNoPreview({ publication, lacks, missed }: Lacks): string | undefined {
  if (lacks !== undefined) return lacks.text;
  if (publication === undefined) return "Choose a publication first.";
  return missed && "The repository does not have what is chosen.";
}

/** What the preview did not find in the repository. */
function findMissed(
  { data, isPlaceholderData }: ReturnType<typeof usePreview>,
  search: RequestForm["search"],
): Problem | undefined {
  const error = isPlaceholderData ? undefined : data?.error;
  const field = error == null ? undefined : findSelectionField(error.code, search);
  return field && { field, text: error?.message ?? "" };
}

function Actions({ isPending, opens }: { isPending: boolean; opens: boolean }) {
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary" loading={isPending}>
        {opens ? "Write and open a pull request" : "Write a draft"}
      </Button>
      <span className={styles.hint}>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd>
      </span>
    </div>
  );
}

/** Sends once; afterwards the page of the conversation follows. `onRefused` gets the field that the API refused. */
function useSending(form: RequestForm, onRefused: (field: RequestField) => void) {
  const navigate = useNavigate();
  const { mutate, error, isPending } = useChange({
    call: (changes: readonly ChangeSelector[]) => sendRequest(form, changes),
    resources: ["conversations"],
    done: "The request was sent.",
    onDone: (id) => {
      forgetTexts();
      void navigate({ to: "/conversations/$id", params: { id } });
    },
    hasForm: true,
  });
  const onError = (refusal: Error) => {
    const field = findProblem(refusal, form.search)?.field;
    if (field !== undefined) onRefused(field);
  };
  const problem = error === null ? undefined : findProblem(error, form.search);
  return {
    isPending,
    problem,
    failure: problem === undefined ? error?.message : undefined,
    send: (changes: readonly ChangeSelector[]) => {
      if (!isPending) mutate(changes, { onError });
    },
  };
}

function focusField(form: HTMLFormElement | null, field: RequestField): void {
  const inside = `[data-field="${field}"] :is(input, select, textarea, button)`;
  const control = form?.querySelector<HTMLElement>(`[data-path="${field}"], ${inside}`);
  control?.focus();
}

type FieldProps = { form: RequestForm; error?: string | undefined };

function PublicationField({ form: { publication, publications = [], change }, error }: FieldProps) {
  return (
    <SelectControl
      {...{ path: "publication", error }}
      label="Publication"
      required
      autoFocus={publication === undefined}
      none={publication === undefined ? "Choose a publication" : undefined}
      choices={toChoices(publications)}
      value={publication?.id ?? ""}
      onChange={(id) => change({ publication: id, source: undefined, ...NOTHING_PICKED })}
    />
  );
}

const NOTHING_PICKED = { from: undefined, to: undefined, picks: undefined };

/** Only where there are several: drafts for review of everything are about all of them. */
function RepositoryField({ form }: FieldProps) {
  const { repositories, chosen, picking, search, change } = form;
  const takesAll = search.what === undefined;
  if (repositories.length < 2 || (takesAll && search.opens !== true)) return null;
  return (
    <SelectControl
      path="source"
      label="Repository"
      none={takesAll ? `All ${repositories.length} repositories` : undefined}
      choices={toChoices(repositories)}
      value={(takesAll ? chosen : picking)?.id ?? ""}
      onChange={(id) => change({ source: id, ...NOTHING_PICKED })}
    />
  );
}

const ASK = "Context and wishes in your own words. Optional.";
const ASK_WITHOUT_MODEL =
  "Dates and numbers in it select commits, such as “the last week”. Wishes are not followed: no language model is set.";

function BodyField({ form: { body, setBody }, error, usesModel }: FieldProps & { usesModel: boolean }) {
  return (
    <ProseControl
      {...{ path: "body", error }}
      label="What to say"
      rows={4}
      maxLength={MAX_PROSE_LENGTH}
      placeholder={usesModel ? "Mention the new export first." : "Write about the last week."}
      caption={usesModel ? ASK : ASK_WITHOUT_MODEL}
      value={body}
      onChange={(text = "") => setBody(text)}
    />
  );
}

function LinksField({ form: { links, setLinks } }: FieldProps) {
  return (
    <LinesControl
      path="relevantLinks"
      label="Links"
      caption="Issues, pull requests or pages to read, one a line. Optional."
      value={links}
      onChange={(lines) => setLinks(joinLines(lines))}
    />
  );
}

function StageField({ form: { search, change } }: FieldProps) {
  return (
    <Check
      label="Review the draft before a pull request is opened"
      caption="The draft is staged on a branch until somebody publishes it."
      value={search.opens !== true}
      onChange={(isStaged) => change({ opens: isStaged ? undefined : true })}
    />
  );
}

/** Staged drafts and those of several repositories are named after the publication. */
function TitleField({ form, error }: FieldProps) {
  const { source, title, setTitle } = form;
  if (source === undefined) return null;
  return (
    <TextControl
      {...{ path: "title", error }}
      label="Title of the pull request"
      maxLength={MAX_LINE_LENGTH}
      placeholder={nameRequest(form)}
      value={title}
      onChange={(text = "") => setTitle(text)}
    />
  );
}
