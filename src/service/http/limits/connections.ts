import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type Client, Shares } from "../../../shared/shares.ts";
import { groupAddress } from "./call-limits.ts";
import type { OnRefusal } from "./refusals.ts";

export type IsTrusted = (address: string, hop: number) => boolean;

type Terms = { maxConnections: number; isTrusted: IsTrusted; onRefusal: OnRefusal | undefined };

/**
 * Shares the connections of a server by address. Where all are in use, one on which the service works on nothing is closed,
 * of the address with the most; one of a trusted proxy, which has many clients, for the proxy itself only.
 */
export function shareConnections(server: Server, { maxConnections, isTrusted, onRefusal }: Terms) {
  const shares = new Shares();
  const unanswered = new WeakMap<Duplex, Set<ServerResponse>>();
  const streams = new WeakSet<object>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const isProxy = isTrusted(address, 0);
    const answers = new Set<ServerResponse>();
    unanswered.set(socket, answers);
    const isSilent = () => [...answers].every((answer) => answer.headersSent && !streams.has(answer));
    const yields: Client["yields"] = ({ isOwn }) => (isOwn || !isProxy) && isSilent();
    const end = () => {
      onRefusal?.("connections");
      socket.destroy();
    };
    const client = { name: groupAddress(address), limits: [{ name: "", max: maxConnections }], yields, end };
    socket.once("close", () => shares.leave(client));
    if (shares.enter(client) !== undefined) end();
  });
  return { unanswered, streams };
}
