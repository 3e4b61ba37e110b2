import { Flash } from "@primer/react";
import { type NotificationChoices, notifications } from "../../contract/resources/notifications.ts";
import { asChoices } from "../forms/controls.tsx";
import { fieldsFor } from "../forms/fields.tsx";
import { FieldGroup, Form } from "../forms/form.tsx";
import { useSaveForm } from "../forms/save-form.ts";
import { api } from "../shell/api/api.ts";
import { useSession } from "../shell/api/session.ts";
import { Loaded } from "../shell/controls/section.tsx";
import { SectionPage } from "../shell/controls/tabs.tsx";
import { notificationSettingsQuery } from "./queries.ts";

/** What the caller is notified of, and how. */
export function NotificationsPage() {
  return (
    <SectionPage section="Settings" title="Notifications">
      <Loaded query={notificationSettingsQuery}>
        {({ canEmail, ...choices }) => <ChoicesForm canEmail={canEmail} choices={choices} />}
      </Loaded>
    </SectionPage>
  );
}

const KINDS = { ready: "A draft is ready", needsAttention: "The writer has a question", failed: "Work failed" };
const SCOPES = asChoices({
  all: "All conversations that I may read",
  participating: "Those that I requested, commented on or am assigned to",
});
const TIMES = asChoices({ now: "At once", daily: "Once a day, at 08:00 UTC", never: "Never" });

const { SelectField, CheckField } = fieldsFor<NotificationChoices>();

function ChoicesForm({ canEmail, choices }: { canEmail: boolean; choices: NotificationChoices }) {
  const { user } = useSession();
  const saving = useSaveForm({
    start: choices,
    operation: notifications.setSettings,
    build: (values) => values,
    ...{ call: api.notifications.setSettings, resources: ["notifications"], done: "Saved the settings" },
  });
  return (
    <Form label="Notifications" submitLabel="Save" saving={saving}>
      <SelectField path="app" label="In the app" choices={SCOPES} />
      {canEmail ? (
        <>
          <SelectField path="email" label="By email" caption={`Sent to ${user.email}.`} choices={TIMES} />
          <SelectField path="emailAbout" label="Emails about" choices={SCOPES} />
        </>
      ) : (
        <Flash>This service sends no emails: its operator has not set up a mail server.</Flash>
      )}
      <FieldGroup title="Notify me when">
        {(["ready", "needsAttention", "failed"] as const).map((kind) => (
          <CheckField key={kind} path={kind} label={KINDS[kind]} />
        ))}
      </FieldGroup>
    </Form>
  );
}
