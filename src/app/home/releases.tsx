import {
  CheckCircleFillIcon,
  CircleIcon,
  GitPullRequestDraftIcon,
  RepoIcon,
  XCircleIcon,
} from "@primer/octicons-react";
import { Button, Label, Link } from "@primer/react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { ListedRelease, ListedRepository } from "../../contract/resources/insight.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { useMayOnAll } from "../shell/api/session.ts";
import { RecordLink, RelativeTime } from "../shell/controls/controls.tsx";
import { ListRow, RowFacts } from "../shell/controls/list.tsx";
import { Loaded } from "../shell/controls/section.tsx";
import look from "../shell/look.module.css";
import { readKey } from "../shell/search-text.ts";
import styles from "./home.module.css";
import { releasesQuery } from "./queries.ts";

/** A repository with its releases, the newest first, or why they cannot be read. */
export function RepositoryRow({ repository }: { repository: ListedRepository }) {
  const { connectionId: id, name, error, isPending, releases } = repository;
  const missing = releases.filter(({ state }) => state === "missing").length;
  const title = (
    <>
      <RecordLink to="/connections/$id" {...{ id, name }} />
      {missing > 0 && <Label variant="attention">{missing} missing</Label>}
    </>
  );
  const note = isPending ? "The repository is being read." : (error ?? "No release yet: no tag names a version.");
  return (
    <ListRow id={id} icon={RepoIcon} title={title}>
      {releases.length > 0 ? (
        <Releases of={repository} />
      ) : (
        <RowFacts>{error && !isPending ? <span className={look.problem}>{note}</span> : note}</RowFacts>
      )}
    </ListRow>
  );
}

function Releases({ of: { connectionId, name, releases, moreReleases } }: { of: ListedRepository }) {
  return (
    <>
      <ol className={styles.releases} aria-label={`Releases of ${name}`}>
        {releases.map((one) => (
          <Release key={one.tag} connectionId={connectionId} release={one} />
        ))}
      </ol>
      {moreReleases && <Older connectionId={connectionId} after={moreReleases} />}
    </>
  );
}

function Older(asked: { connectionId: string; after: string }) {
  const [isShown, setShown] = useState(false);
  if (isShown) {
    return <Loaded query={releasesQuery(asked)}>{({ repositories: [one] }) => one && <Releases of={one} />}</Loaded>;
  }
  return (
    <Button size="small" variant="invisible" onClick={() => setShown(true)}>
      Show older
    </Button>
  );
}

const STATES = {
  documented: { icon: CheckCircleFillIcon, label: "documented", color: "done" },
  inDraft: { icon: GitPullRequestDraftIcon, label: "in draft", color: "accent" },
  failed: { icon: XCircleIcon, label: "failed", color: "danger" },
  missing: { icon: CircleIcon, label: "missing", color: "attention" },
} as const;

type ReleaseProps = { connectionId: string; release: ListedRelease };

function Release({ connectionId, release }: ReleaseProps) {
  const { tag, createdAt, state, conversationId, publications } = release;
  const { icon: Visual, label, color } = STATES[readKey(state, STATES) ?? "documented"];
  const mayOnAll = useMayOnAll();
  const of = publications ?? [];
  return (
    <li className={styles.release}>
      <Visual fill={`var(--fgColor-${color})`} />
      {conversationId ? <RecordLink to="/conversations/$id" id={conversationId} name={tag} /> : <b>{tag}</b>}
      <span className={look.small}>
        {label} · <RelativeTime time={createdAt} />
      </span>
      {mayOnAll("conversation:create") && <DocumentButtons {...{ connectionId, tag, of }} />}
    </li>
  );
}

type ButtonsProps = { connectionId: string; tag: string; of: NonNullable<ListedRelease["publications"]> };

/** Starts a staged draft about a release, and opens it: a button for each publication that lacks it. */
function DocumentButtons({ connectionId, tag, of }: ButtonsProps) {
  const navigate = useNavigate();
  const { mutate, isPending } = useChange({
    call: async (publication: string) => {
      const { repositories } = await api.insight.releases({ connectionId, tag });
      const changes = repositories[0]?.releases[0]?.changes;
      if (changes === undefined) throw new Error(`The tag ${tag} cannot be read now.`);
      return api.conversations.create({ body: `Document ${tag}.`, publication, stage: true, changes });
    },
    resources: ["conversations", "insight"],
    onDone: ({ id }) => navigate({ to: "/conversations/$id", params: { id } }),
  });
  const missing = of.filter(({ state }) => state === "missing");
  return missing.map(({ publicationId: id, name }) => {
    const label = of.length === 1 ? "Document" : `Document for ${name}`;
    return (
      <Link as="button" key={id} aria-label={`${label}: ${tag}`} disabled={isPending} onClick={() => mutate(id)}>
        {label}
      </Link>
    );
  });
}
