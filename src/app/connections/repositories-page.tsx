import { RepoIcon } from "@primer/octicons-react";
import { Flash } from "@primer/react";
import { useStore } from "@tanstack/react-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { Connection } from "../../contract/resources/connections/connections.ts";
import { Check } from "../forms/controls.tsx";
import { Form } from "../forms/form.tsx";
import { toggle } from "../forms/lists.ts";
import { useFormField, useSaveForm } from "../forms/save-form.ts";
import { api } from "../shell/api/api.ts";
import { EmptyState } from "../shell/controls/controls.tsx";
import { SearchField } from "../shell/controls/filters.tsx";
import { Loaded } from "../shell/controls/section.tsx";
import { FormPage } from "../shell/record-page.tsx";
import { SafeLink } from "../shell/shown-text.tsx";
import { readStored } from "./config.ts";
import { connectionChoices, connectionQuery, repositoriesQuery } from "./queries.ts";

const route = getRouteApi("/signed-in/connections/$id/repositories");

/** The repositories on which a GitHub App is installed, to choose from. */
export function RepositoriesPage() {
  const { id } = route.useParams();
  return (
    <FormPage title="Choose repositories" permission="connection:create">
      <Loaded key={id} query={connectionQuery(id)}>
        {(app) => (readStored(app).appId === undefined ? <NoApp name={app.name} /> : <Installed app={app} />)}
      </Loaded>
    </FormPage>
  );
}

function NoApp({ name }: { name: string }) {
  return (
    <EmptyState icon={RepoIcon} title="No GitHub App">
      {name} lists no repositories. Connect each by its URL.
    </EmptyState>
  );
}

function Installed({ app }: { app: Connection }) {
  return (
    <Loaded query={repositoriesQuery(app.id)} rows={6}>
      {(found) => (found.repositories.length > 0 ? <Chooser {...{ app, found }} /> : <NotInstalled {...found} />)}
    </Loaded>
  );
}

function NotInstalled({ installUrl }: Found) {
  return (
    <EmptyState icon={RepoIcon} title="Not installed yet" action={<SafeLink href={installUrl}>Install it</SafeLink>}>
      GitHub asks for the repositories, and leads back to this page.
    </EmptyState>
  );
}

type Found = Awaited<ReturnType<typeof api.connections.listRepositories>>;

type Values = { chosen: readonly string[] };

/** Connects repositories, and leads to a publication of the first. */
function Chooser({ app, found }: { app: Connection; found: Found }) {
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const known = useQuery(connectionChoices).data?.map((one) => readStored(one).repositoryUrl) ?? [];
  const free = found.repositories.filter(({ url }) => !known.includes(url));
  const start: Values = { chosen: free.length === 1 ? free.map(({ url }) => url) : [] };
  const saving = useSaveForm({
    start,
    build: ({ chosen }) => free.filter(({ url }) => chosen.includes(url)),
    call: async (repositories) => {
      const created: Connection[] = [];
      for (const { url, fullName: name } of repositories) {
        const codehostRepo = { codehostAppConnectionId: app.id, repositoryUrl: url };
        created.push(await api.connections.create({ name, config: { codehostRepo } }));
      }
      return created[0]?.id ?? Promise.reject(new Error("Choose a repository."));
    },
    resources: ["connections"],
    onDone: async (repository) => {
      // The form of the publication begins with what is known.
      await queryClient.invalidateQueries(connectionChoices);
      await navigate({ to: "/publications/new", search: { repository } });
    },
    readsAfterFailure: true,
  });
  const count = useStore(saving.form.store, ({ values }) => values.chosen.length);
  return (
    <Form
      label="Repositories"
      saving={saving}
      submitLabel={count > 1 ? `Connect ${count} repositories` : "Connect repository"}
    >
      {!found.sendsWebhooks && (
        <Flash>
          GitHub cannot reach this service, so it reports nothing. Releases, merges and comments are found by the
          regular syncs, and at once by Sync.
        </Flash>
      )}
      {found.repositories.length > MANY && <SearchField label="Search repositories" />}
      <RepositoryChecks {...{ found, known }} />
      <SafeLink href={found.installUrl}>Add others on GitHub</SafeLink>
    </Form>
  );
}

function RepositoryChecks({ found, known }: { found: Found; known: readonly (string | undefined)[] }) {
  const { text = "" } = route.useSearch();
  const { value: chosen = [], change } = useFormField<readonly string[]>("chosen");
  const shown = found.repositories.filter(({ fullName }) => fullName.toLowerCase().includes(text.toLowerCase()));
  return shown.map(({ fullName, url, isPrivate }) => {
    const isKnown = known.includes(url);
    return (
      <Check
        key={url}
        label={fullName}
        caption={`${isKnown ? "Connected. " : ""}${isPrivate ? "Private" : "Public"}`}
        value={isKnown || chosen.includes(url)}
        onChange={(isChosen) => !isKnown && change(toggle(chosen, url, isChosen))}
      />
    );
  });
}

/** As many are seen without a search. */
const MANY = 8;
