import { SyncIcon, TagIcon } from "@primer/octicons-react";
import { Button } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PUBLICATION_SLOTS } from "../../contract/kinds.ts";
import type { Publication } from "../../contract/resources/publications.ts";
import { HealthCheck } from "../connections/health-check.tsx";
import { nameEvent } from "../connections/kinds.ts";
import { StateLabel } from "../connections/look.tsx";
import { connectionChoices } from "../connections/queries.ts";
import { DeleteButton } from "../forms/delete-button.tsx";
import { joinLines } from "../forms/lists.ts";
import { useChange } from "../forms/use-change.ts";
import { instructionChoices, TYPE_LABELS } from "../library/queries.ts";
import { api } from "../shell/api/api.ts";
import { useMay } from "../shell/api/session.ts";
import { LinkButton, RecordLink, RelativeTime } from "../shell/controls/controls.tsx";
import { Actions, EditLink, Facts, RecordPage } from "../shell/record-page.tsx";
import { nameKinds, nameReleases, selectInstructions } from "./fields.ts";
import { publicationQuery, styleGuidesQuery } from "./queries.ts";

export function PublicationPage() {
  return (
    <RecordPage
      kind="Publication"
      query={publicationQuery}
      actions={(publication) => <PublicationActions publication={publication} />}
    >
      {(publication) => (
        <>
          <PublicationFacts publication={publication} />
          <HealthCheck check={() => api.publications.health({ id: publication.id })} />
          <p>
            <Link to="/conversations" search={{ publication: publication.id }}>
              Work of this publication
            </Link>
          </p>
        </>
      )}
    </RecordPage>
  );
}

function PublicationActions({ publication: { id, name } }: { publication: Publication }) {
  const may = useMay();
  const syncing = useChange({
    call: () => api.publications.sync({ id }),
    resources: ["publications"],
    done: `Syncing the connections of ${name}`,
  });
  return (
    <Actions>
      {may("job:create") && (
        <LinkButton to="/publications/$id/release" params={{ id }} leadingVisual={TagIcon}>
          Release
        </LinkButton>
      )}
      {may("publication:update", id) && (
        <>
          <Button leadingVisual={SyncIcon} loading={syncing.isPending} onClick={() => syncing.mutate()}>
            Sync
          </Button>
          <EditLink to="/publications/$id/edit" id={id} />
        </>
      )}
      {may("publication:delete", id) && (
        <DeleteButton
          {...{ kind: "publication", name, resources: ["publications"], to: "/publications" }}
          call={() => api.publications.delete({ id })}
        >
          <span>Its own instructions are deleted too. Past work still names it.</span>
        </DeleteButton>
      )}
    </Actions>
  );
}

/** What a publication is set to. */
function PublicationFacts({ publication }: { publication: Publication }) {
  const { config, healthMessage, syncedAt, createdAt, updatedAt } = publication;
  const { docsRepo, sourceRepos = [], notifierConnection, inputTriggers = {}, styleGuide, pullRequest } = config ?? {};
  const styleGuides = useStyleGuides(publication.id);
  const events = Object.entries(inputTriggers).filter(([, names]) => names.length > 0);
  return (
    <Facts
      of={{
        Health: <StateLabel of={publication} />,
        Problem: healthMessage,
        "Documents go to": docsRepo && <ConnectionLink id={docsRepo} />,
        Sources: sourceRepos.length > 0 && sourceRepos.map((id) => <div key={id}>{<ConnectionLink id={id} />}</div>),
        Triggers:
          events.length > 0 &&
          events.map(([id, names]) => (
            <div key={id}>
              <ConnectionLink id={id} />: {names.map(nameEvent).join(", ")}
            </div>
          )),
        Writes: nameKinds(config ?? {}),
        "Documentation file": styleGuide?.documentation?.path,
        "Release notes file": styleGuide?.releaseNotes?.path,
        "Release notes sections": styleGuide?.releaseNotes?.sections?.map(({ title }) => title).join(", "),
        "Changelog file": styleGuide?.changelogs?.path,
        "Only changes in": joinLines(config?.paths),
        "Pull request title": pullRequest?.title,
        "Base branch": pullRequest?.base,
        Labels: pullRequest?.labels?.join(", "),
        Reviewers: pullRequest?.reviewers?.join(", "),
        Assignees: pullRequest?.assignees?.join(", "),
        Releases: nameReleases(config?.release),
        "Guidance for planning": config?.planningInstructions,
        "Guidance for pull requests": config?.prCommitInstructions,
        Model: config?.model,
        "Channel for notices": notifierConnection && <ConnectionLink id={notifierConnection} />,
        ...describeInstructions(publication),
        "Instructions: Style guide": styleGuides.length > 0 && styleGuides,
        Synced: syncedAt ? <RelativeTime time={syncedAt} /> : "Never",
        Created: createdAt && <RelativeTime time={createdAt} />,
        Changed: updatedAt && <RelativeTime time={updatedAt} />,
      }}
    />
  );
}

/** The style guides that are linked to a publication: none of its slots, so that its own fields do not show them. */
function useStyleGuides(publicationId: string): readonly ReactNode[] {
  const links = useQuery(styleGuidesQuery(publicationId)).data?.instructionLinks ?? [];
  const library = useQuery({ ...instructionChoices, enabled: links.length > 0 }).data ?? [];
  return links.map(({ id, instructionId = "" }) => (
    <div key={id}>
      <RecordLink
        to="/library/$id"
        id={instructionId}
        name={library.find((one) => one.id === instructionId)?.name ?? instructionId}
      />
    </div>
  ));
}

function ConnectionLink({ id }: { id: string }) {
  const { data } = useQuery(connectionChoices);
  return <RecordLink to="/connections/$id" id={id} name={data?.find((one) => one.id === id)?.name ?? id} />;
}

/** By slot, in order. */
function describeInstructions({ instructions }: Publication): Record<string, ReactNode> {
  return Object.fromEntries(
    PUBLICATION_SLOTS.map((slot) => {
      const lines = selectInstructions(instructions, slot).map(({ id, global, name, content }) => (
        <div key={id}>{global ? name : content}</div>
      ));
      return [`Instructions: ${TYPE_LABELS[slot]}`, lines.length > 0 && lines];
    }),
  );
}
