import { UnderlineNav } from "@primer/react";
import { Link, type LinkProps, useMatchRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Page } from "../shell/controls.tsx";
import type { Permission } from "../shell/permissions.ts";
import { useMay } from "../shell/session.ts";
import styles from "./settings-page.module.css";

type Tab = { label: string; to: NonNullable<LinkProps["to"]>; permission?: Permission };

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
  const matches = useMatchRoute();
  const may = useMay();
  const tabs = TABS.filter(({ permission }) => permission === undefined || may(permission));
  return (
    <Page title={title} actions={actions}>
      <UnderlineNav aria-label="Settings" variant="flush" className={styles.tabs}>
        {tabs.map(({ label, to }) => (
          <UnderlineNav.Item
            key={to}
            as={Link}
            to={to}
            aria-current={matches({ to, fuzzy: true }) ? "page" : undefined}
          >
            {label}
          </UnderlineNav.Item>
        ))}
      </UnderlineNav>
      {children}
    </Page>
  );
}
