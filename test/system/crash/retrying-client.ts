import { type CallOptions, type Client, createClient } from "../../../src/client/client.ts";
import { ApiError, createHttpSend, UnreachableError } from "../../../src/client/http.ts";
import type { KillPoint } from "./kill-point.ts";

type Call<Answer> = (client: Client, options: CallOptions) => Promise<Answer>;

/** A create as it was accepted: how to send it again, and the record that it made. */
export type Accepted = { call: Call<{ id: string }>; key: string; id: string };

/** A service that may be down; `findAddress` waits until it is not. */
export type Callable = { findAddress: () => Promise<string>; apiKey: string; killPoint: KillPoint };

const PAUSE = 20;

/** Retries calls of a service that may be killed at any time. */
export class RetryingClient {
  readonly accepted: Accepted[] = [];
  readonly #service: Callable;
  readonly #name: string;
  #creates = 0;
  readonly #clients = new Map<string, Client>();

  constructor(service: Callable, name: string) {
    this.#service = service;
    this.#name = name;
  }

  /** Creates one record: retries with the same idempotency key until there is an answer. */
  async create<Answer extends { id: string }>(call: Call<Answer>): Promise<Answer> {
    const key = `${this.#name}:${this.#creates}`;
    this.#creates += 1;
    const sent = () => void this.#service.killPoint.reach("sent");
    const answer = await this.retryUntilAnswered((client) => {
      const answered = call(client, { idempotencyKey: key });
      setTimeout(sent, 3);
      return answered;
    });
    this.accepted.push({ call, key, id: answer.id });
    this.#service.killPoint.reach("accepted");
    return answer;
  }

  /** Calls until there is an answer; for calls that change nothing, or the same every time. */
  async retryUntilAnswered<Answer>(call: Call<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await this.once(call);
      if (answer !== undefined) return answer.answer;
    }
  }

  /** Calls once; undefined where the answer was lost. */
  async once<Answer>(call: Call<Answer>): Promise<{ answer: Answer } | undefined> {
    try {
      return { answer: await call(await this.#connect(), {}) };
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      await pause();
      return undefined;
    }
  }

  /** Makes a change; after a lost answer, retries it only where `isDone` finds it missing. */
  async change(call: Call<unknown>, isDone: (client: Client) => Promise<boolean>): Promise<void> {
    while ((await this.once(call)) === undefined) {
      if (await this.retryUntilAnswered(isDone)) return;
    }
  }

  /** Polls until the answer is as wanted. */
  async wait<Answer>(read: Call<Answer>, isSo: (answer: Answer) => boolean): Promise<Answer> {
    for (;;) {
      const answer = await this.retryUntilAnswered(read);
      if (isSo(answer)) return answer;
      await pause();
    }
  }

  async #connect(): Promise<Client> {
    const address = await this.#service.findAddress();
    const known = this.#clients.get(address);
    if (known !== undefined) return known;
    const { send } = await createHttpSend(address, {});
    const client = createClient({ send, apiKey: this.#service.apiKey });
    this.#clients.set(address, client);
    return client;
  }
}

/** Whether there is no such record. */
export async function isGone(read: Promise<unknown>): Promise<boolean> {
  try {
    await read;
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return true;
    throw error;
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));
