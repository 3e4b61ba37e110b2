import { lookup as lookupName } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { ReleaseDocsError } from "../errors.ts";
import { quoteText } from "../text.ts";

/** Normalizes spellings of an IPv4 address such as `http://0x7f.1/`. Throws `outbound/bad-address`. */
export function parseWebAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (url === null) throw badAddress("The address is not a URL.");
  if (!/^https?:$/.test(url.protocol)) {
    throw badAddress(`Addresses that begin with ${quoteText(url.protocol, 40)} are not supported.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw badAddress(`The address ${nameAddress(url)} contains a user or a password.`);
  }
  return url;
}

/** An address for messages: without user, password, query and fragment, which can be secret. */
export function nameAddress({ origin, protocol, pathname }: URL): string {
  return quoteText(origin === "null" ? protocol : `${origin}${pathname === "/" ? "" : pathname}`);
}

const badAddress = (message: string) => new ReleaseDocsError("outbound/bad-address", message);

const KINDS: Readonly<Record<string, string>> = {
  unspecified: "an unspecified address",
  loopback: "a loopback address",
  linkLocal: "a link-local address",
  deprecatedSiteLocal: "a link-local address",
  private: "a private address",
  uniqueLocal: "a private address",
  // Of these only 64:ff9b:1::/48 remains here, which is NAT64 inside a network.
  rfc6052: "a private address",
  carrierGradeNat: "a carrier-grade NAT address",
  multicast: "a multicast address",
  "6to4": "a tunnel address",
  teredo: "a tunnel address",
};

// IPv4-mapped, IPv4-translated and NAT64: the last 32 bits are the IPv4 address that is reached.
const EMBEDDING = ["::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96"].map((range) => ipaddr.IPv6.parseCIDR(range));
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
// Public by its number, but gives the machines of one cloud their secrets.
const CLOUD_METADATA = "168.63.129.16";

/** Undefined for a public address. Does not recognize a NAT64 prefix that a network chose for itself. */
export function addressKind(address: string): string | undefined {
  const [plain = ""] = address.split("%", 1);
  const version = isIP(plain);
  if (version === 0) return "not an IP address";
  // In hexadecimal, since ipaddr.js parses `::8.8.8.8` as IPv4-mapped.
  const parsed = ipaddr.parse(version === 4 ? plain : new URL(`http://[${plain}]/`).hostname.slice(1, -1));
  const isEmbedding = parsed.kind() === "ipv6" && EMBEDDING.some((range) => parsed.match(range));
  const target = isEmbedding ? new ipaddr.IPv4(parsed.toByteArray().slice(12)) : parsed;
  const isGlobal = target.kind() === "ipv4" ? target.toString() !== CLOUD_METADATA : target.match(GLOBAL_IPV6);
  const range = target.range();
  return range === "unicast" && isGlobal ? undefined : (KINDS[range] ?? "a reserved address");
}

export type Address = { address: string; family: number };

export type Guard = {
  /** Whether callers can reach the service's own machine and network (`--allow-private`). */
  allowPrivate: boolean;
  lookup?: (host: string) => Promise<readonly Address[]>;
};

const lookupAll = (host: string) => lookupName(host, { all: true });

/** Looks up once, for a connection to the checked addresses. Errors do not name private addresses. */
export async function readAddresses(
  url: URL,
  { allowPrivate, lookup = lookupAll }: Guard,
): Promise<readonly Address[]> {
  const host = hostOf(url);
  const family = isIP(host);
  const addresses = family === 0 ? await lookUpHost(host, lookup) : [{ address: host, family }];
  const [kind] = allowPrivate ? [] : addresses.flatMap(({ address }) => addressKind(address) ?? []);
  if (kind === undefined) return addresses;
  throw privateAddress(`${url.host} ${family === 0 ? "resolves to" : "is"} ${kind}`);
}

/** Without the brackets of an IPv6 address. */
const hostOf = (url: URL) => url.hostname.replace(/^\[(.*)\]$/, "$1");

async function lookUpHost(host: string, lookup: NonNullable<Guard["lookup"]>): Promise<readonly Address[]> {
  try {
    const addresses = await lookup(host);
    if (addresses.length > 0) return addresses;
  } catch (cause) {
    throw new ReleaseDocsError("outbound/unknown-host", `DNS lookup failed for ${host}.`, { cause });
  }
  // Without a checked address, git and others would do a lookup of their own.
  throw new ReleaseDocsError("outbound/unknown-host", `${host} has no address.`);
}

function privateAddress(found: string): ReleaseDocsError {
  return new ReleaseDocsError("outbound/private-address", `${found}, which this service does not request.`);
}

// Never `ext::`, which runs a command.
const isOtherScheme = ({ protocol }: URL) => /^(ssh|git|file):$/.test(protocol);

const LOCAL_NAME = /(^|\.)(localhost|localhost\.localdomain)\.?$/;

/** Checks without a DNS lookup. Throws `outbound/bad-address` and `outbound/private-address`. */
export function checkPlainAddress(
  address: string,
  { allowPrivate, isRepository }: { allowPrivate: boolean; isRepository: boolean },
): void {
  const other = URL.parse(address);
  const isOther = other !== null && isRepository && allowPrivate && isOtherScheme(other);
  if (isOther && other.password === "") return;
  const url = parseWebAddress(address);
  const host = hostOf(url);
  const named = LOCAL_NAME.test(host) ? "a name of this machine" : undefined;
  const kind = isIP(host) === 0 ? named : addressKind(host);
  if (kind !== undefined && !allowPrivate) throw privateAddress(`${nameAddress(url)} is at ${kind}`);
}

const MAX_LOOKUP_MS = 10_000;

/**
 * The normalized `url`, since git may read another host from another spelling, and git's `http.curloptResolve` unless
 * private addresses are allowed. The caller sets `http.followRedirects=false`, since git does not check redirects.
 */
export async function checkRemote(address: string, guard: Guard) {
  const other = URL.parse(address);
  const url = guard.allowPrivate && other !== null && isOtherScheme(other) ? other : parseWebAddress(address);
  if (guard.allowPrivate) return { url: url.href, curloptResolve: undefined };
  const late = AbortSignal.timeout(MAX_LOOKUP_MS);
  const addresses = await untilAborted(late, readAddresses(url, guard)).catch((cause: unknown) => {
    if (cause !== late.reason) throw cause;
    const message = `DNS lookup for ${nameAddress(url)} timed out after ${MAX_LOOKUP_MS / 1000} s.`;
    throw new ReleaseDocsError("outbound/timeout", message);
  });
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  const targets = addresses.map(({ address: target, family }) => (family === 6 ? `[${target}]` : target));
  return { url: url.href, curloptResolve: `${url.hostname}:${port}:${targets.join(",")}` };
}

export function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
