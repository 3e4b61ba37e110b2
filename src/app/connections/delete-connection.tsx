import { Checkbox, FormControl } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Connection } from "../../contract/connections.ts";
import { publicationChoices } from "../conversations/queries.ts";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";

/** Says which publications use the connection, and asks whether they stay. */
export function DeleteConnection({ connection: { id, name } }: { connection: Connection }) {
  const navigate = useNavigate();
  const [keeps, setKeeps] = useState(false);
  const { data } = useQuery(publicationChoices);
  const users = (data?.publications ?? []).filter(({ config }) =>
    [config?.docsRepo, config?.notifierConnection, ...(config?.sourceRepos ?? [])].includes(id),
  );
  const deleting = useChange({
    call: () => api.connections.delete({ params: { id }, query: { preserveDependencies: keeps } }),
    resources: ["connections", "publications"],
    done: `Deleted the connection ${name}`,
    onDone: () => navigate({ to: "/connections" }),
  });
  return (
    <ConfirmButton label="Delete" title={`Delete ${name}?`} change={deleting}>
      <span>Its secrets are deleted. Past work still names it.</span>
      {users.length > 0 && (
        <span>Used by {new Intl.ListFormat("en").format(users.map((publication) => publication.name))}.</span>
      )}
      <FormControl>
        <Checkbox checked={keeps} onChange={({ target }) => setKeeps(target.checked)} />
        <FormControl.Label>Keep the publications and connections that depend on it</FormControl.Label>
        <FormControl.Caption>Otherwise they are deleted too.</FormControl.Caption>
      </FormControl>
    </ConfirmButton>
  );
}
