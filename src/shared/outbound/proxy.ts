import { ReleaseDocsError } from "../errors.ts";
import { isLoopback } from "./server-urls.ts";

export type ProxyAddress = { variable: string; url: URL };

/** Lower-case variables first, `http://` by default; none for loopback. Throws `api/proxy` for an invalid URL. */
export function readProxy(url: URL, environment: NodeJS.ProcessEnv): ProxyAddress | undefined {
  const name = `${url.protocol.slice(0, -1)}_proxy`;
  const variable = environment[name] ? name : name.toUpperCase();
  const value = environment[variable]?.trim();
  if (!value || isLoopback(url.hostname)) return undefined;
  if (isExcepted(url, environment.no_proxy || environment.NO_PROXY || "")) return undefined;
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  const proxy = URL.parse(address);
  if (proxy !== null && /^https?:$/.test(proxy.protocol)) return { variable, url: proxy };
  throw new ReleaseDocsError("api/proxy", `The environment variable ${variable} is not a valid proxy URL.`, {
    hint: `Set ${variable} to an http:// or https:// URL, or add ${url.hostname} to no_proxy.`,
  });
}

/** Whether `no_proxy` has the host, a parent domain or `*`, each with an optional port. */
function isExcepted({ protocol, hostname, port }: URL, exceptions: string): boolean {
  const withPort = `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
  return exceptions
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((item) => item !== "")
    .map((item) => item.replace(/^\*?\./, "").replace(/^(?=[\da-f]*:[\da-f:]*:)(.*)$/, "[$1]"))
    .some((item) => item === "*" || [hostname, withPort].some((host) => host === item || host.endsWith(`.${item}`)));
}
