import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { EVENTS_PATH } from "../../../contract/routes.ts";
import { createChangeParser, isAffected, type RecordChange } from "./changes.ts";

/** Milliseconds. The service sends a sign of life every 15 s. */
const [MIN_WAIT, MAX_WAIT, MAX_SILENCE, POLL] = [1_000, 30_000, 40_000, 15_000];

/**
 * Reads again what changed, while this tab is visible. A hidden tab has no stream: browsers open six connections to a
 * service at most, for all tabs together. Without a stream everything shown is read every 15 seconds.
 */
export function useLiveQueries(client: QueryClient): void {
  useEffect(() => {
    let following = new AbortController();
    const follow = () => {
      following.abort();
      following = new AbortController();
      if (document.visibilityState === "visible") void keepFollowing(client, following.signal);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      following.abort();
    };
  }, [client]);
}

async function keepFollowing(client: QueryClient, signal: AbortSignal): Promise<void> {
  let isOpen = false;
  const onOpen = () => {
    isOpen = true;
    // What changed before is not in the stream.
    void client.invalidateQueries();
  };
  // Also while a connection is open without a stream: some proxies keep back what they forward.
  const polling = setInterval(() => {
    if (!isOpen) void client.invalidateQueries();
  }, POLL);
  signal.addEventListener("abort", () => clearInterval(polling));
  let wait = MIN_WAIT;
  while (!signal.aborted) {
    const began = Date.now();
    await followOnce(client, signal, onOpen);
    isOpen = false;
    wait = Date.now() - began > MAX_WAIT ? MIN_WAIT : Math.min(2 * wait, MAX_WAIT);
    await waitFor(wait, signal);
  }
}

/** Ends with the connection, whatever the reason. */
async function followOnce(client: QueryClient, signal: AbortSignal, onOpen: () => void): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), MAX_SILENCE);
  try {
    const answer = await fetch(EVENTS_PATH, {
      signal: AbortSignal.any([signal, silence.signal]),
      headers: { accept: "text/event-stream" },
    });
    // The session has ended: what is read next says so.
    if (answer.status === 401) void client.invalidateQueries();
    if (!answer.ok || answer.body === null) return;
    const parse = createChangeParser();
    let isOpen = false;
    for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), MAX_SILENCE);
      if (!isOpen) onOpen();
      isOpen = true;
      refresh(client, parse(piece));
    }
  } catch {
    // The connection ended; a read that fails too says why.
  } finally {
    clearTimeout(timer);
  }
}

function refresh(client: QueryClient, changes: readonly RecordChange[]): void {
  if (changes.length === 0) return;
  void client.invalidateQueries({ predicate: ({ queryKey }) => isAffected(queryKey, changes) });
}

/** Until the next attempt to follow. */
function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
