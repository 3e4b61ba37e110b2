import type { Explained } from "./explained.ts";

/** What can go wrong with the commands that an operator gives a service: `init`, `keys`, `users`, `roles`. */
export const adminCodes = {
  "admin/usage": {
    means: "The command line is not understood, or a value in it is not taken. Nothing was changed.",
    help: "Correct what is named; `--help` behind the command lists what it takes.",
  },
  "admin/no-store": {
    means: "The folder or database that was named holds no service yet.",
    help: "Make one with `init`, or correct `--data` or `--database`.",
  },
  "admin/folder": {
    means: "The folder for the service's data could not be made or written to.",
    help: "Look at the folder's owner and permissions, and at the disk that it is on.",
  },
  "admin/exists": {
    means: "What the command is to make is there already. Nothing was changed.",
    help: "Use what is there, or choose another name.",
  },
  "admin/not-found": {
    means: "What the command names is not there, or is not told apart from others. Nothing was changed.",
    help: "Look it up with `keys list`, `users list` or `roles list`, and give its ID.",
  },
} as const satisfies Record<string, Explained>;
