import { BookIcon, LockIcon } from "@primer/octicons-react";
import { useStore } from "@tanstack/react-form";
import { useNavigate } from "@tanstack/react-router";
import { MAX_LINE_LENGTH, MAX_PROSE_LENGTH } from "../../contract/limits.ts";
import { SetUpLink } from "../conversations/list-page.tsx";
import { Check, SelectControl, toChoices } from "../forms/controls.tsx";
import { fieldsFor } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { forgetErrors, useFormField, useSaveForm } from "../forms/save-form.ts";
import { mayRequest } from "../shell/api/permissions.ts";
import { useMay } from "../shell/api/session.ts";
import { EmptyState, ErrorState, ListSkeleton, Page } from "../shell/controls/controls.tsx";
import look from "../shell/look.module.css";
import {
  buildPreviewRequest,
  nameKept,
  nameRequest,
  type RequestForm,
  type RequestTexts,
  sendRequest,
  useRequestForm,
} from "./form.ts";
import styles from "./page.module.css";
import { Preview, usePreview } from "./preview.tsx";
import { buildChanges, isMissed, nameFields } from "./search.ts";
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
  if (publications.length > 0) return <NewRequest key={form.search.again} form={form} />;
  return (
    <EmptyState icon={BookIcon} title="No publication yet" action={<SetUpLink />}>
      A publication says what is written, and from which repositories. Create one first.
    </EmptyState>
  );
}

const { TextField, ProseField, LinesField } = fieldsFor<RequestTexts>();

function NewRequest({ form }: { form: RequestForm }) {
  const { search, publication } = form;
  const navigate = useNavigate();
  const changes = buildChanges(search);
  const start: RequestTexts = {};
  const saving = useSaveForm({
    start,
    keptAs: nameKept(search.again),
    build: (texts: RequestTexts) => texts,
    resources: ["conversations"],
    explain: nameFields,
    call: (texts) => sendRequest(form, typeof changes === "string" ? [] : changes, texts),
    done: "The request was sent.",
    onDone: (id) => navigate({ to: "/conversations/$id", params: { id } }),
  });
  const body = useStore(saving.form.store, ({ values }) => values.body);
  const preview = usePreview(typeof changes === "string" ? undefined : buildPreviewRequest(form, changes, body));
  const missed = findMissed(preview, search);
  const lacks = typeof changes === "string" ? changes : undefined;
  const found = missed && "The repository does not have what is chosen.";
  const missing = lacks ?? (publication === undefined ? "Choose a publication first." : found);
  const choose: RequestForm["change"] = (patch) => {
    forgetErrors(saving.form);
    form.change(patch);
  };
  const shown = { form: { ...form, change: choose } };
  return (
    <div className={styles.form}>
      <Form
        label="New request"
        saving={{ ...saving, isUnsaved: () => false }}
        submitLabel={search.opens ? "Write and open a pull request" : "Write a draft"}
        hint={
          <span className={look.small}>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd>
          </span>
        }
      >
        <PublicationField {...shown} />
        <RepositoryField {...shown} />
        <WhatField {...shown} {...{ lacks, missed }} />
        <ProseField
          path="body"
          label="What to say"
          rows={4}
          maxLength={MAX_PROSE_LENGTH}
          {...((preview.data?.usesModel ?? true) ? ASK : ASK_WITHOUT_MODEL)}
        />
        <LinesField
          path="relevantLinks"
          label="Links"
          caption="Issues, pull requests or pages to read, one a line. Optional."
        />
        <StageField {...shown} />
        {form.source !== undefined && (
          // Staged drafts and those of several repositories are named after the publication.
          <TextField
            path="title"
            label="Title of the pull request"
            maxLength={MAX_LINE_LENGTH}
            placeholder={nameRequest(form)}
          />
        )}
      </Form>
      <div className={styles.aside}>
        <Preview query={preview} missing={missing} />
      </div>
    </div>
  );
}

/** What the preview did not find in the repository. */
function findMissed({ data, isPlaceholderData }: ReturnType<typeof usePreview>, search: RequestForm["search"]) {
  const { code = "", message } = (!isPlaceholderData && data?.error) || {};
  return isMissed(code, search) ? message : undefined;
}

type FieldProps = { form: RequestForm };

function PublicationField({ form: { publication, publications = [], change } }: FieldProps) {
  const check = () => (publication === undefined ? "Choose a publication." : undefined);
  const { error } = useFormField("publication", check);
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

const ASK = {
  placeholder: "Mention the new export first.",
  caption: "Context and wishes in your own words. Optional.",
};
const ASK_WITHOUT_MODEL = {
  placeholder: "Write about the last week.",
  caption:
    "Dates and numbers in it select commits, such as “the last week”. Wishes are not followed: no language model is set.",
};

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
