import { describe, expect, test } from "vitest";
import { buildPreviewRequest, resolveForm } from "../../../../src/app/request/form.ts";
import type { RequestSearch } from "../../../../src/app/request/search.ts";

const known = [
  { id: "cnn-1", name: "octo/widget" },
  { id: "cnn-2", name: "octo/gadget" },
];
const one = { id: "pub-1", name: "One", config: { sourceRepos: ["cnn-1", "cnn-tracker"], docsRepo: "cnn-2" } };
const both = { id: "pub-2", name: "Both", config: { sourceRepos: ["cnn-1", "cnn-2"] } };
const docs = { id: "pub-3", name: "Docs", config: { docsRepo: "cnn-2" } };

describe("the request of the form", () => {
  const sourceOf = (search: RequestSearch, publications = [one, both, docs]) =>
    resolveForm(search, publications, known).source?.id;

  test.each<[string, RequestSearch, string | undefined]>([
    ["is a draft of all repositories, whatever was chosen", { publication: "pub-2", source: "cnn-2" }, undefined],
    ["opens one of all repositories", { publication: "pub-2", opens: true }, undefined],
    ["opens one of the repository that was chosen", { publication: "pub-2", source: "cnn-2", opens: true }, "cnn-2"],
    ["opens one of the repository to pick from", { publication: "pub-2", what: "commits", opens: true }, "cnn-1"],
    ["opens one of the only repository", { publication: "pub-1", opens: true }, "cnn-1"],
    ["opens one of the documents' repository without sources", { publication: "pub-3", opens: true }, "cnn-2"],
  ])("%s", (_, search, source) => {
    expect(sourceOf(search)).toBe(source);
  });

  test("chooses the only publication by itself", () => {
    expect(resolveForm({}, [one], known).publication).toBe(one);
    expect(resolveForm({}, [one, both], known).publication).toBeUndefined();
  });

  test("previews what it sends, with a text where none was written", () => {
    const [widget] = known;
    expect(buildPreviewRequest({ publication: one, source: widget }, [{ releases: { count: 1 } }], " ")).toEqual({
      publication: "pub-1",
      sourceConnection: "cnn-1",
      body: "Document these changes.",
      changes: [{ releases: { count: 1 } }],
    });
    const request = buildPreviewRequest({ publication: both, source: undefined }, [], " Say less. ");
    expect(request).toEqual({ publication: "pub-2", body: "Say less.", changes: [] });
  });
});
