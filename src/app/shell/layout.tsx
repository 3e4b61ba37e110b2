import {
  BookIcon,
  DeviceDesktopIcon,
  GearIcon,
  HomeIcon,
  type Icon,
  InboxIcon,
  LogIcon,
  MoonIcon,
  NoteIcon,
  PeopleIcon,
  PersonIcon,
  PlugIcon,
  SearchIcon,
  SignOutIcon,
  SunIcon,
  ThreeBarsIcon,
} from "@primer/octicons-react";
import { ActionList, ActionMenu, Flash, IconButton } from "@primer/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  createLink,
  Link,
  type LinkProps,
  lazyRouteComponent,
  Outlet,
  useNavigate,
  useRouter,
} from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState } from "react";
import type { Resource } from "../../contract/permissions.ts";
import { useLiveQueries } from "./api/live.ts";
import { forgetAnswers, signOut, useMay, useSession } from "./api/session.ts";
import { MenuItem, MoreMenu, PAGE_TITLE } from "./controls/controls.tsx";
import icon from "./icon.svg?inline";
import styles from "./layout.module.css";
import look from "./look.module.css";
import { Bell } from "./notifications.tsx";
import { chooseTheme, readTheme, THEMES, type Theme } from "./theme.ts";
import { leaveToast, noteOutage, showFailure } from "./toasts.tsx";
import { useKeyDown } from "./use-key-down.ts";

/** `resource`: what its page lists; without one it is for everyone. */
type NavigationEntry = { label: string; to: LinkProps["to"]; icon: Icon; resource?: Resource };

const NAVIGATION: readonly NavigationEntry[] = [
  { label: "Home", to: "/", icon: HomeIcon },
  { label: "Inbox", to: "/conversations", icon: InboxIcon, resource: "conversation" },
  { label: "Publications", to: "/publications", icon: BookIcon, resource: "publication" },
  { label: "Connections", to: "/connections", icon: PlugIcon, resource: "connection" },
  { label: "Library", to: "/library", icon: NoteIcon, resource: "instruction" },
  { label: "Users", to: "/users", icon: PeopleIcon, resource: "user" },
  { label: "Audit log", to: "/audit", icon: LogIcon, resource: "auditLog" },
  { label: "Settings", to: "/settings", icon: GearIcon },
];

/** Header, navigation and the page of the current URL. */
export function Layout() {
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  const isReachable = useLiveQueries(useQueryClient());
  useEffect(() => noteOutage(!isReachable), [isReachable]);
  const { organization } = useSession();
  return (
    <div className={styles.layout}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.header}>
        <MoreMenu label="Pages" icon={ThreeBarsIcon} size="medium" className={styles.menuButton}>
          <PageLinks />
        </MoreMenu>
        <Link to="/" aria-label="release-docs" className={styles.brand}>
          <img src={icon} alt="" width={24} height={24} />
          <span className={styles.product}>release-docs</span>
        </Link>
        <span className={`${look.cut} ${styles.organization}`}>{organization.name}</span>
        <PaletteButton />
        <Bell />
        <UserMenu />
      </header>
      <nav aria-label="Pages" className={styles.navigation}>
        <ActionList>
          <PageLinks />
        </ActionList>
      </nav>
      <main id="content" ref={content} tabIndex={-1} aria-labelledby={PAGE_TITLE} className={styles.content}>
        {!isReachable && (
          <Flash full variant="warning" role="alert" className={styles.outage}>
            The service does not respond. This page is updated once it does.
          </Flash>
        )}
        <Outlet />
      </main>
    </div>
  );
}

const Palette = lazyRouteComponent(() => import("../palette/palette.tsx"), "Palette");

/** Opens the palette, as Ctrl or ⌘ and K do everywhere. */
function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  const pages = useNavigation().map(({ label, to, icon: Visual }) => ({ label, target: { to }, icon: <Visual /> }));
  const open = () => setIsOpen(true);
  useKeyDown((event) => {
    if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    open();
  });
  const look = { icon: SearchIcon, variant: "invisible", className: styles.search } as const;
  return (
    <>
      <IconButton {...look} aria-label="Search or go to" keybindingHint="Mod+K" onClick={open} />
      <Suspense>{isOpen && <Palette pages={pages} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}

/** The pages that the caller may read something on. */
function useNavigation(): readonly NavigationEntry[] {
  const may = useMay();
  return NAVIGATION.filter(({ resource }) => !resource || may(`${resource}:list`) || may(`${resource}:get`));
}

const PageLink = createLink(ActionList.LinkItem);

function PageLinks() {
  const entries = useNavigation();
  return entries.map(({ label, to, icon: Visual }) => (
    <PageLink
      key={label}
      to={to}
      activeProps={{ active: true }}
      activeOptions={{ exact: to === "/", includeSearch: false }}
    >
      <ActionList.LeadingVisual>
        <Visual />
      </ActionList.LeadingVisual>
      {label}
    </PageLink>
  ));
}

/** So that a screen reader says the title of the new page, and the keyboard continues there. Filters are no navigation. */
function useFocusOnNavigation(content: { current: HTMLElement | null }): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        leaveToast();
        content.current?.focus({ preventScroll: true });
      }),
    [router, content],
  );
}

const THEME_LOOKS: Readonly<Record<Theme, { label: string; icon: Icon }>> = {
  auto: { label: "As the system", icon: DeviceDesktopIcon },
  light: { label: "Light", icon: SunIcon },
  dark: { label: "Dark", icon: MoonIcon },
};

function UserMenu() {
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: () => signOut(session),
    onSuccess: async () => {
      await navigate({ to: "/sign-in", search: {}, ignoreBlocker: true });
      // Not before: this page would read again what it shows.
      forgetAnswers(queryClient);
    },
    onError: showFailure,
  });
  return (
    <ActionMenu>
      <ActionMenu.Button variant="invisible" leadingVisual={PersonIcon} className={styles.user}>
        <span className={`${look.cut} ${styles.userName}`}>{session.user.name}</span>
      </ActionMenu.Button>
      <ActionMenu.Overlay align="end" width="small">
        <ActionList>
          <ThemeChoice />
          <ActionList.Divider />
          <MenuItem icon={SignOutIcon} onSelect={() => leaving.mutate()}>
            Sign out
          </MenuItem>
        </ActionList>
      </ActionMenu.Overlay>
    </ActionMenu>
  );
}

function ThemeChoice() {
  const [chosen, setChosen] = useState(readTheme);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return (
    <ActionList.Group selectionVariant="single">
      <ActionList.GroupHeading>Theme</ActionList.GroupHeading>
      {THEMES.map((theme) => (
        <MenuItem key={theme} icon={THEME_LOOKS[theme].icon} selected={theme === chosen} onSelect={() => choose(theme)}>
          {THEME_LOOKS[theme].label}
        </MenuItem>
      ))}
    </ActionList.Group>
  );
}
