import { expect, test } from "vitest";
import { AppliedService, SERVICE_FILE } from "../../support/applied-service.ts";
import { runStep } from "./run-step.ts";

const FILE = `connections:
  - name: github
    config: { codehostApp: { token: "\${HOST_TOKEN}" } }
  - name: octo/widget
    config: { codehostRepo: { codehostAppConnectionId: github, repositoryUrl: "https://github.com/octo/widget" } }
publications:
  - name: notes
    config: { docsRepo: octo/widget, writeReleaseNotes: true }
`;

test("a step makes a service like the file of its repository, with a table of what changed, and once", async () => {
  await using service = await AppliedService.open();
  const run = (inputs: Record<string, string> = {}) =>
    runStep({
      event: "push",
      payload: {},
      workspace: service.directory,
      inputs: { command: "apply", "base-url": service.url, "api-key": service.admin.apiKey, ...inputs },
      environment: { HOST_TOKEN: "token-of-the-host" },
    });

  service.writeFile(FILE);
  const planned = await run({ "dry-run": "true" });
  expect(planned).toMatchObject({ code: 0, outputs: { changed: "true", created: "3" } });
  expect(planned.summary).toContain("## Release docs: dry run, 3 to create\n");
  expect(planned.summary).toMatch(
    /^\| create \| connection \(codehostApp\) \| github \| config\.codehostApp\.token: \(secret\) \|$/m,
  );
  expect(service.takeWrites()).toEqual([]);

  const applied = await run();
  expect(applied, applied.log).toMatchObject({ code: 0, outputs: { changed: "true", created: "3" } });
  expect(applied.summary).toContain("## Release docs: 3 created\n");
  expect(applied.log).toContain("::add-mask::token-of-the-host");
  expect((applied.log + applied.files).replaceAll("::add-mask::token-of-the-host", "")).not.toContain(
    "token-of-the-host",
  );
  expect(service.takeWrites()).toHaveLength(3);

  // As a first health check would: the code host cannot be reached here.
  await service.organization.store.database.updateTable("connections").set({ healthy: 1 }).execute();
  const again = await run();
  expect(again).toMatchObject({ code: 0, outputs: { changed: "false", created: "0", updated: "0", deleted: "0" } });
  expect(again.summary).toContain("## Release docs: nothing to change\n");
  expect(service.takeWrites()).toEqual([]);
});

test("faults of the file fail the step with their places, and what was done before a failure is an output", async () => {
  await using service = await AppliedService.open();
  const inputs = { command: "apply", "base-url": service.url, "api-key": service.admin.apiKey };
  const environment = { HOST_TOKEN: "token-of-the-host" };
  const run = () => runStep({ event: "push", payload: {}, workspace: service.directory, inputs, environment });

  service.writeFile(FILE.replace("writeReleaseNotes", "writeNotes").replace("name: notes", "nam: notes"));
  const refused = await run();
  expect(refused.code).toBe(1);
  expect(refused.log).toContain(`${SERVICE_FILE}:7:5: publications[0].nam: is no field here; did you mean name?`);
  expect(refused.log).toContain(`${SERVICE_FILE}:8:38: publications[0].config.writeNotes: is no field here`);
  expect(refused.summary).toContain("apply/invalid");

  service.writeFile(FILE);
  service.before = async ({ method, url }) =>
    method === "POST" && url.endsWith("/publications") ? Response.json({ error: "No." }, { status: 400 }) : undefined;
  const failed = await run();
  expect(failed).toMatchObject({ code: 1, outputs: { changed: "true", created: "2" } });
  expect(failed.log).toMatch(/Cannot create the publication "notes": publications create answered 400: No\. 2 of 3/);
  expect(failed.summary).toMatch(/^\| create \(not done\) \| publication \| notes \|/m);
});
