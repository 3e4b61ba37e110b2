import { Flash } from "@primer/react";
import { useState } from "react";
import type { NotificationChoices } from "../../contract/resources/notifications.ts";
import { asChoices, CheckField, SelectField } from "../forms/fields.tsx";
import { FieldGroup, Form } from "../forms/form.tsx";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api/api.ts";
import { useSession } from "../shell/api/session.ts";
import { SectionPage } from "../shell/controls/tabs.tsx";
import { Loaded } from "../shell/record-page.tsx";
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

function ChoicesForm({ canEmail, choices }: { canEmail: boolean; choices: NotificationChoices }) {
  const { user } = useSession();
  const [values, setValues] = useState(choices);
  const saving = useChange({
    call: () => api.notifications.setSettings(values),
    resources: ["notifications"],
    done: "Saved the settings",
    hasForm: true,
  });
  const bind = (path: "app" | "email" | "emailAbout") => ({
    ...{ path, value: values[path] },
    onChange: (value: string) => setValues({ ...values, [path]: value }),
  });
  return (
    <Form label="Notifications" fields={[]} saving={saving} submitLabel="Save" onSubmit={() => saving.mutate()}>
      <SelectField {...bind("app")} label="In the app" choices={SCOPES} />
      {canEmail ? (
        <>
          <SelectField {...bind("email")} label="By email" caption={`Sent to ${user.email}.`} choices={TIMES} />
          <SelectField {...bind("emailAbout")} label="Emails about" choices={SCOPES} />
        </>
      ) : (
        <Flash>This service sends no emails: its operator has not set up a mail server.</Flash>
      )}
      <FieldGroup title="Notify me when">
        {(["ready", "needsAttention", "failed"] as const).map((kind) => (
          <CheckField
            key={kind}
            {...{ path: kind, label: KINDS[kind], value: values[kind] }}
            onChange={(isWanted) => setValues({ ...values, [kind]: isWanted })}
          />
        ))}
      </FieldGroup>
    </Form>
  );
}
