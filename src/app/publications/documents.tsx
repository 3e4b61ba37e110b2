import { PlusIcon } from "@primer/octicons-react";
import { Button } from "@primer/react";
import { SHOWN_KINDS } from "../../contract/kinds.ts";
import { MAX_SECTIONS } from "../../contract/limits.ts";
import { asChoices } from "../forms/controls.tsx";
import { fieldsFor } from "../forms/fields.tsx";
import { FieldGroup } from "../forms/form.tsx";
import { useFormField, useLists } from "../forms/save-form.ts";
import { Actions } from "../shell/record-page.tsx";
import { type PublicationValues, RELEASES } from "./fields.ts";
import styles from "./form.module.css";
import { OrderedItems } from "./ordered-items.tsx";
import { VERSIONS } from "./queries.ts";

const { TextField, ProseField, SelectField, LinesField, CheckField, ChecksField } = fieldsFor<PublicationValues>();

const STYLE_KINDS = { documentation: "Documentation file", changelogs: "Changelog file" } as const;

/** Where documents are written. */
export function Documents() {
  return (
    <FieldGroup title="Documents">
      {(["documentation", "changelogs"] as const).map((kind) => (
        <TextField
          key={kind}
          path={`config.styleGuide.${kind}.path`}
          label={STYLE_KINDS[kind]}
          caption="Path from the repository's root. {version} stands for the version."
        />
      ))}
      <LinesField
        path="config.paths"
        label="Only changes in these files and folders"
        caption="One path a line, from the root."
      />
    </FieldGroup>
  );
}

/** How release notes look, and where they are. */
export function ReleaseNotes() {
  return (
    <FieldGroup title="Release notes">
      <TextField
        path="config.styleGuide.releaseNotes.path"
        label="Release notes file"
        caption="{version} stands for the version. By default where the repository has such files."
      />
      <CheckField
        path="config.styleGuide.releaseNotes.createFile"
        label="Create a file where the repository has none"
        byDefault
      />
      <SelectField
        path="config.styleGuide.releaseNotes.contributors"
        label="Name the contributors"
        none="If there are several"
        choices={YES_OR_NO}
      />
      <CheckField path="config.styleGuide.releaseNotes.newContributors" label="Name new contributors" />
      <NotesSections />
    </FieldGroup>
  );
}

const YES_OR_NO = [
  { value: true, label: "Always" },
  { value: false, label: "Never" },
];

/** How pull requests and commits look. */
export function PullRequests() {
  return (
    <FieldGroup title="Pull requests">
      <TextField
        path="config.pullRequest.title"
        label="Title of pull requests and commits"
        caption="{title} stands for the request's, {subject} for the release, pull request or changes."
      />
      <TextField
        path="config.pullRequest.base"
        label="Base branch"
        caption="By default the repository's default branch."
      />
      <CheckField path="config.pullRequest.draft" label="Open as drafts" />
      {(["labels", "reviewers", "assignees"] as const).map((name) => (
        <LinesField key={name} path={`config.pullRequest.${name}`} label={LIST_LABELS[name]} caption="One a line." />
      ))}
      <ProseField path="config.prCommitInstructions" label="Guidance for pull requests and commits" />
    </FieldGroup>
  );
}

const LIST_LABELS = {
  labels: "Labels",
  reviewers: "Reviewers, as logins or organization/team",
  assignees: "Assignees, as logins",
};

/** What is prepared of unreleased changes, and made of a merged release. */
export function Releases() {
  return (
    <FieldGroup
      title="Releases"
      path="config.release"
      caption="Tags and releases are made on GitHub, once a release is merged."
    >
      <SelectField
        path="config.release.version"
        label="Prepare a release for unreleased changes"
        none="Only where a request asks for one"
        choices={asChoices(VERSIONS)}
      />
      <CheckField path="config.release.tag" label="Tag a merged release" />
      <SelectField
        path="config.release.createRelease"
        label="Create on GitHub"
        none="Nothing"
        choices={asChoices(RELEASES)}
      />
    </FieldGroup>
  );
}

const SECTIONS = "config.styleGuide.releaseNotes.sections";
const KINDS = SHOWN_KINDS.map((kind) => ({ value: kind, label: kind }));

function NotesSections() {
  const lists = useLists();
  const { value: sections = [] } = useFormField<readonly { title: string }[] | undefined>(SECTIONS);
  return (
    <div className={styles.stack}>
      <h3 className={styles.slotTitle}>Sections</h3>
      <OrderedItems
        path={SECTIONS}
        label="Sections"
        positions={[...sections.keys()]}
        nameOf={(index) => sections[index]?.title || `section ${index + 1}`}
      >
        {(index) => (
          <>
            <TextField path={`${SECTIONS}[${index}].title`} label="Heading" required />
            <ChecksField path={`${SECTIONS}[${index}].kinds`} choices={KINDS} isOrdered />
          </>
        )}
      </OrderedItems>
      {sections.length < MAX_SECTIONS && (
        <Actions>
          <Button leadingVisual={PlusIcon} onClick={() => lists.pushFieldValue(SECTIONS, { title: "", kinds: [] })}>
            Add a section
          </Button>
        </Actions>
      )}
    </div>
  );
}
