import { MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH, MAX_PROSE_LENGTH } from "../../contract/limits.ts";
import type { ReleaseNotesStyle } from "../../contract/publications.ts";
import { selectKinds } from "../../contract/written-kinds.ts";
import { CheckField, LinesField, ProseField, SelectField, TextField } from "../forms/fields.tsx";
import { FieldGroup } from "../forms/form.tsx";
import { bindText, type ConfigProps, KIND_LABELS, WRITTEN_KINDS } from "./draft.ts";
import { NotesSections } from "./notes-sections.tsx";

const STYLE_KINDS = { documentation: "Documentation file", changelogs: "Changelog file" } as const;

/** Which documents are written, and where. */
export function Documents({ config, change }: ConfigProps) {
  const kinds = selectKinds(config);
  const { styleGuide } = config;
  return (
    <FieldGroup title="Documents">
      {WRITTEN_KINDS.map((kind) => (
        <CheckField
          key={kind}
          path={`config.${kind}`}
          label={KIND_LABELS[kind]}
          value={kinds[kind]}
          onChange={(isWritten) => change({ ...kinds, [kind]: isWritten })}
        />
      ))}
      {Object.entries(STYLE_KINDS).map(([kind, label]) => (
        <TextField
          key={kind}
          path={`config.styleGuide.${kind}.path`}
          label={label}
          caption="Path from the repository's root. {version} stands for the version."
          maxLength={MAX_ADDRESS_LENGTH}
          value={styleGuide?.[kind === "documentation" ? kind : "changelogs"]?.path ?? ""}
          onChange={(path) => change({ styleGuide: { ...styleGuide, [kind]: { path: path || undefined } } })}
        />
      ))}
      <LinesField
        path="config.paths"
        label="Only changes in these files and folders"
        caption="One path a line, from the root."
        value={config.paths}
        onChange={(paths) => change({ paths })}
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
      <CheckField
        path={`${root}.createFile`}
        label="Create a file where the repository has none"
        value={style.createFile ?? true}
        onChange={(createFile) => set({ createFile })}
      />
      <SelectField
        path={`${root}.contributors`}
        label="Name the contributors"
        none="If there are several"
        choices={YES_OR_NO}
        value={String(style.contributors ?? "")}
        onChange={(choice) => set({ contributors: choice === "" ? undefined : choice === "true" })}
      />
      <CheckField
        path={`${root}.newContributors`}
        label="Name new contributors"
        value={style.newContributors ?? false}
        onChange={(newContributors) => set({ newContributors })}
      />
      <NotesSections sections={style.sections} onChange={(sections) => set({ sections })} />
    </FieldGroup>
  );
}

const YES_OR_NO = [
  { value: "true", label: "Always" },
  { value: "false", label: "Never" },
];

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
      <CheckField
        path={`${root}.draft`}
        label="Open as drafts"
        value={style.draft ?? false}
        onChange={(draft) => set({ draft })}
      />
      {(["labels", "reviewers", "assignees"] as const).map((name) => (
        <LinesField
          key={name}
          path={`${root}.${name}`}
          label={LIST_LABELS[name]}
          caption="One a line."
          value={style[name]}
          onChange={(lines) => set({ [name]: lines })}
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

const LIST_LABELS = {
  labels: "Labels",
  reviewers: "Reviewers, as logins or organization/team",
  assignees: "Assignees, as logins",
} as const;
