import { Button, Stack } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { Publication } from "../../contract/resources/publications.ts";
import { findLastEntry } from "../conversation/recorded.ts";
import { asChoices, SelectControl, toChoices } from "../forms/controls.tsx";
import { useChange } from "../forms/use-change.ts";
import { nameKinds } from "../publications/fields.ts";
import { publicationQuery, VERSIONS } from "../publications/queries.ts";
import { repositoryChoices, resolveForm, startJob } from "../request/form.ts";
import styles from "../request/page.module.css";
import { Preview, usePreview } from "../request/preview.tsx";
import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";
import { useMay } from "../shell/api/session.ts";
import { Page, RecordLink } from "../shell/controls/controls.tsx";
import { Loaded } from "../shell/controls/section.tsx";
import { Facts, Permitted, Trail } from "../shell/record-page.tsx";
import { namePullRequest } from "../shell/web-address.ts";

const route = getRouteApi("/signed-in/publications/$id/release");

/** The next release of a publication: which it would be and why, what happens then, and a button that prepares it. */
export function ReleasePage() {
  const { id } = route.useParams();
  const { data } = useQuery(publicationQuery(id));
  return (
    <Page title="Release" trail={<Trail name={data?.name} />}>
      <Permitted permission="job:create" onSome>
        <Loaded key={id} query={publicationQuery(id)}>
          {(publication) => <Release publication={publication} />}
        </Loaded>
      </Permitted>
    </Page>
  );
}

function Release({ publication }: { publication: Publication }) {
  const { id, name, config } = publication;
  const { version = config?.release?.version ?? "auto", source } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (search: object) => void navigate({ search: (before) => ({ ...before, ...search }), replace: true });
  const { data: known, isPending: isReading } = useQuery(repositoryChoices);
  const { repositories, picking } = resolveForm({ publication: id, source }, [publication], known?.connections ?? []);
  const preview = usePreview(picking && { publication: id, sourceConnection: picking.id, release: version });
  const { ranges = [], error } = preview.data ?? {};
  const planned = ranges.flatMap(({ release }) => release?.tag ?? []).join(", ");
  // A turn may read more commits than a preview.
  const tags = error?.code === "limit/preview" ? "the release" : planned;
  const asked = { title: `Prepare ${tags}`, body: "Prepare the release.", release: version, publications: [id] };
  const { mutate: prepare, isPending } = useChange({
    call: () => startJob({ ...asked, sourceConnection: picking?.id ?? "" }),
    resources: ["conversations"],
    onDone: (started) => navigate({ to: "/conversations/$id", params: { id: started } }),
  });
  return (
    <div className={styles.form}>
      <Stack gap="spacious">
        {repositories.length > 1 && (
          <SelectControl
            {...{ path: "source", label: "Repository", choices: toChoices(repositories) }}
            value={picking?.id ?? ""}
            onChange={(one) => change({ source: one })}
          />
        )}
        <SelectControl
          {...{ path: "version", label: "Version", choices: asChoices(VERSIONS), value: version }}
          onChange={(one) => change({ version: one })}
        />
        <Facts
          of={{
            Publication: <RecordLink to="/publications/$id" {...{ id, name }} />,
            "Open now": useOpenRelease(id),
            "A pull request updates": tags && `${nameKinds(config ?? {})}, and the files that name the version`,
            "Once it is merged": tags && <Ending {...{ publication, tags }} />,
          }}
        />
        {tags !== "" && (
          <Button variant="primary" loading={isPending} disabled={preview.isPlaceholderData} onClick={() => prepare()}>
            Prepare {tags}
          </Button>
        )}
      </Stack>
      <div className={styles.aside}>
        <Preview query={preview} missing={picking || isReading ? undefined : "You may not see its repositories."} />
      </div>
    </div>
  );
}

const CREATED = { none: "", draft: "created on GitHub as a draft", published: "published on GitHub" };

/** What the merge of its pull request makes. */
function Ending({ publication: { id, config }, tags }: { publication: Publication; tags: string }) {
  const may = useMay();
  const { tag, createRelease = "none" } = config?.release ?? {};
  const made = [(tag || createRelease === "published") && "tagged", CREATED[createRelease]].filter(Boolean);
  if (made.length > 0) return `${tags} is ${made.join(" and ")}`;
  return (
    <>
      nothing is tagged.{" "}
      {may("publication:update", id) && <RecordLink to="/publications/$id/edit" id={id} name="Turn it on" />}
    </>
  );
}

function useOpenRelease(publicationId: string) {
  const asked = { publicationId, status: "open", pageSize: 25 };
  const { data } = useQuery(readQuery(["conversations", "releases", publicationId], api.conversations.list, asked));
  const open = data?.conversations.find((one) => findLastEntry(one, "release"));
  const name = `${open?.title} ${namePullRequest(open?.outputUrl ?? "")}`;
  return open && <RecordLink to="/conversations/$id" {...{ id: open.id, name }} />;
}
