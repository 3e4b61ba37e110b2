import { Button, FormControl, Link, Select } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { Publication } from "../../contract/resources/publications.ts";
import { findLastEntry } from "../conversation/recorded.ts";
import { useChange } from "../forms/use-change.ts";
import { nameKinds, VERSIONS } from "../publications/fields.ts";
import { publicationQuery } from "../publications/queries.ts";
import { repositoryChoices, resolveForm, startJob } from "../request/form.ts";
import styles from "../request/page.module.css";
import { Preview, usePreview } from "../request/preview.tsx";
import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";
import { useMay } from "../shell/api/session.ts";
import { AppLink, Page } from "../shell/controls/controls.tsx";
import { Loaded, Permitted } from "../shell/record-page.tsx";
import { readKey } from "../shell/search-text.ts";
import { namePullRequest, parseWebAddress } from "../shell/web-address.ts";

const route = getRouteApi("/signed-in/publications/$id/release");

/** The next release of a publication: which it would be and why, what happens then, and a button that prepares it. */
export function ReleasePage() {
  const { id } = route.useParams();
  const { data } = useQuery(publicationQuery(id));
  return (
    <Page title={data === undefined ? "Release" : `Release of ${data.name}`}>
      <Permitted permission="job:create" onSome>
        <Loaded key={id} query={publicationQuery(id)}>
          {(publication) => <Release publication={publication} />}
        </Loaded>
      </Permitted>
    </Page>
  );
}

function Release({ publication }: { publication: Publication }) {
  const { id, config } = publication;
  const { version = config?.release?.version ?? "auto", source: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (search: object) => void navigate({ search: (before) => ({ ...before, ...search }), replace: true });
  const known = useQuery(repositoryChoices).data?.connections ?? [];
  const { repositories, picking } = resolveForm({ publication: id, source: wanted }, [publication], known);
  const sourceConnection = picking?.id;
  const asked = sourceConnection && { publication: id, sourceConnection, release: version };
  const preview = usePreview(asked || undefined);
  const tags = (preview.data?.ranges ?? []).flatMap(({ release }) => release?.tag ?? []).join(", ");
  const preparing = useChange({
    call: () =>
      startJob({
        ...{ title: `Release ${tags}`, body: "Prepare the release.", release: version },
        ...{ publications: [id], sourceConnection: sourceConnection ?? "" },
      }),
    resources: ["conversations"],
    done: "The release is being prepared.",
    onDone: (one) => navigate({ to: "/conversations/$id", params: { id: one } }),
  });
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        {repositories.length > 1 && (
          <Choice
            label="Repository"
            value={sourceConnection ?? ""}
            choices={repositories.map((one) => [one.id, one.name])}
            onChange={(source) => change({ source })}
          />
        )}
        <Choice
          label="Version"
          value={version}
          choices={Object.entries(VERSIONS)}
          onChange={(next) => change({ version: readKey(next, VERSIONS) })}
        />
        <OpenRelease id={id} />
        {tags !== "" && (
          <>
            <Plan publication={publication} tags={tags} />
            <Button
              variant="primary"
              loading={preparing.isPending}
              disabled={preview.isPlaceholderData}
              onClick={() => preparing.mutate()}
            >
              Prepare {tags}
            </Button>
          </>
        )}
      </div>
      <div className={styles.aside}>
        <Preview query={preview} missing={asked ? undefined : "You may not see repositories of this publication."} />
      </div>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
};

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <FormControl>
      <FormControl.Label>{label}</FormControl.Label>
      <Select block value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map(([one, name]) => (
          <Select.Option key={one} value={one}>
            {name}
          </Select.Option>
        ))}
      </Select>
    </FormControl>
  );
}

/** What preparing it and merging its pull request do. */
function Plan({ publication: { id, config }, tags }: { publication: Publication; tags: string }) {
  const may = useMay();
  const { tag = false, createRelease = "none" } = config?.release ?? {};
  const made = [
    ...(tag || createRelease === "published" ? [`the tag ${tags} is made`] : []),
    ...(createRelease === "published" ? ["the release is published"] : []),
    ...(createRelease === "draft" ? ["a draft of the release is created"] : []),
  ];
  const then = made.length > 0 ? `Once it is merged, ${made.join(" and ")}.` : "Nothing is tagged once it is merged.";
  return (
    <p>
      A pull request gets {nameKinds(config ?? {}).toLowerCase()} and the files that name the version. {then}{" "}
      {made.length === 0 && may("publication:update", id) && (
        <AppLink to="/publications/$id/edit" params={{ id }}>
          Turn it on
        </AppLink>
      )}
    </p>
  );
}

/** The pull request of a release that is prepared already. */
function OpenRelease({ id }: { id: string }) {
  const asked = { publicationId: id, status: "open", pageSize: 25 } as const;
  const { data } = useQuery(readQuery(["conversations", "releases", id], api.conversations.list, asked));
  const open = data?.conversations.find((conversation) => findLastEntry(conversation, "release"));
  const url = parseWebAddress(open?.outputUrl);
  if (open === undefined || url === undefined) return null;
  return (
    <p>
      <Link href={url} target="_blank" rel="noreferrer">
        {namePullRequest(url)}
      </Link>{" "}
      is open:{" "}
      <AppLink to="/conversations/$id" params={{ id: open.id }}>
        {open.title || "Untitled"}
      </AppLink>
    </p>
  );
}
