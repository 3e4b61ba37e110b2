import { describe, expect, test } from "vitest";
import { describeRole } from "../../../../src/app/roles/words.ts";
import { ApiError } from "../../../../src/app/shell/api/api.ts";
import {
  describeGrant,
  explainRefusal,
  mayChangeRole,
  mayDoAll,
  mayGiveRole,
  parseGrants,
} from "../../../../src/app/users/access.ts";

const clerk = {
  permissions: ["user:update", "instruction:create"],
  grants: [{ permission: "publication:update", recordId: "pub-1" }],
};
const scribe = { id: "rol-1", name: "scribe", isBuiltIn: false, permissions: ["instruction:create"] };
const more = { ...scribe, name: "more", permissions: ["instruction:create", "publication:update"] };

describe("users give and take what they may do on all records", () => {
  test.each([
    [scribe, true],
    [more, false],
  ])("the role %j: %s", (role, may) => {
    expect(mayGiveRole(clerk, role)).toBe(may);
    expect(mayChangeRole(clerk, role)).toBe(may);
  });

  test("a built-in role is not changed, nor is any without the permission to update users", () => {
    expect(mayChangeRole(clerk, { ...scribe, isBuiltIn: true })).toBe(false);
    expect(mayChangeRole({ permissions: ["instruction:create"], grants: [] }, scribe)).toBe(false);
  });

  test.each([
    [["scribe"], [], true],
    [["scribe", "more"], [], false],
    [["unknown"], [], false],
    [[], ["publication:update:pub-1"], true],
    [[], ["publication:update:pub-2"], false],
  ])("a link for a user with roles %j and grants %j: %s", (roles, grants, may) => {
    expect(mayDoAll(clerk, { roles, grants }, [scribe, more])).toBe(may);
  });
});

test("permissions are shown in words", () => {
  const role = { id: "rol-1", name: "reviewer", isBuiltIn: true, permissions: ["comment:create"] };
  expect(describeRole(role)).toContain("comments on drafts");
  expect(describeRole({ ...role, isBuiltIn: false })).toBe("1 of 80 permissions.");
  expect(parseGrants(["publication:update:pub-1"]).map(describeGrant)).toEqual(["Publications: Change"]);
});

test("a form says what a refusal means", () => {
  expect(explainRefusal(new ApiError("Needs x.", 403)).message).toMatch(/^You can give .* Needs x\.$/);
  const taken = new ApiError("Taken.", 409, { issues: [{ path: "email", message: "Taken." }] });
  expect(explainRefusal(taken)).toBe(taken);
});
