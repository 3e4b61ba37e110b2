import { runStep } from "./action/run.ts";

const args = process.argv.slice(2);
const isStep = process.env.GITHUB_ACTIONS === "true" && args.length === 0;
process.exitCode = isStep
  ? await runStep(process.env)
  : await (await import("./action/command-line.ts")).runCommand(args, process.env);
// What a run left under way when it was cut short, such as git, does not hold the exit.
process.stdout.write("", () => setTimeout(() => process.exit(), 100).unref());
