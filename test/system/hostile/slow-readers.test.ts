import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
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

test("slow readers of large lists fill no memory, and lose their connections", { timeout: 60_000 }, async () => {
  await using attacked = await AttackedProgram.open(["--answer-timeout", "3", "--max-requests", "256"]);
  const { call, apiKey } = attacked.attacker;
  const create = async (path: string, body: unknown) => {
    const created = await call("POST", path, body);
    expect(created).toMatchObject({ status: 201 });
    return String(created.body.id);
  };
  const request = (path: string) =>
    `GET /api/v1/${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${apiKey}\r\n\r\n`;
  await attacked.survive(async () => {
    const docsRepo = await attacked.connect(attacked.attacker, "/nowhere");
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
      reader.send(request(path).repeat(PIPELINED));
      readers.push(reader);
    }
    await sleep(5_000);
    for (const { socket } of readers) socket.resume();
    const late = setTimeout(() => {
      for (const { socket } of readers) socket.destroy();
    }, 2_000);
    const received = await Promise.all(readers.map(({ closed }) => closed));
    clearTimeout(late);
    const complete = received.map((text) => text.split("HTTP/1.1 200 OK").length - 1);
    expect(complete.some((count) => count < PIPELINED)).toBe(true);
    const { body } = await call("GET", "publications?pageSize=200");
    expect(body).toMatchObject({ publications: [{ id: ids.at(-1) }], nextPageToken: expect.any(String) });
  });
});
