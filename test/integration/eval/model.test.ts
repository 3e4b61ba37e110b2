import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { buildModelFlags } from "../../../eval/model.ts";
import { createRelease, entry } from "../../support/noted-release.ts";
import { serveModel } from "../../support/notes-model.ts";

const run = promisify(execFile);

test("a bundle writes its notes with the model that is named", { timeout: 60_000 }, async () => {
  using place = createRelease();
  await using server = await serveModel(entry("added", "Streams answers with `--stream`", ["#2"]));
  const { url } = server.access().settings;
  const flags = buildModelFlags(
    { model: "octo/model", "model-url": url, "model-key-env": "KEY" },
    { KEY: "key-of-ada" },
  );
  // The bundle is run synchronously, so this process cannot answer for the model and run it.
  const script = `
    import { runBundle } from ${JSON.stringify(pathToFileURL("eval/project.ts"))};
    const project = { directory: ${JSON.stringify(place.directory)} };
    console.log(runBundle("src/main.ts", project, { from: "v1.0.0", to: "v1.1.0" }, ${JSON.stringify(flags)}).notes);
  `;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], { timeout: 50_000 });
  expect(stdout).toContain("Streams answers with `--stream`");
});

test("a key's variable has to have one, and addresses need a model", () => {
  expect(buildModelFlags({})).toEqual([]);
  expect(() => buildModelFlags({ model: "octo/model", "model-key-env": "KEY" }, {})).toThrow("KEY");
  expect(() => buildModelFlags({ "model-url": "http://127.0.0.1:1/v1" })).toThrow("--model");
});
