import type { Explained } from "./explained.ts";

/** What can go wrong with the commands that an operator gives a service: `init`, `keys`, `users`, `roles`, `organization`. */
export const adminCodes = {
  "admin/no-store": {
    means: "The folder or database that was named holds no service yet.",
    help: "Make one with `init`, or correct `--data` or `--database`.",
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
