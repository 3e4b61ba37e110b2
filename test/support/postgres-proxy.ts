import { mkdtempSync, rmSync } from "node:fs";
import { createServer, connect as openSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SOCKET = ".s.PGSQL.5432";

/** Between a store and its PostgreSQL server. */
export class PostgresProxy implements AsyncDisposable {
  /** Cuts the connection at the answer to a commit. */
  isLosing = false;
  /** Passes nothing on to the server. */
  isSilent = false;
  /** The same, after the start of a connection. */
  isSilentOnceConnected = false;
  readonly location: string;
  readonly #folder = mkdtempSync(join(tmpdir(), "proxy-"));
  readonly #server = createServer((client) => {
    const server = openSocket(join(this.#behind, SOCKET));
    let isCommitting = false;
    let isConnected = false;
    client.on("data", (piece) => {
      if (this.isSilent || (this.isSilentOnceConnected && isConnected)) return;
      isConnected = true;
      isCommitting = this.isLosing && piece.includes("commit");
      server.write(piece);
    });
    server.on("data", (piece) => (isCommitting ? client.destroy() : client.write(piece)));
    for (const end of [client, server])
      end
        .on("error", () => undefined)
        .on("close", () => {
          client.destroy();
          server.destroy();
        });
  });
  readonly #behind: string;

  private constructor(location: string) {
    const url = new URL(location);
    this.#behind = url.searchParams.get("host") ?? "";
    url.searchParams.set("host", this.#folder);
    this.location = url.href;
  }

  static async open(location: string): Promise<PostgresProxy> {
    const proxy = new PostgresProxy(location);
    await new Promise<void>((resolve) => proxy.#server.listen(join(proxy.#folder, SOCKET), resolve));
    return proxy;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
