import { lookup as lookupName } from "node:dns/promises";
import { isIP } from "node:net";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { addressKind } from "./address-kind.ts";

/** An address that a name leads to; `family` is 4 or 6. */
export type Address = { address: string; family: number };

/** What the service may reach, and how it finds out where a name leads. */
export type Guard = {
  /** Whether the operator lets callers reach the service's own machine and network (`--allow-private`). */
  allowPrivate: boolean;
  /** Tells all addresses of a name; the system's own way unless given. */
  lookup?: (host: string) => Promise<readonly Address[]>;
};

const lookupAll = (host: string) => lookupName(host, { all: true });

/**
 * The addresses of a URL's host, asked for once, so that what was checked is what can be connected to. Throws
 * `outbound/private-address` where one of them is not public, `outbound/unknown-host` where there is none. Which
 * address a name has is not told: that is the business of the network that it is in.
 */
export async function readAddresses(
  url: URL,
  { allowPrivate, lookup = lookupAll }: Guard,
): Promise<readonly Address[]> {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const family = isIP(host);
  const addresses =
    family === 0
      ? await lookup(host).catch((cause: unknown) => refuseUnknown(url, cause))
      : [{ address: host, family }];
  if (addresses.length === 0) return refuseUnknown(url, undefined);
  const [kind] = allowPrivate ? [] : addresses.flatMap(({ address }) => addressKind(address) ?? []);
  if (kind === undefined) return addresses;
  throw new ReleaseDocsError({
    code: "outbound/private-address",
    message: `${url.host} ${family === 0 ? "leads to" : "is"} ${kind}, which this service does not ask for anybody.`,
    hint: "Give a public address. An operator who trusts all callers can start the service with --allow-private.",
  });
}

function refuseUnknown(url: URL, cause: unknown): never {
  throw new ReleaseDocsError({
    code: "outbound/unknown-host",
    message: `No address is known for ${url.hostname}.`,
    hint: "Check its spelling, and that the service can ask a name server.",
    cause,
  });
}
