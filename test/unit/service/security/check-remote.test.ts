import { expect, test } from "vitest";
import { checkRemote } from "../../../../src/service/security/addresses.ts";

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

test("a host with a private address is refused", async () => {
  const inside = async () => [{ address: "10.0.0.7", family: 4 }];
  const asking = checkRemote("https://git.test/o/r", { allowPrivate: false, lookup: inside });
  await expect(asking).rejects.toMatchObject({ code: "outbound/private-address" });
});

test.each(["file:///srv/repository", "ssh://git@inside.test/o/r", "git://127.0.0.1/o/r", "http://127.0.0.1:8080/o/r"])(
  "%s is allowed with allowPrivate",
  async (url) => {
    expect(await checkRemote(url, { allowPrivate: true })).toEqual({ url, curloptResolve: undefined });
  },
);

test.each(["ext::sh -c date", "/srv/repository", "--upload-pack=date"])(
  "%s is refused even with allowPrivate",
  async (url) => {
    await expect(checkRemote(url, { allowPrivate: true })).rejects.toMatchObject({ code: "outbound/bad-address" });
  },
);
