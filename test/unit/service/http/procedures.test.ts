import { expect, test } from "vitest";
import { findRoute, pathOf } from "../../../../src/service/http/procedures.ts";

test.each([
  "http://a/",
  "http://a:80",
  "https://[::1]:8443/api/v1/jobs?page=/x#y",
  "http://u@a/a%20b/;c#/d?e",
  "http://a?b",
])("the path of a request to %s is that of its URL", (url) =>
  expect(pathOf(new Request(url.replace("u@", "")))).toBe(new URL(url).pathname),
);

test.each([
  ["GET", "/api/v1/jobs/", "/api/v1/jobs"],
  ["GET", "/api/v1/automations/pub-1", "/api/v1/publications/{id}"],
  ["POST", "/api/v1/conversations", "/api/v1/conversations/"],
  ["GET", "/api/v1/conversations", "/api/v1/conversations"],
  ["GET", "/api/v1/users/me", "/api/v1/users/{id}"],
  ["GET", "/api/v1/jobs//", undefined],
  ["PATCH", "/api/v1/jobs", undefined],
])("%s %s is the route %s", (method, path, route) => expect(findRoute(method, path)?.path).toBe(route));
