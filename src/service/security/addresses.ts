import { lookup as lookupName } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { quoteText } from "../../shared/text.ts";

/**
 * Parses an address that the service may ask: of http or https, without user or password. Odd spellings of a host
 * (`http://2130706433/`, `http://0x7f.1/`) come out as the address that they stand for. Throws `outbound/bad-address`.
 */
export function parseWebAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (url === null) throw badAddress("It is no address", "What was given for an address is none.");
  if (!/^https?:$/.test(url.protocol)) {
    throw badAddress(
      "Only http and https are asked",
      `An address that begins with ${quoteText(url.protocol, 40)} is not asked.`,
    );
  }
  if (url.username !== "" || url.password !== "") {
    throw badAddress(
      "Take user and password out of it",
      `The address ${nameAddress(url)} has a user or a password in it.`,
    );
  }
  return url;
}

/** An address as a sentence names it: without user, password, query and fragment, which can be secret. */
export function nameAddress({ origin, protocol, pathname }: URL): string {
  return quoteText(origin === "null" ? protocol : `${origin}${pathname === "/" ? "" : pathname}`);
}

function badAddress(reason: string, message: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "outbound/bad-address",
    message,
    hint: `${reason}: give one like https://docs.example.com/page.`,
  });
}

const IPV4: Readonly<Record<string, readonly string[]>> = {
  "an unspecified address": ["0.0.0.0/8"],
  "a loopback address": ["127.0.0.0/8"],
  "a link-local address": ["169.254.0.0/16"],
  "a private address": ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"],
  "an address behind a carrier's NAT": ["100.64.0.0/10"],
  "a multicast address": ["224.0.0.0/4"],
  "a benchmark address": ["198.18.0.0/15"],
  "a documentation address": ["192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24"],
  // 168.63.129.16 is public by its number, and answers the machines of one cloud with what they are told in secret.
  "a reserved address": ["192.0.0.0/24", "192.88.99.0/24", "240.0.0.0/4", "168.63.129.16/32"],
};

const IPV6: Readonly<Record<string, readonly string[]>> = {
  "an unspecified address": ["::/128"],
  "a loopback address": ["::1/128"],
  "a link-local address": ["fe80::/10", "fec0::/10"],
  "a private address": ["fc00::/7", "64:ff9b:1::/48"],
  "a multicast address": ["ff00::/8"],
  "a benchmark address": ["2001:2::/48"],
  "a documentation address": ["2001:db8::/32", "3fff::/20"],
  // Whom they lead to stands inside, disguised in Teredo's; nobody serves anything at one.
  "an address of a tunnel": ["2002::/16", "2001::/32", "::/96"],
  "a reserved address": ["2001::/23", "100::/64"],
};

// IPv4-mapped, IPv4-translated and NAT64: what the last 32 bits lead to decides.
const EMBEDDING = ["::ffff:", "::ffff:0:", "64:ff9b::"];

// IPv6 first: its tunnels are a part of what is reserved there.
const KINDS = [...new Set([...Object.keys(IPV6), ...Object.keys(IPV4)])].map((kind) => {
  const subnets = IPV4[kind] ?? [];
  const embedded = subnets.flatMap((subnet) => EMBEDDING.map((prefix) => embed(prefix, subnet)));
  return { kind, addresses: listSubnets([...subnets, ...embedded, ...(IPV6[kind] ?? [])]) };
});

// Of IPv6 only this is given to anybody; what is not known to be public is none of ours.
const PUBLIC = listSubnets(["0.0.0.0/0", "2000::/3", ...EMBEDDING.map((prefix) => embed(prefix, "0.0.0.0/0"))]);

/**
 * Says what keeps an address of IPv4 or IPv6 (no name, no brackets) from being a public one: `a loopback address`.
 * Undefined for a public address. A NAT64 prefix that a network chose for itself cannot be told from a public address.
 */
export function addressKind(address: string): string | undefined {
  const plain = address.replace(/%.*$/, "");
  const version = isIP(plain);
  if (version === 0) return "no address of the internet";
  const family = version === 4 ? "ipv4" : "ipv6";
  const found = KINDS.find(({ addresses }) => addresses.check(plain, family));
  return found?.kind ?? (PUBLIC.check(plain, family) ? undefined : "a reserved address");
}

function listSubnets(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = "", bits] = subnet.split("/");
    list.addSubnet(address, Number(bits), isIP(address) === 4 ? "ipv4" : "ipv6");
  }
  return list;
}

function embed(prefix: string, subnet: string): string {
  const [address, bits] = subnet.split("/");
  return `${prefix}${address}/${96 + Number(bits)}`;
}

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

/** What the work gives, or a rejection with the signal's reason as soon as it is aborted. */
export function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
