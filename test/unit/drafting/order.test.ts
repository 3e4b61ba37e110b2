import { expect, test } from "vitest";
import { selectModel } from "../../../src/drafting/conversation.ts";

const set = { name: "m", url: "https://m.example/v1", key: "k", budget: 1000, stream: false };

test.each([
  ["the one that is set", set, undefined, set, []],
  ["another of its server", set, "other", { ...set, name: "other" }, []],
  ["none", set, "none", undefined, []],
  ["none, with a notice", undefined, "other", undefined, ["The model other was not used: no model is set up here."]],
])("a publication has %s", (_, given, wanted, expected, notices) => {
  const said: string[] = [];
  expect(selectModel(given, wanted, (kind, message) => said.push(`${message}`) && expect(kind).toBe("notice"))).toEqual(
    expected,
  );
  expect(said).toEqual(notices);
});
