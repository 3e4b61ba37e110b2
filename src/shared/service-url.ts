import { isLoopback } from "./proxy.ts";

export const SERVICE_URL_RULE = "must be an https URL without user, query or fragment (http only for loopback)";

/** Whether an API key may be sent there. */
export function isServiceUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.username !== "" || url.search !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

/** Without what the paths of routes start with. */
export function trimServiceUrl(value: string): string {
  return value.replace(/(?<!\/)\/+$/, "").replace(/\/api\/v1$/, "");
}
