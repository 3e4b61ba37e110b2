import { expect, test } from "vitest";
import { readProxy } from "../../../../src/shared/outbound/proxy.ts";

const SERVICE = "https://docs.example.com/base";
const PROXY = "http://proxy.example.com:3128";

const read = (url: string, environment: NodeJS.ProcessEnv) => {
  const proxy = readProxy(new URL(url), environment);
  return proxy && `${proxy.variable} ${proxy.url.href}`;
};

test.each<[string, string, NodeJS.ProcessEnv, string | undefined]>([
  ["the upper case else", SERVICE, { HTTPS_PROXY: PROXY }, `HTTPS_PROXY ${PROXY}/`],
  ["the one of the scheme", SERVICE, { http_proxy: PROXY }, undefined],
  ["one without a scheme", SERVICE, { https_proxy: "proxy:3128" }, "https_proxy http://proxy:3128/"],
  ["none for its IPv6 address", "http://[::1]:80", { http_proxy: PROXY }, undefined],
])("%s", (_, url, environment, expected) => {
  expect(read(url, environment)).toBe(expected);
});

test.each<[string, string, boolean]>([
  ["localhost, example.com", SERVICE, true],
  ["*.example.com", SERVICE, true],
  ["docs.example.com:8443", SERVICE, false],
  ["*", SERVICE, true],
  ["fd00::7", "https://[fd00::7]", true],
  ["[fd00::7]:443", "https://[fd00::7]", true],
])("no_proxy %j lets %s through directly: %s", (no_proxy, url, direct) => {
  expect(read(url, { https_proxy: PROXY, no_proxy }) === undefined).toBe(direct);
  expect(read(url, { https_proxy: PROXY, NO_PROXY: no_proxy }) === undefined).toBe(direct);
});

test.each(["socks5://me:hunter2@proxy:1080", "http://me:hunter2@[proxy"])("%s is refused unquoted", (https_proxy) => {
  const reading = () => read(SERVICE, { https_proxy });
  expect(reading).toThrow(/https_proxy is not a valid/);
  expect(reading).not.toThrow(/hunter2/);
});
