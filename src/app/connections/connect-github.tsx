import { Flash } from "@primer/react";
import { GITHUB_APP_FAILURES } from "../../contract/kinds.ts";
import { githubApps } from "../../contract/resources/connections/github-apps.ts";
import { fieldsFor } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { useSaveForm } from "../forms/save-form.ts";
import { Folded } from "../shell/controls/controls.tsx";
import { Needs } from "./needs.tsx";
import { REGISTERING, type Registration } from "./registering.ts";

const { TextField } = fieldsFor<Registration>();

/** An app of the organization's own, which GitHub makes with the permissions that are needed. */
export function ConnectGitHub({ failed }: { failed?: keyof typeof GITHUB_APP_FAILURES | undefined }) {
  const start: Registration = {};
  const saving = useSaveForm({
    start,
    operation: githubApps.register,
    build: (values) => values,
    ...REGISTERING,
  });
  return (
    <Form label="GitHub App" submitLabel="Connect GitHub" saving={saving}>
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
          caption="By default, the app is for repositories of your account."
        />
        <TextField
          path="serverUrl"
          label="GitHub Enterprise Server"
          caption="Its address. By default, https://github.com."
        />
      </Folded>
    </Form>
  );
}
