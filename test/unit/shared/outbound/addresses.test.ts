import { describe, expect, test } from "vitest";
import { addressKind, checkRemote, readAddresses } from "../../../../src/shared/outbound/addresses.ts";
import { createOutbound } from "../../../../src/shared/outbound/outbound.ts";

const outbound = createOutbound({ allowPrivate: false, environment: {} });

test.each([
  // Unusual notations of IPv4, which the URL parser normalizes.
  ["http://127.0.0.1/", "loopback"],
  ["http://2130706433/", "loopback"],
  ["http://0x7f.1/", "loopback"],
  ["http://0177.0.0.1/", "loopback"],
  ["http://127.0.0.1./", "loopback"],
  ["http://１２７.０.０.１/", "loopback"],
  ["http://①②⑦.0.0.1/", "loopback"],
  ["http://localhost/", "resolves to a loopback"],
  ["http://LOCALHOST:8080/", "resolves to a loopback"],
  ["http://[::1]/", "loopback"],
  ["http://[0:0:0:0:0:0:0:1]/", "loopback"],
  ["http://0/", "unspecified"],
  ["http://[::]/", "unspecified"],
  ["http://169.254.169.254/latest/meta-data/", "link-local"],
  ["http://[fe80::1]/", "link-local"],
  ["http://10.0.0.1/", "private"],
  ["http://172.16.0.1/", "private"],
  ["http://172.31.255.255/", "private"],
  ["http://192.168.1.1/", "private"],
  ["http://[fc00::1]/", "private"],
  ["http://[fd00:ec2::254]/", "private"],
  ["http://100.64.0.1/", "carrier-grade NAT"],
  ["http://100.100.100.200/", "carrier-grade NAT"],
  ["http://224.0.0.1/", "multicast"],
  ["http://[ff02::1]/", "multicast"],
  ["http://198.18.0.1/", "reserved"],
  ["http://[2001:2::1]/", "reserved"],
  ["http://192.0.2.1/", "reserved"],
  ["http://[2001:db8::1]/", "reserved"],
  ["http://[3fff::1]/", "reserved"],
  ["http://192.0.0.1/", "reserved"],
  ["http://240.0.0.1/", "reserved"],
  ["http://168.63.129.16/", "reserved"],
  ["http://[100::1]/", "reserved"],
  ["http://[4000::1]/", "reserved"],
  // IPv4 inside IPv6: mapped, translated, NAT64, 6to4, Teredo, compatible.
  ["http://[::ffff:127.0.0.1]/", "loopback"],
  ["http://[::ffff:7f00:1]/", "loopback"],
  ["http://[::ffff:a9fe:a9fe]/", "link-local"],
  ["http://[::ffff:0:127.0.0.1]/", "loopback"],
  ["http://[64:ff9b::127.0.0.1]/", "loopback"],
  ["http://[64:ff9b:1::8.8.8.8]/", "private"],
  ["http://[2002:7f00:1::]/", "tunnel"],
  ["http://[2001:0:4136:e378:8000:63bf:80ff:fffe]/", "tunnel"],
  ["http://[::127.0.0.1]/", "reserved"],
])("%s is refused with its kind of address", async (address, kind) => {
  const error = await outbound(address).catch((error: unknown) => error);
  expect(error).toMatchObject({ code: "outbound/private-address", message: expect.stringContaining(kind) });
});

test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"])(
  "%s is public",
  (address) => expect(addressKind(address)).toBeUndefined(),
);

test.each(["", "example.com", "127.0.0.1.example", "fe80::1%eth0", "::8.8.8.8", "::808:808"])(
  "%j is not a public address",
  (address) => {
    expect(addressKind(address)).toBeDefined();
  },
);

test.each([
  ["file:///etc/passwd", /file:/],
  ["ftp://example.com/", /ftp:/],
  ["data:text/plain,hello", /data:/],
  ["gopher://127.0.0.1:6379/_x", /gopher:/],
  ["javascript:alert(1)", /javascript:/],
  ["/etc/passwd", /URL/],
  ["", /URL/],
  ["http://", /URL/],
  ["http://[::1%25eth0]/", /URL/],
  ["https://me:hunter2@example.com/?key=hunter2", /https:\/\/example\.com contains a user/],
  ["https://hunter2@example.com/", /contains a user/],
])("%s is refused even with allowPrivate", async (address, sentence) => {
  const allowed = createOutbound({ allowPrivate: true, environment: {} });
  for (const send of [outbound, allowed]) {
    const error = await send(address).catch((error: unknown) => error);
    expect(error).toMatchObject({ code: "outbound/bad-address", message: expect.stringMatching(sentence) });
    expect(`${error} ${JSON.stringify(error)}`).not.toContain("hunter2");
  }
});

describe("remotes", () => {
  const lookup = async () => [
    { address: "8.8.8.8", family: 4 },
    { address: "2606:4700::1111", family: 6 },
  ];

  test("gives git the checked addresses and the normalized remote", async () => {
    const remote = await checkRemote("https://GitHub.test\\octo/widget.git", { allowPrivate: false, lookup });
    expect(remote).toEqual({
      url: "https://github.test/octo/widget.git",
      curloptResolve: "github.test:443:8.8.8.8,[2606:4700::1111]",
    });
    const other = await checkRemote("http://git.test:8080/o/r", { allowPrivate: false, lookup });
    expect(other.curloptResolve).toBe("git.test:8080:8.8.8.8,[2606:4700::1111]");
  });

  test.each([
    ["http://127.0.0.1/o/r", "outbound/private-address"],
    ["git://github.test/o/r", "outbound/bad-address"],
    ["ssh://git@github.test/o/r", "outbound/bad-address"],
    ["git@github.test:o/r", "outbound/bad-address"],
    ["file:///srv/repository", "outbound/bad-address"],
    ["/srv/repository", "outbound/bad-address"],
    ["ext::sh -c date", "outbound/bad-address"],
    ["--upload-pack=date", "outbound/bad-address"],
    ["https://me:hunter2@github.test/o/r", "outbound/bad-address"],
  ])("%s is refused", async (address, code) => {
    const error = await checkRemote(address, { allowPrivate: false, lookup }).catch((error: unknown) => error);
    expect(error).toMatchObject({ code });
    expect(String(error)).not.toContain("hunter2");
  });

  test.each([true, false])("a host without an address is refused, with allowPrivate %s", async (allowPrivate) => {
    const guard = { allowPrivate, lookup: async () => [] };
    await expect(readAddresses(new URL("https://git.test/o/r"), guard)).rejects.toMatchObject({
      code: "outbound/unknown-host",
    });
    const check = checkRemote("https://git.test/o/r", { ...guard, allowPrivate: false });
    await expect(check).rejects.toMatchObject({ code: "outbound/unknown-host" });
  });

  test("a host with a private address is refused", async () => {
    const inside = async () => [{ address: "10.0.0.7", family: 4 }];
    const check = checkRemote("https://git.test/o/r", { allowPrivate: false, lookup: inside });
    await expect(check).rejects.toMatchObject({ code: "outbound/private-address" });
  });

  test.each([
    "file:///srv/repository",
    "ssh://git@inside.test/o/r",
    "git://127.0.0.1/o/r",
    "http://127.0.0.1:8080/o/r",
  ])("%s is allowed with allowPrivate", async (url) => {
    expect(await checkRemote(url, { allowPrivate: true })).toEqual({ url, curloptResolve: undefined });
  });

  test.each(["ext::sh -c date", "/srv/repository", "--upload-pack=date"])(
    "%s is refused even with allowPrivate",
    async (url) => {
      await expect(checkRemote(url, { allowPrivate: true })).rejects.toMatchObject({ code: "outbound/bad-address" });
    },
  );
});
