import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A bare `node:http` server that answers every request with the last PUT body. */
let bytes = Buffer.from("{}");
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    if (request.method === "PUT") bytes = Buffer.concat(chunks);
    response.writeHead(200, { "content-type": "application/json", "content-length": bytes.length });
    response.end(bytes);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
