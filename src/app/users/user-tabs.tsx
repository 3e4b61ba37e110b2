import { type Tab, Tabs } from "../shell/tabs.tsx";

const TABS: readonly Tab[] = [
  { label: "Users", to: "/users", isExact: true },
  { label: "Roles", to: "/users/roles", permission: "user:list" },
];

export function UserTabs() {
  return <Tabs label="Users and roles" tabs={TABS} />;
}
