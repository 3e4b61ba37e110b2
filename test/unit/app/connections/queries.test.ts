import { expect, test } from "vitest";
import { buildListQuery, parseConnectionSearch, selectState } from "../../../../src/app/connections/queries.ts";

test("connections are asked for by the filters of the list", () => {
  const search = parseConnectionSearch({ type: "tracker", state: "paused" });
  expect(buildListQuery(search)).toMatchObject({ type: "tracker", paused: true });
  expect(buildListQuery({ state: "unhealthy" })).toMatchObject({ paused: false, healthy: false });
  expect(parseConnectionSearch({ type: "toString" })).toEqual({});
});

test("the health of a paused connection is not shown, since it is old", () => {
  expect(selectState({ healthy: false, paused: true })).toBe("paused");
  expect(selectState({ healthy: false, paused: false })).toBe("unhealthy");
  expect(selectState({})).toBe("healthy");
});
