import { Checkbox, FormControl, Select, Textarea, TextInput } from "@primer/react";
import { nameRequest, type RequestForm } from "./form.ts";

type FieldProps = { form: RequestForm; problem?: string | undefined };

export function PublicationField({ form, problem }: FieldProps) {
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
export function RepositoryField({ form }: FieldProps) {
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

export function TextField({ form: { body, setBody }, problem, usesModel }: FieldProps & { usesModel: boolean }) {
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

export function StageField({ form: { search, change } }: FieldProps) {
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
export function TitleField({ form, problem }: FieldProps) {
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
