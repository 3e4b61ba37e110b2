import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A TCP connection on which a test sends any bytes and reads the answer. */
export type RawConnection = AsyncDisposable & {
  socket: Socket;
  send: (text: string) => void;
  /** Waits until the received text matches `pattern` and returns it. Rejects if the connection closes first. */
  waitForText: (pattern: RegExp) => Promise<string>;
  /** The received text, once the server has closed. */
  closed: Promise<string>;
};

/** Connects to the server at `url`, `from` another address of this machine if given. Throws if the connection is refused. */
export async function openRawConnection(url: string, from?: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress: from });
  let text = "";
  const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(text)));
  socket.on("data", (piece) => {
    text += piece;
  });
  await once(socket, "connect");
  socket.on("error", () => undefined);
  const waitForText = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => pattern.test(text) && resolve(text);
      socket.on("data", look);
      socket.on("close", () => reject(new Error(`Closed before ${pattern}: ${text}`)));
      look();
    });
  return {
    socket,
    send: (said) => void socket.write(said),
    waitForText,
    closed,
    [Symbol.asyncDispose]: async () => void socket.destroy(),
  };
}
