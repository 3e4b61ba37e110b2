import { BlockList, isIP } from "node:net";

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
