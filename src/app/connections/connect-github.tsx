import { Flash } from "@primer/react";
import { useState } from "react";
import { GITHUB_APP_FAILURES } from "../../contract/kinds.ts";
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from "../../contract/limits.ts";
import { TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { Folded } from "../shell/controls/controls.tsx";
import { Needs } from "./needs.tsx";

/** Begins to register a GitHub App, and leaves for GitHub. */
export function useConnectGitHub({ hasForm = false } = {}) {
  return useChange({
    call: (given: { organization?: string | undefined; serverUrl?: string | undefined }) =>
      api.githubApps.register(given),
    resources: [],
    onDone: ({ url }) => window.location.assign(url),
    hasForm,
  });
}

/** An app of the organization's own, which GitHub makes with the permissions that are needed. */
export function ConnectGitHub({ failed }: { failed?: keyof typeof GITHUB_APP_FAILURES | undefined }) {
  const [organization, setOrganization] = useState("");
  const [serverUrl, setServerUrl] = useState("");
  const saving = useConnectGitHub({ hasForm: true });
  return (
    <Form
      label="GitHub App"
      fields={["organization", "serverUrl"]}
      saving={saving}
      submitLabel="Connect GitHub"
      onSubmit={() => saving.mutate({ organization: organization || undefined, serverUrl: serverUrl || undefined })}
    >
      {failed !== undefined && (
        <Flash variant="danger" role="alert">
          {GITHUB_APP_FAILURES[failed]}
        </Flash>
      )}
      <Needs type="codehostApp" access="app" />
      <Folded title="For an organization, or on GitHub Enterprise Server">
        <TextField
          path="organization"
          label="Organization on GitHub"
          caption="Whose repositories the app is for. By default those of your own account."
          maxLength={MAX_NAME_LENGTH}
          value={organization}
          onChange={setOrganization}
        />
        <TextField
          path="serverUrl"
          label="Address of the server"
          type="url"
          placeholder="https://github.example.com"
          maxLength={MAX_ADDRESS_LENGTH}
          value={serverUrl}
          onChange={setServerUrl}
        />
      </Folded>
    </Form>
  );
}
