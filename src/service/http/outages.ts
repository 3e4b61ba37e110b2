import { explainDiskError, isOutage, type StoreOutage } from "../store/outage.ts";
import type { Store } from "../store/store.ts";
import type { Fields, Log } from "./log.ts";

const CHECK_MS = 1000;

export type OutageWatch = ReturnType<typeof watchOutages>;

/** Logs the begin and the end of an outage of the database, instead of each call that fails meanwhile. */
export function watchOutages(log: Log) {
  let outage: StoreOutage | undefined;
  let began = 0;
  let check: NodeJS.Timeout | undefined;
  let watched: Store | undefined;

  const fault = (cause: unknown, fields?: Fields): void => {
    const error = explainDiskError(cause);
    if (!isOutage(error)) {
      log.fault(cause, fields);
      return;
    }
    if (outage === undefined) began = performance.now();
    const { code, message, hint } = error;
    if (outage?.code !== code) log.error("outage", { ...fields, code, message, hint });
    outage = error;
    check ??= setTimeout(checkAgain, CHECK_MS).unref();
  };
  const checkAgain = async (): Promise<void> => {
    const store = watched;
    const error = await store?.tryWriting().catch((cause: unknown) => cause);
    check = undefined;
    if (watched === undefined) return;
    if (error !== undefined) fault(error);
    if (isOutage(error)) return;
    outage = undefined;
    log.info("recovered", { ms: Math.round(performance.now() - began) });
  };
  return {
    /** Of any kind; only outages are logged once. */
    fault,
    start: (store: Store): void => {
      watched = store;
    },
    stop: (): void => {
      watched = undefined;
      clearTimeout(check);
    },
    /** Why the database cannot be written; undefined if it can. */
    readError: (): string | undefined => outage?.message,
  };
}
