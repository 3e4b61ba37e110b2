import { DeviceDesktopIcon, type Icon, MoonIcon, PersonIcon, SignOutIcon, SunIcon } from "@primer/octicons-react";
import { ActionList, ActionMenu } from "@primer/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { forgetAnswers, signOut, useSession } from "./session.ts";
import { chooseTheme, readTheme, THEMES, type Theme } from "./theme.ts";
import { showFailure } from "./toasts.tsx";
import styles from "./user-menu.module.css";

const THEME_LOOKS: Readonly<Record<Theme, { label: string; icon: Icon }>> = {
  auto: { label: "As the system", icon: DeviceDesktopIcon },
  light: { label: "Light", icon: SunIcon },
  dark: { label: "Dark", icon: MoonIcon },
};

export function UserMenu() {
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: () => signOut(session),
    onSuccess: async () => {
      await navigate({ to: "/sign-in", search: {} });
      // Not before: this page would read again what it shows.
      forgetAnswers(queryClient);
    },
    onError: showFailure,
  });
  return (
    <ActionMenu>
      <ActionMenu.Button variant="invisible" leadingVisual={PersonIcon} className={styles.button}>
        <span className={styles.name}>{session.user.name}</span>
      </ActionMenu.Button>
      <ActionMenu.Overlay align="end" width="small">
        <ActionList>
          <ThemeChoice />
          <ActionList.Divider />
          <ActionList.Item onSelect={() => leaving.mutate()}>
            <ActionList.LeadingVisual>
              <SignOutIcon />
            </ActionList.LeadingVisual>
            Sign out
          </ActionList.Item>
        </ActionList>
      </ActionMenu.Overlay>
    </ActionMenu>
  );
}

function ThemeChoice() {
  const [chosen, setChosen] = useState(readTheme);
  return (
    <ActionList.Group selectionVariant="single">
      <ActionList.GroupHeading>Theme</ActionList.GroupHeading>
      {THEMES.map((theme) => {
        const { label, icon: Visual } = THEME_LOOKS[theme];
        return (
          <ActionList.Item
            key={theme}
            selected={theme === chosen}
            onSelect={() => {
              chooseTheme(theme);
              setChosen(theme);
            }}
          >
            <ActionList.LeadingVisual>
              <Visual />
            </ActionList.LeadingVisual>
            {label}
          </ActionList.Item>
        );
      })}
    </ActionList.Group>
  );
}
