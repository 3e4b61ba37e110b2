const NAME = "release-docs.theme";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** `auto` follows the system. */
export function readTheme(): Theme {
  const stored = localStorage.getItem(NAME);
  return THEMES.find((theme) => theme === stored) ?? "auto";
}

/** Stores the theme for this browser and shows it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(NAME, theme);
  showTheme(theme);
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.colorMode = theme;
}

/** Also where another tab chose one. */
export function followTheme(): void {
  showTheme(readTheme());
  // Paper is white.
  matchMedia("print").addEventListener("change", ({ matches }) => showTheme(matches ? "light" : readTheme()));
  addEventListener("storage", ({ key }) => {
    if (key === NAME) showTheme(readTheme());
  });
}
