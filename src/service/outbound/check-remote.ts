import { ReleaseDocsError } from "../../release-docs-error.ts";
import { nameAddress, parseWebAddress } from "./parse-web-address.ts";
import { type Guard, readAddresses } from "./read-addresses.ts";
import { untilAborted } from "./until-aborted.ts";

/** A remote that git may ask. */
export type CheckedRemote = {
  /** The remote as it was understood; what git is to be given, since another spelling may mean another host to it. */
  url: string;
  /** For git's `http.curloptResolve`, so that it connects to what was checked; undefined where nothing is held. */
  curloptResolve: string | undefined;
};

// Never `ext::`, which is a command.
const OTHER_SCHEMES: ReadonlySet<string> = new Set(["ssh:", "git:", "file:"]);
const LONGEST_LOOKUP = 10_000;

/**
 * Checks a remote before git asks it, as `createOutbound` checks an address: https and http to public addresses; with
 * `allowPrivate` anywhere, also by `ssh:`, `git:` and `file:`. Whoever starts git sets `http.followRedirects=false` too,
 * since git checks nothing, and gives credentials apart: none may stand in the address. Through a proxy git leaves the
 * names to the proxy, whatever `curloptResolve` says.
 */
export async function checkRemote(address: string, guard: Guard): Promise<CheckedRemote> {
  const other = URL.parse(address);
  if (guard.allowPrivate && other !== null && OTHER_SCHEMES.has(other.protocol)) {
    return { url: other.href, curloptResolve: undefined };
  }
  const url = parseWebAddress(address);
  if (guard.allowPrivate) return { url: url.href, curloptResolve: undefined };
  const late = AbortSignal.timeout(LONGEST_LOOKUP);
  const addresses = await untilAborted(late, readAddresses(url, guard)).catch((cause: unknown) => {
    throw cause === late.reason ? noAnswer(url) : cause;
  });
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  const targets = addresses.map(({ address: target, family }) => (family === 6 ? `[${target}]` : target));
  return { url: url.href, curloptResolve: `${url.hostname}:${port}:${targets.join(",")}` };
}

function noAnswer(url: URL): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "outbound/timeout",
    message: `No name server said in ${LONGEST_LOOKUP / 1000} s where ${nameAddress(url)} is.`,
    hint: "Try again later.",
  });
}
