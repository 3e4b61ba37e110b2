import { isIP } from "node:net";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { addressKind } from "./address-kind.ts";
import { nameAddress, parseWebAddress } from "./parse-web-address.ts";

const LOCAL_NAME = /(^|\.)(localhost|localhost\.localdomain)\.?$/;

/**
 * Refuses an address as far as it is plain to see, without asking where its name leads: that is checked each time it is
 * asked. What `createOutbound` and, for a repository, `checkRemote` would refuse is refused here already. Throws
 * `outbound/bad-address` and `outbound/private-address`.
 */
export function checkPlainAddress(
  address: string,
  { allowPrivate, isRepository }: { allowPrivate: boolean; isRepository: boolean },
): void {
  const other = URL.parse(address);
  const isOther = other !== null && isRepository && allowPrivate && /^(ssh|git|file):$/.test(other.protocol);
  if (isOther && other.password === "") return;
  const url = parseWebAddress(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const named = LOCAL_NAME.test(host) ? "a name of this machine" : undefined;
  const kind = isIP(host) === 0 ? named : addressKind(host);
  if (kind === undefined || allowPrivate) return;
  throw new ReleaseDocsError({
    code: "outbound/private-address",
    message: `${nameAddress(url)} is at ${kind}, which this service does not ask for anybody.`,
    hint: "Give a public address. An operator who trusts all callers can start the service with --allow-private.",
  });
}
