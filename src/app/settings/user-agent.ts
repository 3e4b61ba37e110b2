/** The first one counts: some browsers name themselves as others too. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;

const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iOS"],
  ["iPad", "iOS"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

/** A browser in words, such as "Firefox on Linux"; its own text if that says neither. */
export function nameBrowser(userAgent: string): string {
  const [, browser] = BROWSERS.find(([mark]) => userAgent.includes(`${mark}/`)) ?? [];
  const [, system] = SYSTEMS.find(([mark]) => userAgent.includes(mark)) ?? [];
  if (browser === undefined && system === undefined) return userAgent || "Unknown browser";
  return [browser ?? "A browser", ...(system === undefined ? [] : ["on", system])].join(" ");
}
