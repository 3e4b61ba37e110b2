import { expect, test } from "vitest";
import { encodeRequest, routes } from "../../../src/contract/routes.ts";

test("path parameters are escaped and leave the rest for the query", () => {
  expect(encodeRequest(routes.conversations.get, { id: "a/b?c" })).toEqual({
    method: "GET",
    path: "/api/v1/conversations/a%2Fb%3Fc",
  });
});

test("a list puts what is given into the query and leaves out what is not", () => {
  const { path } = encodeRequest(routes.conversations.list, { jobId: "job 1", staged: false, next: undefined });
  expect(path).toBe("/api/v1/conversations?jobId=job+1&staged=false");
});

test("a create keeps the trailing slash of the interface and sends JSON", () => {
  expect(encodeRequest(routes.conversations.create, { body: "Write", publication: "docs" })).toEqual({
    method: "POST",
    path: "/api/v1/conversations/",
    body: '{"body":"Write","publication":"docs"}',
  });
});

test("an update sends its fields without the path parameter", () => {
  expect(encodeRequest(routes.conversations.update, { id: "cnv-1", staged: false })).toEqual({
    method: "PUT",
    path: "/api/v1/conversations/cnv-1",
    body: '{"staged":false}',
  });
});

test("a delete has no body, and its query beside its path", () => {
  expect(encodeRequest(routes.instructions.delete, { id: "ins-1" })).toEqual({
    method: "DELETE",
    path: "/api/v1/instructions/ins-1",
  });
  const request = { params: { id: "cnn-1" }, query: { preserveDependencies: true } };
  expect(encodeRequest(routes.connections.delete, request)).toEqual({
    method: "DELETE",
    path: "/api/v1/connections/cnn-1?preserveDependencies=true",
  });
});
