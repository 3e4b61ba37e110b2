import { expect, test } from "vitest";
import { buildListQuery, parseUserSearch } from "../../../../src/app/users/queries.ts";

test("users are asked for by the filters of the list", () => {
  const search = parseUserSearch({ text: "ada", role: "rol-1", state: "invited", next: "t" });
  expect(buildListQuery(search)).toEqual({
    ...{ pageSize: 25, query: "ada", next: "t" },
    ...{ roleIds: ["rol-1"], invitationAccepted: false },
  });
});
