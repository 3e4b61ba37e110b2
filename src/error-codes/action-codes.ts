import type { Explained } from "./explained.ts";

/** What can go wrong around the step itself: its inputs, the runner, the event, GitHub, the run as a whole. */
export const actionCodes = {
  "input/invalid": {
    means: "An input has a value that it does not take. Nothing was sent.",
    help: "Correct the input that is named; the README lists what each one takes. A key or token is never quoted.",
  },
  "command/flags": {
    means: "The command was given a flag that is no input of the action.",
    help: "Call it with `--help`, which lists the flags.",
  },
  "runtime/node": {
    means: "The program was started by a version of Node that is too old for it.",
    help: "On a self-hosted runner, update the runner; in a terminal, use the version that is named.",
  },
  "runner/unwritable": {
    means: "The runner's file for outputs or for the summary could not be written.",
    help: "Look for a step that changed the variable that is named, and for a disk that is full.",
  },
  "event/unreadable": {
    means: "The file that holds the event is missing or is no JSON.",
    help: "Look for a step that changed `GITHUB_EVENT_PATH`.",
  },
  "event/malformed": {
    means: "The event lacks a field that GitHub always sends.",
    help: "Run on GitHub's own events. A tool that imitates a runner has to give the whole payload.",
  },
  "event/unsupported": {
    means: "The event that started the run does not say which commits are meant.",
    help: "Say it with the input `changes`, or start the workflow on another event.",
  },
  "event/no-history": {
    means: "Neither a checkout nor GitHub's API was there to tell which commits are meant.",
    help: "Check out the repository before this step, or let the step ask GitHub with `github-token`.",
  },
  "event/no-schedule": {
    means: "A scheduled run found no earlier run to continue from, and no schedule that it could read.",
    help: "Let it read the workflow's runs (`actions: read`), or say what is meant with the input `changes`.",
  },
  "github/refused": {
    means: "GitHub's API refused a request, or could not be reached.",
    help: "Give the job the permission that is named, or check out the repository, so that nothing has to be asked.",
  },
  "github/unexpected": {
    means: "An answer of GitHub's API is not as GitHub documents it.",
    help: "Check `GITHUB_API_URL` and any proxy in between.",
  },
  "run/errored": {
    means: "The service took the request and failed at it. What it said about that is quoted.",
    help: "Do what the quoted words say, then run again. The service's own activity log may tell more.",
  },
  "run/timeout": {
    means: "The request was sent, but was not settled within the input `timeout`. Its work goes on.",
    help: "Look at the job or conversation that the outputs name, raise `timeout`, or set `wait` to `false`.",
  },
  "run/cancelled": {
    means: "The run was told to stop. What it had sent may go on at the service.",
    help: "Look at the job or conversation that the log names; where it names none, look at the service for a new one.",
  },
  internal: {
    means: "Something happened that release-docs does not foresee: a fault of its own.",
    help: "Run again in debug mode and report it with the log. Keys and tokens are hidden in it.",
  },
} as const satisfies Record<string, Explained>;
