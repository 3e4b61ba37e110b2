import { PlusIcon } from "@primer/octicons-react";
import { Button } from "@primer/react";
import { SHOWN_KINDS } from "../../contract/kinds.ts";
import { MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH, MAX_PROSE_LENGTH, MAX_SECTIONS } from "../../contract/limits.ts";
import type { ReleaseNotesStyle, ReleaseStyle } from "../../contract/resources/publication-styles.ts";
import { asChoices, CheckField, LinesField, ProseField, SelectField, TextField } from "../forms/fields.tsx";
import { FieldGroup } from "../forms/form.tsx";
import { toggle } from "../forms/lists.ts";
import { Actions } from "../shell/record-page.tsx";
import { readKey } from "../shell/search-text.ts";
import { bind, bindText, type ConfigProps, RELEASES } from "./fields.ts";
import styles from "./form.module.css";
import { VERSIONS } from "./queries.ts";
import { OrderedItem } from "./slots.tsx";

const STYLE_KINDS = { documentation: "Documentation file", changelogs: "Changelog file" } as const;

/** Where documents are written. */
export function Documents({ config, change }: ConfigProps) {
  const { styleGuide } = config;
  return (
    <FieldGroup title="Documents">
      {Object.entries(STYLE_KINDS).map(([kind, label]) => (
        <TextField
          key={kind}
          path={`config.styleGuide.${kind}.path`}
          label={label}
          caption="Path from the repository's root. {version} stands for the version."
          maxLength={MAX_ADDRESS_LENGTH}
          value={styleGuide?.[kind === "documentation" ? kind : "changelogs"]?.path ?? ""}
          onChange={(path) =>
            change({
              styleGuide: { ...styleGuide, [kind]: { ...Object(styleGuide?.[kind]), path: path || undefined } },
            })
          }
        />
      ))}
      <LinesField
        {...bind("config", "paths", config, change, undefined)}
        label="Only changes in these files and folders"
        caption="One path a line, from the root."
      />
    </FieldGroup>
  );
}

/** How release notes look, and where they are. */
export function ReleaseNotes({ config: { styleGuide }, change }: ConfigProps) {
  const style = styleGuide?.releaseNotes ?? {};
  const set = (changed: Partial<ReleaseNotesStyle>) =>
    change({ styleGuide: { ...styleGuide, releaseNotes: { ...style, ...changed } } });
  const root = "config.styleGuide.releaseNotes";
  return (
    <FieldGroup title="Release notes">
      <TextField
        {...bindText(root, "path", style, set)}
        label="Release notes file"
        caption="{version} stands for the version. By default where the repository has such files."
        maxLength={MAX_ADDRESS_LENGTH}
      />
      <CheckField {...bind(root, "createFile", style, set, true)} label="Create a file where the repository has none" />
      <SelectField
        path={`${root}.contributors`}
        label="Name the contributors"
        none="If there are several"
        choices={YES_OR_NO}
        value={String(style.contributors ?? "")}
        onChange={(choice) => set({ contributors: choice === "" ? undefined : choice === "true" })}
      />
      <CheckField {...bind(root, "newContributors", style, set, false)} label="Name new contributors" />
      <NotesSections sections={style.sections} onChange={(sections) => set({ sections })} />
    </FieldGroup>
  );
}

const YES_OR_NO = asChoices({ true: "Always", false: "Never" });

/** How pull requests and commits look. */
export function PullRequests({ config, change }: ConfigProps) {
  const style = config.pullRequest ?? {};
  const set = (changed: Partial<typeof style>) => change({ pullRequest: { ...style, ...changed } });
  const root = "config.pullRequest";
  return (
    <FieldGroup title="Pull requests">
      <TextField
        {...bindText(root, "title", style, set)}
        label="Title of pull requests and commits"
        caption="{title} stands for the request's, {subject} for the release, pull request or changes."
        maxLength={MAX_LINE_LENGTH}
      />
      <TextField
        {...bindText(root, "base", style, set)}
        label="Base branch"
        caption="By default the repository's default branch."
        maxLength={MAX_LINE_LENGTH}
      />
      <CheckField {...bind(root, "draft", style, set, false)} label="Open as drafts" />
      {(["labels", "reviewers", "assignees"] as const).map((name) => (
        <LinesField
          key={name}
          {...bind(root, name, style, set, undefined)}
          label={LIST_LABELS[name]}
          caption="One a line."
        />
      ))}
      <ProseField
        {...bindText("config", "prCommitInstructions", config, change)}
        label="Guidance for pull requests and commits"
        maxLength={MAX_PROSE_LENGTH}
      />
    </FieldGroup>
  );
}

/** What is prepared of unreleased changes, and made of a merged release. */
export function Releases({ config, change }: ConfigProps) {
  const style = config.release ?? {};
  const set = (changed: ReleaseStyle) => change({ release: { ...style, ...changed } });
  const root = "config.release";
  return (
    <FieldGroup title="Releases" path={root} caption="Tags and releases are made on GitHub, once a release is merged.">
      <SelectField
        path={`${root}.version`}
        label="Prepare a release for unreleased changes"
        none="Only where a request asks for one"
        choices={asChoices(VERSIONS)}
        value={style.version ?? ""}
        onChange={(version) => set({ version: readKey(version, VERSIONS) })}
      />
      <CheckField {...bind(root, "tag", style, set, false)} label="Tag a merged release" />
      <SelectField
        path={`${root}.createRelease`}
        label="Create on GitHub"
        none="Nothing"
        choices={asChoices(RELEASES)}
        value={style.createRelease ?? ""}
        onChange={(made) => set({ createRelease: readKey(made, RELEASES) })}
      />
    </FieldGroup>
  );
}

const LIST_LABELS = {
  labels: "Labels",
  reviewers: "Reviewers, as logins or organization/team",
  assignees: "Assignees, as logins",
} as const;

type Sections = NonNullable<ReleaseNotesStyle["sections"]>;
type Section = Sections[number];

type SectionsProps = { sections: Sections | undefined; onChange: (sections: Sections | undefined) => void };

/** The sections of release notes, in order. */
function NotesSections({ sections = [], onChange }: SectionsProps) {
  const set = (next: Sections) => onChange(next.length === 0 ? undefined : next);
  return (
    <div className={styles.slot}>
      <h3 className={styles.slotTitle}>Sections</h3>
      <ul className={styles.items} aria-label="Sections">
        {sections.map((section, index) => (
          // Sections have no identity but their place.
          <OrderedItem
            // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled
            key={index}
            label={section.title || `section ${index + 1}`}
            items={sections}
            index={index}
            onChange={set}
          >
            <SectionFields
              path={`config.styleGuide.releaseNotes.sections.${index}`}
              section={section}
              onChange={(changed) => set(sections.with(index, changed))}
            />
          </OrderedItem>
        ))}
      </ul>
      {sections.length < MAX_SECTIONS && (
        <Actions>
          <Button leadingVisual={PlusIcon} onClick={() => set([...sections, { title: "", kinds: [] }])}>
            Add a section
          </Button>
        </Actions>
      )}
    </div>
  );
}

type FieldsProps = { path: string; section: Section; onChange: (section: Section) => void };

function SectionFields({ path, section, onChange }: FieldsProps) {
  return (
    <div className={styles.checks}>
      <TextField
        path={`${path}.title`}
        label="Heading"
        required
        maxLength={MAX_LINE_LENGTH}
        value={section.title}
        onChange={(title) => onChange({ ...section, title })}
      />
      {SHOWN_KINDS.map((kind) => (
        <CheckField
          key={kind}
          path={`${path}.kinds`}
          label={kind}
          value={section.kinds.includes(kind)}
          onChange={(isIn) => {
            const chosen = toggle(section.kinds, kind, isIn);
            onChange({ ...section, kinds: SHOWN_KINDS.filter((one) => chosen.includes(one)) });
          }}
        />
      ))}
    </div>
  );
}
