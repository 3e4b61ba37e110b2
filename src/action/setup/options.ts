import type { Command } from "commander";
import type { Streams } from "../terminal/subcommand.ts";

export type SetupOptions = { workingDirectory?: string; githubToken?: string };

/** Where to look, and with which token. */
export function addSetupOptions(command: Command): Command {
  return command
    .option("--working-directory <path>", "Path of the checkout. Default: this directory.")
    .option("--github-token <token>", "Token for GitHub's API. Default: the variable GITHUB_TOKEN.");
}

export function selectToken({ githubToken }: SetupOptions, { env }: Pick<Streams, "env">): string {
  return githubToken ?? env.GITHUB_TOKEN ?? "";
}
