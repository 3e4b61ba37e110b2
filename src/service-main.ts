import { runProgram } from "./service/server/command-line.ts";

// Whoever reads the log may go away; the service stays.
process.stderr.on("error", () => undefined);
const io = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
  env: process.env,
};
process.exitCode = await runProgram(process.argv.slice(2), io);
// What is still under way has been given back, and does not hold the exit.
process.stdout.write("", () => process.exit());
