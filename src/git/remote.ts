/** Where a repository lives on a code host, read from the URL of a remote. */
export type Remote = {
  /** Host with its port where the URL names one: `github.com`, `git.example.com:8443`. */
  host: string;
  /** `owner/repo`; with nested groups `group/subgroup/repo`. */
  name: string;
  /** `https://github.com/owner/repo`, without a trailing slash. */
  webUrl: string;
};

const SCP_LIKE = /^(?:[^@/:\s]+@)?(\[[^\]]+\]|[^/:\s]+):(?!\/\/)(.+)$/;

/**
 * Reads host, name and page address from a remote's URL: `https://`, `http://`, `ssh://`, `git://` and
 * `git@host:owner/repo.git`. Credentials never survive. A port is kept for http(s) only, since a page is not
 * served on the port of ssh. Undefined for a folder, `file://`, or a path without an owner.
 */
export function parseRemote(url: string): Remote | undefined {
  const trimmed = url.trim();
  if (/^[a-z]:[\\/]/i.test(trimmed)) return undefined;
  const place = trimmed.includes("://") ? parseUrl(trimmed) : parseScpLike(trimmed);
  if (place === undefined) return undefined;
  const parts = place.path.split("/").filter((part) => part !== "" && part !== "~");
  const last = parts.at(-1)?.replace(/\.git$/i, "");
  if (parts.length < 2 || last === undefined || last === "") return undefined;
  const name = [...parts.slice(0, -1), last].join("/");
  return { host: place.host, name, webUrl: `${place.protocol}//${place.host}/${name}` };
}

/** The URL without user name and password; a scp-like `git@host:path` holds no secret and stays as it is. */
export function withoutCredentials(url: string): string {
  return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, "$1");
}

type Place = { protocol: string; host: string; path: string };

function parseUrl(text: string): Place | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const protocol = url.protocol.replace(/^git\+/, "");
  if (url.hostname === "") return undefined;
  if (protocol === "http:" || protocol === "https:")
    return { protocol, host: url.host, path: decodePath(url.pathname) };
  if (protocol === "ssh:" || protocol === "git:") {
    return { protocol: "https:", host: url.hostname.toLowerCase(), path: decodePath(url.pathname) };
  }
  return undefined;
}

function parseScpLike(text: string): Place | undefined {
  const match = SCP_LIKE.exec(text);
  const [, host, path] = match ?? [];
  if (host === undefined || path === undefined) return undefined;
  return { protocol: "https:", host: host.toLowerCase(), path };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
