import { BookIcon, LockIcon } from "@primer/octicons-react";
import { Banner, Button, Checkbox, FormControl, Select, Textarea, TextInput } from "@primer/react";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { ChangeSelector } from "../../contract/change-selector.ts";
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
          An administrator can give you the role editor.
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
        <PublicationField form={form} problem={problemOf("publication")} />
        <RepositoryField form={form} />
        <WhatField form={form} problemOf={problemOf} />
        <TextField form={form} problem={problemOf("body")} usesModel={preview.data?.usesModel ?? true} />
        <StageField form={form} />
        <TitleField form={form} problem={problemOf("title")} />
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
  const control = form?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select, textarea, button)`);
  control?.focus();
}

type FieldProps = { form: RequestForm; problem?: string | undefined };

function PublicationField({ form, problem }: FieldProps) {
  const { publication, publications = [], change } = form;
  return (
    <div data-field="publication">
      <FormControl required>
        <FormControl.Label>Publication</FormControl.Label>
        <Select
          block
          autoFocus={publication === undefined}
          value={publication?.id ?? ""}
          validationStatus={problem === undefined ? undefined : "error"}
          onChange={({ target }) =>
            change({ publication: target.value, source: undefined, from: undefined, to: undefined, picks: undefined })
          }
        >
          <Select.Option value="" disabled>
            Choose a publication
          </Select.Option>
          {publications.map(({ id, name }) => (
            <Select.Option key={id} value={id}>
              {name}
            </Select.Option>
          ))}
        </Select>
        {problem !== undefined && <FormControl.Validation variant="error">{problem}</FormControl.Validation>}
      </FormControl>
    </div>
  );
}

/** Only where there are several: drafts for review of everything are about all of them. */
function RepositoryField({ form }: FieldProps) {
  const { repositories, chosen, picking, search, change } = form;
  const takesAll = search.what === undefined;
  if (repositories.length < 2 || (takesAll && search.opens !== true)) return null;
  return (
    <FormControl>
      <FormControl.Label>Repository</FormControl.Label>
      <Select
        block
        value={(takesAll ? chosen : picking)?.id ?? ""}
        onChange={({ target: { value } }) =>
          change({ source: value || undefined, from: undefined, to: undefined, picks: undefined })
        }
      >
        {takesAll && <Select.Option value="">All {String(repositories.length)} repositories</Select.Option>}
        {repositories.map(({ id, name }) => (
          <Select.Option key={id} value={id}>
            {name}
          </Select.Option>
        ))}
      </Select>
    </FormControl>
  );
}

const MAX_BODY = 100_000;

const ASK = "Context and wishes in your own words. Optional.";
const ASK_WITHOUT_MODEL =
  "Dates and numbers in it select commits, such as “the last week”. Wishes are not followed: no language model is set.";

function TextField({ form: { body, setBody }, problem, usesModel }: FieldProps & { usesModel: boolean }) {
  return (
    <div data-field="body">
      <FormControl>
        <FormControl.Label>What to say</FormControl.Label>
        <Textarea
          block
          rows={4}
          resize="vertical"
          maxLength={MAX_BODY}
          value={body}
          placeholder={usesModel ? "Mention the new export first." : "Write about the last week."}
          onChange={({ target }) => setBody(target.value)}
        />
        {problem !== undefined && <FormControl.Validation variant="error">{problem}</FormControl.Validation>}
        <FormControl.Caption>{usesModel ? ASK : ASK_WITHOUT_MODEL}</FormControl.Caption>
      </FormControl>
    </div>
  );
}

function StageField({ form: { search, change } }: FieldProps) {
  return (
    <FormControl>
      <Checkbox
        checked={search.opens !== true}
        onChange={({ target }) => change({ opens: target.checked ? undefined : true })}
      />
      <FormControl.Label>Review the draft before a pull request is opened</FormControl.Label>
      <FormControl.Caption>The draft is staged on a branch until somebody publishes it.</FormControl.Caption>
    </FormControl>
  );
}

const MAX_TITLE = 1_000;

/** Staged drafts and those of several repositories are named after the publication. */
function TitleField({ form, problem }: FieldProps) {
  const { source, title, setTitle } = form;
  if (source === undefined) return null;
  return (
    <div data-field="title">
      <FormControl>
        <FormControl.Label>Title of the pull request</FormControl.Label>
        <TextInput
          block
          maxLength={MAX_TITLE}
          value={title}
          placeholder={nameRequest(form)}
          onChange={({ target }) => setTitle(target.value)}
        />
        {problem !== undefined && <FormControl.Validation variant="error">{problem}</FormControl.Validation>}
      </FormControl>
    </div>
  );
}
