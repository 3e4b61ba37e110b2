import { runCommand } from "./action/run-command.ts";
import { runStep } from "./action/run-step.ts";

const args = process.argv.slice(2);
const isStep = process.env.GITHUB_ACTIONS === "true" && args.length === 0;
process.exitCode = await (isStep ? runStep(process.env) : runCommand(args, process.env));
