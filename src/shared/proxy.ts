import { ReleaseDocsError } from "./errors.ts";

/** Whether the host of an address, as `URL.hostname` writes it, is this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}

/** A proxy that the environment names. */
export type ProxyAddress = {
  /** The variable that names it. */
  variable: string;
  url: URL;
};

/**
 * The proxy on the way to `url`, or undefined for a direct way: by `https_proxy` or `http_proxy`, lower case first,
 * unless `no_proxy` names the host. An address without a scheme is taken as `http://`. A loopback address is reached
 * directly: a proxy would look for it on its own machine. Throws `api/proxy` for one that is no http or https address.
 */
export function readProxy(url: URL, environment: NodeJS.ProcessEnv): ProxyAddress | undefined {
  const name = `${url.protocol.slice(0, -1)}_proxy`;
  const variable = environment[name] ? name : name.toUpperCase();
  const value = environment[variable]?.trim();
  if (!value || isLoopback(url.hostname)) return undefined;
  if (isExcepted(url, environment.no_proxy || environment.NO_PROXY || "")) return undefined;
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  const proxy = URL.canParse(address) ? new URL(address) : undefined;
  if (proxy !== undefined && /^https?:$/.test(proxy.protocol)) return { variable, url: proxy };
  throw new ReleaseDocsError({
    code: "api/proxy",
    message: `The environment variable ${variable} does not hold the address of a proxy that can be used here.`,
    hint: `Set ${variable} to an address that begins with http:// or https://, or name ${url.hostname} in no_proxy.`,
  });
}

/** Whether `no_proxy` names the host: itself, a domain that it is in, `*`, each perhaps with a port. */
function isExcepted({ protocol, hostname, port }: URL, exceptions: string): boolean {
  const withPort = `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
  return exceptions
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((item) => item !== "")
    .map((item) => item.replace(/^\*?\./, "").replace(/^(?=[\da-f]*:[\da-f:]*:)(.*)$/, "[$1]"))
    .some((item) => item === "*" || [hostname, withPort].some((host) => host === item || host.endsWith(`.${item}`)));
}
