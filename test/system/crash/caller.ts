import { type CallOptions, type Client, createClient } from "../../../src/client/client.ts";
import { ApiError, createHttpSend, UnreachableError } from "../../../src/client/http.ts";
import type { Trap } from "./trap.ts";

type Call<Answer> = (client: Client, options: CallOptions) => Promise<Answer>;

/** A create as it was accepted: how to send it again, and the record that it made. */
export type Accepted = { call: Call<{ id: string }>; key: string; id: string };

/** A service that may be down; `findAddress` waits until it is not. */
export type Callable = { findAddress: () => Promise<string>; apiKey: string; trap: Trap };

const PAUSE = 40;

/** Somebody who calls a service that may be killed at any time, and who loses nothing by that. */
export class Caller {
  readonly accepted: Accepted[] = [];
  readonly #service: Callable;
  readonly #name: string;
  #creates = 0;
  readonly #clients = new Map<string, Client>();

  constructor(service: Callable, name: string) {
    this.#service = service;
    this.#name = name;
  }

  /** Creates one record: sent again with the same key until it is answered. */
  async create<Answer extends { id: string }>(call: Call<Answer>): Promise<Answer> {
    const key = `${this.#name}:${this.#creates}`;
    this.#creates += 1;
    const sent = () => void this.#service.trap.spring("sent");
    const answer = await this.ask((client) => {
      const answered = call(client, { idempotencyKey: key });
      setTimeout(sent, 3);
      return answered;
    });
    this.accepted.push({ call, key, id: answer.id });
    this.#service.trap.spring("accepted");
    return answer;
  }

  /** Calls until there is an answer; for calls that change nothing, or the same every time. */
  async ask<Answer>(call: Call<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await this.once(call);
      if (answer !== undefined) return answer.answer;
    }
  }

  /** Calls once; undefined where the answer was lost, so that it is not known what came of it. */
  async once<Answer>(call: Call<Answer>): Promise<{ answer: Answer } | undefined> {
    try {
      return { answer: await call(await this.#connect(), {}) };
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      await pause();
      return undefined;
    }
  }

  /** Changes something, unless `isDone` finds it done: after an answer that was lost it looks first. */
  async change(call: Call<unknown>, isDone: (client: Client) => Promise<boolean>): Promise<void> {
    while ((await this.once(call)) === undefined) {
      if (await this.ask(isDone)) return;
    }
  }

  /** Reads until what is read is as it should be. */
  async wait<Answer>(read: Call<Answer>, isSo: (answer: Answer) => boolean): Promise<Answer> {
    for (;;) {
      const answer = await this.ask(read);
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
