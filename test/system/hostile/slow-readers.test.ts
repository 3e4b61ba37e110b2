import { readdirSync } from "node:fs";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { NumberedHistory } from "../../support/histories.ts";
import { openRawConnection, type RawConnection } from "../../support/raw-connection.ts";
import { AttackedProgram } from "./attacked-program.ts";

const READERS = 20;
const PIPELINED = 6;
const CONTENT = "x".repeat(100_000);

/** One byte at a time. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.read(1), 50);
  socket.once("close", () => clearInterval(timer));
}

test("slow readers of large lists fill no memory, and lose their connections", async () => {
  using history = new NumberedHistory();
  await using attacked = await AttackedProgram.open(["--answer-timeout", "1", "--max-requests", "256"]);
  const { call, apiKey } = attacked.attacker;
  const create = async (path: string, body: unknown) => {
    const created = await call("POST", path, body);
    expect(created).toMatchObject({ status: 201 });
    return String(created.body.id);
  };
  const request = (path: string, end = "") =>
    `GET /api/v1/${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${apiKey}\r\n${end}\r\n`;
  let most = 0;
  const countClosed = () => {
    const open = readdirSync(`/proc/${attacked.program.pid}/fd`).length;
    most = Math.max(most, open);
    return most - open;
  };
  await attacked.survive(async () => {
    const docsRepo = await attacked.connect(attacked.attacker, history.directory);
    const ids = [];
    for (let index = 0; index < 20; index += 1) {
      const instructionId = await create("instructions", { name: `${index}`, type: "commit", content: CONTENT });
      const instructions = Array(10).fill({ slotType: "commit", instructionId });
      ids.push(await create("publications", { name: `${index}`, config: { docsRepo }, instructions }));
    }
    const readers: RawConnection[] = [];
    for (let index = 0; index < READERS; index += 1) {
      const reader = await openRawConnection(attacked.url);
      reader.socket.pause();
      if (index % 2 === 0) drip(reader.socket);
      const path = index % 3 === 0 ? "instructions?pageSize=200" : "publications?pageSize=200";
      reader.send(request(path).repeat(PIPELINED - 1) + request(path, "connection: close\r\n"));
      readers.push(reader);
    }
    // The program closes connections, which these do not see before they read.
    await expect.poll(countClosed).toBeGreaterThan(READERS / 2);
    for (const { socket } of readers) socket.resume();
    const received = await Promise.all(readers.map(({ closed }) => closed));
    const complete = received.map((text) => text.split("HTTP/1.1 200 OK").length - 1);
    expect(complete.some((count) => count < PIPELINED)).toBe(true);
    const { body } = await call("GET", "publications?pageSize=200");
    expect(body).toMatchObject({ publications: [{ id: ids.at(-1) }], nextPageToken: expect.any(String) });
  });
});
