import type { Explained } from "./explained.ts";

/** What can go wrong when the service is started as a program of its own. */
export const programCodes = {
  "program/usage": {
    means: "The program was given a command or flag that it does not have, or a value that the flag does not take.",
    help: "Call it with `--help`, or `serve --help`, which lists the flags and the variables they can come from.",
  },
  "program/data": {
    means: "The folder of data cannot be made or used.",
    help: "Give `--data` a folder that belongs to the user whom the program runs as.",
  },
  "program/address": {
    means: "The program cannot listen where it was told to.",
    help: "Choose another `--port` (0 takes a free one), or a `--host` that is one of this machine's addresses.",
  },
} as const satisfies Record<string, Explained>;
