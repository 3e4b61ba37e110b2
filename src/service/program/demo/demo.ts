import { randomBytes } from "node:crypto";
import { appendFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { readGitVersion, runGit } from "../../../git/run.ts";
import { errorCodes, ReleaseDocsError } from "../../../shared/errors.ts";
import { listen } from "../../http/http.ts";
import { createLog, gatherWrites } from "../../http/log.ts";
import { type CommandIo, parseNumber, type ServiceCommand } from "../../operator/command.ts";
import { changeNewStore, operatorOf } from "../../operator/operated-store.ts";
import { renderSignInLink } from "../../people/commands/sign-in-link.ts";
import { addLink } from "../../people/sign-in-links.ts";
import { CODE_MINUTES } from "../../security/sessions.ts";
import { addServeOptions, readServeSettings, type ServeSettings } from "../configuration.ts";
import { createFirstOrganization } from "../init.ts";
import { listenForStop, openService, serveUntil } from "../serve.ts";
import { createDemoHost } from "./host.ts";
import { PEOPLE } from "./product.ts";
import { DemoPulls } from "./pulls.ts";
import { playStory } from "./story.ts";

/** Standard output is the link to sign in and where the data is, once there is something to see. */
export const demoCommand: ServiceCommand = (command, io) => {
  command
    .option("--port <port>", "Port to listen on; a free one by default.", parseNumber(0, 65_535), 0)
    .action(async ({ port }: { port: number }) => {
      // Also where its terminal is closed.
      const stopSignal = listenForStop(["SIGINT", "SIGTERM", "SIGHUP"]);
      process.umask(0o077);
      await using opened = new AsyncDisposableStack();
      const folder = await mkdtemp(join(tmpdir(), "release-docs-demo-"));
      opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
      await checkGit(folder);
      io.err("Writing the demo's history and its first drafts …\n");
      await serveDemo(stopSignal, { folder, port, io });
    });
};

async function checkGit(folder: string): Promise<void> {
  try {
    await readGitVersion(folder);
  } catch (cause) {
    if (!(cause instanceof ReleaseDocsError) || cause.code !== "git/not-installed") throw cause;
    // Its help is about runners.
    const { command: hint } = errorCodes["git/not-installed"];
    throw new ReleaseDocsError(cause.code, cause.message, { hint, cause });
  }
}

type Demo = { folder: string; port: number; io: CommandIo };

async function serveDemo(stopSignal: Promise<string>, { folder, port, io }: Demo): Promise<void> {
  const repository = join(folder, "ferrytime.git");
  await runGit(folder, ["init", "--bare", "--quiet", "--template=", "--initial-branch=main", repository]);
  const pulls = new DemoPulls(repository);
  const host = createDemoHost(pulls);
  await using hosted = await listen({ fetch: async (request) => host.fetch(request), close: async () => undefined });
  const settings = readDemoSettings(join(folder, "data"), port);
  const { orgId, userId, apiKey } = await changeNewStore(settings, io, (within) =>
    createFirstOrganization(within, { organization: "Ferrytime", ...PEOPLE.owner }),
  );
  const log = createLog({
    format: "text",
    write: gatherWrites((text) => appendFileSync(join(folder, "service.log"), text)),
    secrets: [],
  });
  const environment = { ...io.env, RELEASE_DOCS_SECRETS_KEY: randomBytes(32).toString("base64") };
  await using opened = await openService(settings, environment, log);
  pulls.receive = opened.service.fetch;
  const onListening = async (url: string): Promise<void> => {
    await playStory({ ...opened, orgId, apiKey, pulls, hostUrl: hosted.url });
    const code = await opened.store.transaction((within) => addLink(within, operatorOf(orgId), { id: userId }));
    io.out(describeDemo({ ...renderSignInLink(url, code), apiKey, folder }));
  };
  await serveUntil(stopSignal, opened, { settings, log, onListening });
}

/** The defaults of `serve`, whatever the environment sets for a service of this machine. */
function readDemoSettings(data: string, port: number): ServeSettings {
  const args = ["--data", data, "--port", String(port), "--allow-private"];
  return readServeSettings(addServeOptions(new Command()).parse(args, { from: "user" }), {});
}

function describeDemo({ signInUrl, apiKey, folder }: { signInUrl: string; apiKey: string; folder: string }): string {
  return `Sign in  ${signInUrl}
API key  ${apiKey}
Data     ${folder}

The link works once, within ${CODE_MINUTES} minutes. After that sign in with the API key.
Ctrl+C stops the demo and removes its data.
`;
}
