import { createInstallations } from "../hosts/github/app.ts";
import { limitGit } from "../shared/git-limits.ts";
import { checkRemote } from "../shared/outbound/addresses.ts";
import { createOutbound } from "../shared/outbound/outbound.ts";
import { listenToGroups, startWatchdog } from "../shared/process-groups.ts";
import { createCachedRepositories } from "./connections/cached-repositories.ts";
import { createChannelHandler } from "./conversations/channel.ts";
import { createAnnotationHandler } from "./conversations/entries.ts";
import { createTurnHandler } from "./conversations/turn.ts";
import { createEmailHandler } from "./notifications/email.ts";
import type { ServiceCommand } from "./operator/command.ts";
import type { ServiceParts } from "./parts.ts";
import { readVault } from "./security/vault.ts";
import { openStore, type StoreOptions } from "./store/store.ts";
import { createMergeSummaryHandler } from "./syncs/summarize-merge.ts";
import { createConnectionSyncHandler, createPublicationSyncHandler } from "./syncs/sync.ts";
import { findMissed } from "./webhooks/deliveries.ts";
import { createWebhookHandler } from "./webhooks/handler.ts";
import { createThreadReplyHandler } from "./webhooks/mentions/replies.ts";
import {
  describeFailure,
  type ModelUse,
  type TaskAnswer,
  type TaskOrder,
  type TaskProcesses,
  type TaskSettings,
} from "./worker/task-process.ts";
import { finishTask, type TaskKind, type TaskRow } from "./worker/tasks.ts";
import type { TaskHandler } from "./worker/worker.ts";

type TaskParts = Omit<ServiceParts, "worker">;

export function createTaskHandlers(parts: TaskParts): Record<TaskKind, TaskHandler> {
  const syncParts = { ...parts, findMissed };
  return {
    turn: createTurnHandler(parts),
    annotate: createAnnotationHandler(parts),
    "connection-sync": createConnectionSyncHandler(syncParts),
    "publication-sync": createPublicationSyncHandler(syncParts),
    "merge-summary": createMergeSummaryHandler(parts),
    "thread-reply": createThreadReplyHandler(parts),
    webhook: createWebhookHandler(parts),
    "channel-notice": createChannelHandler(parts),
    email: createEmailHandler(parts),
  };
}

/** Runs tasks in processes of their own; how one failed is recorded in this one. */
export function isolateTasks(handlers: Record<TaskKind, TaskHandler>, { run }: TaskProcesses) {
  const isolated = Object.entries(handlers).map(([kind, { onExhausted, onWaiting }]): [string, TaskHandler] => [
    kind,
    { run: ({ task, signal }) => run(task, signal), onExhausted, onWaiting },
  ]);
  return Object.fromEntries(isolated);
}

// An answer of a code host can contain a file.
const CODE_HOST = { longest: 32 * 2 ** 20, timeout: 60_000 };

/** What `serve` and its processes of tasks work with. */
export async function openTaskParts(
  { database, repositories: directory, allowPrivate, codehostbUrl, gitLimits, mentions, ...limits }: TaskSettings,
  environment: NodeJS.ProcessEnv,
  options: Pick<StoreOptions, "poolSize" | "isMigrated"> & { onFault: (error: unknown) => void },
) {
  limitGit(gitLimits);
  const vault = readVault(environment);
  const store = await openStore(database, undefined, { ...options, ...limits });
  const send = createOutbound({ allowPrivate, environment });
  const repositories = createCachedRepositories({
    directory,
    allowPrivate,
    checkRemote: (url) => checkRemote(url, { allowPrivate }),
    send: (url, request) => send(url, { ...request, ...CODE_HOST }),
    onFault: options.onFault,
  });
  const outbound = { send, installations: createInstallations(send), allowPrivate, codehostbUrl };
  return { vault, store, repositories, outbound, mentions, mail: limits.mail, appUrl: limits.appUrl };
}

/** Takes tasks from the process that started it; not for people. */
export const taskCommand: ServiceCommand = (command, { env }) => {
  command.action(async () => {
    const answer = (message: TaskAnswer) => void process.send?.(message);
    const reportAndExit = (error: unknown) =>
      process.send?.({ fault: describeFailure(error) } satisfies TaskAnswer, () => process.exit(1));
    startWatchdog({ parent: process.ppid });
    listenToGroups((group, isRunning) => answer({ group, isRunning }));
    process.umask(0o077);
    // Sent to all processes of a service, whose own one stops the tasks.
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
    process.on("uncaughtException", reportAndExit).once("disconnect", () => process.exit());
    const onFault = (error: unknown) => answer({ fault: describeFailure(error) });
    let settings: TaskSettings | undefined;
    let parts: TaskParts | undefined;
    let abort = new AbortController();
    const run = async (task: TaskRow, { signal }: AbortController): Promise<TaskAnswer> => {
      try {
        if (settings === undefined) throw new Error("A process of tasks got a task before its settings.");
        // With each task until the database can be opened.
        parts ??= await openTaskParts(settings, env, { onFault, poolSize: 2, isMigrated: true });
        const onModelUse = (modelUse: ModelUse) => answer({ modelUse });
        const handler = createTaskHandlers({ ...parts, onModelUse })[task.kind as TaskKind];
        await handler.run({ task, signal, finish: (within) => finishTask(within, task) });
        return { outcome: "done" };
      } catch (error) {
        return { outcome: "failed", failure: describeFailure(error) };
      }
    };
    process.on("message", (order: TaskOrder) => {
      if ("settings" in order) settings = order.settings;
      else if ("task" in order) {
        abort = new AbortController();
        void run(order.task, abort).then(answer);
      } else abort.abort();
    });
    await new Promise(() => undefined);
  });
};
