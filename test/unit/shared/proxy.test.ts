import { expect, test } from "vitest";
import { readProxy } from "../../../src/shared/proxy.ts";

const SERVICE = "https://docs.example.com/base";
const PROXY = "http://proxy.example.com:3128";

const read = (url: string, environment: NodeJS.ProcessEnv) => {
  const proxy = readProxy(new URL(url), environment);
  return proxy && `${proxy.variable} ${proxy.url.href}`;
};

test.each<[string, string, NodeJS.ProcessEnv, string | undefined]>([
  ["the lower case first", SERVICE, { https_proxy: PROXY, HTTPS_PROXY: "http://other" }, `https_proxy ${PROXY}/`],
  ["the upper case else", SERVICE, { HTTPS_PROXY: PROXY }, `HTTPS_PROXY ${PROXY}/`],
  ["the one of the scheme", SERVICE, { http_proxy: PROXY }, undefined],
  ["that of http for http", "http://docs.example.com", { http_proxy: PROXY }, `http_proxy ${PROXY}/`],
  ["one without a scheme", SERVICE, { https_proxy: "proxy:3128" }, "https_proxy http://proxy:3128/"],
  ["one with a user", SERVICE, { https_proxy: "me:pw@proxy:3128" }, "https_proxy http://me:pw@proxy:3128/"],
  ["a blank one is none", SERVICE, { https_proxy: " " }, undefined],
  ["none for this machine", "https://127.0.0.1:8443", { https_proxy: PROXY }, undefined],
  ["none for its IPv6 address", "http://[::1]:80", { http_proxy: PROXY }, undefined],
])("%s", (_, url, environment, expected) => {
  expect(read(url, environment)).toBe(expected);
});

test.each<[string, string, boolean]>([
  ["docs.example.com", SERVICE, true],
  ["DOCS.Example.com", SERVICE, true],
  ["localhost, example.com", SERVICE, true],
  [".example.com", SERVICE, true],
  ["*.example.com", SERVICE, true],
  ["docs.example.com:443", SERVICE, true],
  ["docs.example.com:8443", SERVICE, false],
  ["ample.com", SERVICE, false],
  ["docs.example.com.evil.example", SERVICE, false],
  ["*", SERVICE, true],
  ["fd00::7", "https://[fd00::7]", true],
  ["[fd00::7]:443", "https://[fd00::7]", true],
  ["fd00::8", "https://[fd00::7]", false],
  ["", SERVICE, false],
])("no_proxy %j lets %s through directly: %s", (no_proxy, url, direct) => {
  expect(read(url, { https_proxy: PROXY, no_proxy }) === undefined).toBe(direct);
  expect(read(url, { https_proxy: PROXY, NO_PROXY: no_proxy }) === undefined).toBe(direct);
});

test.each(["socks5://me:hunter2@proxy:1080", "http://me:hunter2@[proxy"])("%s is refused unquoted", (https_proxy) => {
  const reading = () => read(SERVICE, { https_proxy });
  expect(reading).toThrow(/https_proxy is not a valid/);
  expect(reading).not.toThrow(/hunter2/);
});
