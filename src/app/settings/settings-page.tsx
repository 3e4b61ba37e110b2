import { Page, type PageProps } from "../shell/controls.tsx";
import { type Tab, Tabs } from "../shell/tabs.tsx";

const TABS: readonly Tab[] = [
  { label: "API keys", to: "/settings/keys" },
  { label: "Sessions", to: "/settings/sessions" },
  { label: "Webhooks", to: "/settings/webhooks", permission: "connection:update" },
  { label: "Model", to: "/settings/model", permission: "connection:update" },
];

/** One of the pages under Settings. */
export function SettingsPage({ children, ...page }: PageProps) {
  return (
    <Page {...page}>
      <Tabs label="Settings" tabs={TABS} />
      {children}
    </Page>
  );
}
