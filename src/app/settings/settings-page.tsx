import type { ReactNode } from "react";
import { Page } from "../shell/controls.tsx";
import { type Tab, Tabs } from "../shell/tabs.tsx";

const TABS: readonly Tab[] = [
  { label: "API keys", to: "/settings/keys" },
  { label: "Sessions", to: "/settings/sessions" },
  { label: "Webhooks", to: "/settings/webhooks", permission: "connection:update" },
  { label: "Model", to: "/settings/model", permission: "connection:update" },
];

/** One of the pages under Settings. */
export function SettingsPage({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page title={title} actions={actions}>
      <Tabs label="Settings" tabs={TABS} />
      {children}
    </Page>
  );
}
