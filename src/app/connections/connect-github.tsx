import { Flash } from "@primer/react";
import { useState } from "react";
import { GITHUB_APP_FAILURES } from "../../contract/kinds.ts";
import { MAX_ADDRESS_LENGTH } from "../../contract/limits.ts";
import { TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { Folded } from "../shell/controls/controls.tsx";
import { Needs } from "./needs.tsx";

type Given = { organization?: string | undefined; serverUrl?: string | undefined };

/** Begins to register a GitHub App, and leaves for GitHub. */
export function useConnectGitHub({ hasForm = false } = {}) {
  return useChange({
    call: (given: Given) => api.githubApps.register(given),
    resources: [],
    onDone: ({ url }) => window.location.assign(url),
    hasForm,
  });
}

const FIELDS = {
  organization: {
    label: "Organization on GitHub",
    caption: "By default, the app is for repositories of your account.",
  },
  serverUrl: { label: "GitHub Enterprise Server", caption: "Its address. By default, https://github.com." },
} as const;

/** An app of the organization's own, which GitHub makes with the permissions that are needed. */
export function ConnectGitHub({ failed }: { failed?: keyof typeof GITHUB_APP_FAILURES | undefined }) {
  const [given, setGiven] = useState<Given>({});
  const saving = useConnectGitHub({ hasForm: true });
  return (
    <Form
      label="GitHub App"
      fields={Object.keys(FIELDS)}
      saving={saving}
      submitLabel="Connect GitHub"
      onSubmit={() => saving.mutate(given)}
    >
      {failed !== undefined && (
        <Flash variant="danger" role="alert">
          {GITHUB_APP_FAILURES[failed]}
        </Flash>
      )}
      <Needs type="codehostApp" access="app" />
      <Folded title="For an organization, or on GitHub Enterprise Server">
        {(["organization", "serverUrl"] as const).map((path) => (
          <TextField
            key={path}
            {...{ ...FIELDS[path], path, maxLength: MAX_ADDRESS_LENGTH }}
            value={given[path] ?? ""}
            onChange={(text) => setGiven({ ...given, [path]: text || undefined })}
          />
        ))}
      </Folded>
    </Form>
  );
}
