import type { Query, QueryClient } from "@tanstack/react-query";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { useLayoutEffect, useState } from "react";
import { EVENTS_PATH } from "../../../contract/routes.ts";
import { readUnreachable } from "./api.ts";
import { isAffected, type RecordChange } from "./changes.ts";

/** Milliseconds. The service sends a sign of life every 15 s. */
const [MIN_WAIT, MAX_WAIT, MAX_SILENCE, POLL] = [1_000, 30_000, 40_000, 15_000];

/**
 * Reads again what changed, while this tab is visible. A hidden tab has no stream: browsers open six connections to a
 * service at most, for all tabs together. Without a stream everything shown is read every 15 seconds, and at once after an
 * outage. Returns whether the service responds.
 */
export function useLiveQueries(client: QueryClient): boolean {
  const [isReachable, setReachable] = useState(true);
  // Before the reads of what is inside, whose effects come first otherwise: what is read after the stream began is current.
  useLayoutEffect(() => {
    let following = new AbortController();
    const service = { isReachable: true, setReachable };
    const follow = () => {
      following.abort();
      following = new AbortController();
      if (document.visibilityState === "visible") void keepFollowing(client, service, following.signal);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      following.abort();
    };
  }, [client]);
  return isReachable;
}

type Service = { isReachable: boolean; setReachable: (isReachable: boolean) => void };

async function keepFollowing(client: QueryClient, service: Service, signal: AbortSignal): Promise<void> {
  let isOpen = false;
  let earlier: readonly Query[] = [];
  const onSign = () => {
    // What changed before is not in the stream.
    if (!isOpen) readAgain(client, earlier);
    isOpen = true;
  };
  // Also while a connection is open without a stream: some proxies keep back what they forward.
  const polling = setInterval(() => {
    if (!isOpen && service.isReachable) void client.invalidateQueries();
  }, POLL);
  signal.addEventListener("abort", () => clearInterval(polling));
  let wait = MIN_WAIT;
  while (!signal.aborted) {
    const began = Date.now();
    earlier = client.getQueryCache().findAll({ fetchStatus: "fetching" });
    if (service.isReachable) await followOnce(client, signal, onSign);
    isOpen = false;
    if (signal.aborted) return;
    const wasReachable = service.isReachable;
    service.isReachable = (await readUnreachable()) === undefined;
    service.setReachable(service.isReachable);
    if (service.isReachable && !wasReachable) void client.invalidateQueries();
    if (!service.isReachable || Date.now() - began > MAX_WAIT) wait = MIN_WAIT;
    await waitFor(wait, signal);
    wait = Math.min(2 * wait, MAX_WAIT);
  }
}

/** Ends with the connection, whatever the reason. `onSign` is called for each sign of life. */
async function followOnce(client: QueryClient, signal: AbortSignal, onSign: () => void): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), MAX_SILENCE);
  const onComment = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), MAX_SILENCE);
    onSign();
  };
  try {
    const answer = await fetch(EVENTS_PATH, {
      signal: AbortSignal.any([signal, silence.signal]),
      headers: { accept: "text/event-stream" },
    });
    // The session has ended: what is read next says so.
    if (answer.status === 401) void client.invalidateQueries();
    if (!answer.ok || answer.body === null) return;
    const texts = answer.body.pipeThrough(new TextDecoderStream());
    for await (const { data } of texts.pipeThrough(new EventSourceParserStream({ onComment }))) {
      onComment();
      refresh(client, JSON.parse(data).changes);
    }
  } catch {
    // The connection ended; a read that fails too says why.
  } finally {
    clearTimeout(timer);
  }
}

function refresh(client: QueryClient, changes: readonly RecordChange[]): void {
  if (changes.length === 0) return;
  const predicate = ({ queryKey }: Query) => isAffected(queryKey, changes);
  readAgain(client, client.getQueryCache().findAll({ predicate, fetchStatus: "fetching" }), predicate);
}

/** `underWay`: reads that may show what was before. A first one is not begun again by an invalidation. */
function readAgain(client: QueryClient, underWay: readonly Query[], predicate = (_: Query) => true): void {
  void client.invalidateQueries({ predicate });
  for (const { queryKey, promise } of underWay.filter(({ state }) => state.data === undefined)) {
    promise?.then(() => client.invalidateQueries({ queryKey, exact: true })).catch(() => undefined);
  }
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<unknown> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
  return new Promise((resolve) => ended.addEventListener("abort", resolve));
}
