import { ThreeBarsIcon } from "@primer/octicons-react";
import { ActionList, ActionMenu, IconButton, NavList } from "@primer/react";
import { useQueryClient } from "@tanstack/react-query";
import { Link, Outlet, useMatchRoute, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { PAGE_TITLE } from "./controls.tsx";
import icon from "./icon.svg";
import styles from "./layout.module.css";
import { useLiveQueries } from "./live.ts";
import { NAVIGATION, type NavigationEntry } from "./navigation.ts";
import { useMay, useSession } from "./session.ts";
import { UserMenu } from "./user-menu.tsx";

/** Header, navigation and the page of the current URL. */
export function Layout() {
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  useLiveQueries(useQueryClient());
  const { organization } = useSession();
  return (
    <div className={styles.layout}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.header}>
        <NarrowNavigation />
        <Link to="/" className={styles.brand}>
          <img src={icon} alt="" width={24} height={24} />
          <span className={styles.product}>release-docs</span>
        </Link>
        <span className={styles.organization}>{organization.name}</span>
        <UserMenu />
      </header>
      <Navigation />
      <main id="content" ref={content} tabIndex={-1} aria-labelledby={PAGE_TITLE} className={styles.content}>
        <Outlet />
      </main>
    </div>
  );
}

/** The pages that the caller may read something on. */
function useNavigation(): readonly NavigationEntry[] {
  const may = useMay();
  return NAVIGATION.filter(({ resource }) => !resource || may(`${resource}:list`) || may(`${resource}:get`));
}

function Navigation() {
  const matches = useMatchRoute();
  const entries = useNavigation();
  return (
    <NavList aria-label="Pages" className={styles.navigation}>
      {entries.map(({ label, to, icon: Visual }) => (
        <NavList.Item key={label} as={Link} to={to} aria-current={matches({ to, fuzzy: true }) ? "page" : undefined}>
          <NavList.LeadingVisual>
            <Visual />
          </NavList.LeadingVisual>
          {label}
        </NavList.Item>
      ))}
    </NavList>
  );
}

function NarrowNavigation() {
  const navigate = useNavigate();
  const matches = useMatchRoute();
  const entries = useNavigation();
  return (
    <ActionMenu>
      <ActionMenu.Anchor>
        <IconButton icon={ThreeBarsIcon} aria-label="Pages" variant="invisible" className={styles.menuButton} />
      </ActionMenu.Anchor>
      <ActionMenu.Overlay>
        <ActionList>
          {entries.map(({ label, to, icon: Visual }) => (
            <ActionList.Item
              key={label}
              active={Boolean(matches({ to, fuzzy: true }))}
              onSelect={() => void navigate({ to })}
            >
              <ActionList.LeadingVisual>
                <Visual />
              </ActionList.LeadingVisual>
              {label}
            </ActionList.Item>
          ))}
        </ActionList>
      </ActionMenu.Overlay>
    </ActionMenu>
  );
}

/** So that a screen reader says the title of the new page, and the keyboard continues there. Filters are no navigation. */
function useFocusOnNavigation(content: { current: HTMLElement | null }): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) content.current?.focus({ preventScroll: true });
      }),
    [router, content],
  );
}
