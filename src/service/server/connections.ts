import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type Client, Shares } from "../../shared/shares.ts";
import { groupAddress } from "./call-limits.ts";
import type { OnRefusal } from "./refusals.ts";

export type IsTrusted = (address: string, hop: number) => boolean;

type Terms = { maxConnections: number; isTrusted: IsTrusted; onRefusal: OnRefusal };

/**
 * Shares the connections of a server by address. Where all are in use, one on which the service works on nothing is closed,
 * of the address with the most; one of a trusted proxy, which has many clients, for the proxy itself only.
 */
export function shareConnections(server: Server, { maxConnections, isTrusted, onRefusal }: Terms) {
  const shares = new Shares();
  const known = new WeakMap<Duplex, { client: Client; unanswered: Set<ServerResponse> }>();
  const streams = new WeakSet<object>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const isProxy = isTrusted(address, 0);
    const unanswered = new Set<ServerResponse>();
    const end = () => {
      onRefusal("connections");
      socket.destroy();
    };
    const yields = (isForOwn: boolean) =>
      (isForOwn || !isProxy) && [...unanswered].every((answer) => answer.headersSent && !streams.has(answer));
    const client = { name: groupAddress(address), limits: [{ name: "", max: maxConnections }], yields, end };
    known.set(socket, { client, unanswered });
    if (shares.enter(client) !== undefined) return end();
    socket.once("close", () => shares.leave(client));
  });
  return {
    /** Of the connection, with the given one until it has ended. */
    listUnanswered: (socket: Duplex, added?: ServerResponse): ReadonlySet<ServerResponse> => {
      const { client, unanswered } = known.get(socket) ?? { unanswered: new Set() };
      if (client !== undefined && added !== undefined) {
        unanswered.add(added);
        added.once("close", () => unanswered.delete(added));
        // The last of its address to be closed.
        shares.leave(client);
        shares.enter(client);
      }
      return unanswered;
    },
    /** Events are sent as long as the client reads them. */
    keepOpen: (answer: object) => void streams.add(answer),
  };
}
