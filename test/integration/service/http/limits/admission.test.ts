import { describe, expect, onTestFinished, test } from "vitest";
import { type HttpLimits, listen } from "../../../../../src/service/http/http.ts";
import { openGateway } from "../../../../support/gateway.ts";
import { ofTest } from "../../../../support/of-test.ts";
import { openRawConnection, type RawConnection } from "../../../../support/raw-connection.ts";
import { TestService } from "../../../../support/service.ts";

type Settings = Partial<HttpLimits> & { maxRequests: number; organizationShare?: number };

/** The service on a port, whose calls come from addresses of this machine; slow bodies end by themselves very late. */
async function serve({ maxRequests, organizationShare = 100, ...limits }: Settings) {
  const service = ofTest(await TestService.open(":memory:"));
  const gateway = openGateway(service.service.fetch, { maxRequests, organizationShare });
  const terms = { limits: { bodyGrace: 60_000, crowdedGrace: 60_000, ...limits } };
  const listening = ofTest(await listen({ fetch: gateway, close: async () => undefined }, terms));
  /** Sends the head of a call, and a body of so many pieces, 2 MB a second. */
  const begin = async (address: string, head: string, pieces = 0): Promise<RawConnection> => {
    const connection = ofTest(await openRawConnection(listening.url, address));
    connection.send(`POST ${head}\r\n\r\n`);
    let left = pieces;
    const timer = setInterval(() => {
      if (left > 0) connection.send(PIECE);
      left -= 1;
    }, 5);
    onTestFinished(() => clearInterval(timer));
    return connection;
  };
  const beginAll = (count: number, ...given: Parameters<typeof begin>) =>
    Promise.all(Array.from({ length: count }, () => begin(...given)));
  /** The head of a whole call's answer. */
  const call = async (address: string, line: string, headers = "") => {
    await using connection = await openRawConnection(listening.url, address);
    connection.send(`${line} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`);
    return await connection.waitForText(/\r\n\r\n/);
  };
  return { service, begin, beginAll, call };
}

const PIECE = "x".repeat(10_000);
const OPEN = "GET /api/v1/openapi.yaml";
const OK = /^HTTP\/1\.1 200 /;
const BUSY = /^HTTP\/1\.1 503 [\s\S]*^retry-after: 1\r$/im;

const WEBHOOK =
  "content-type: application/json\r\nx-github-event: ping\r\nx-github-delivery: 1\r\n" +
  `x-hub-signature-256: sha256=${"0".repeat(64)}\r\n`;
const webhookOf = (bytes: number) => `/webhooks/github HTTP/1.1\r\nhost: x\r\n${WEBHOOK}content-length: ${bytes}`;
const jobOf = (apiKey: string) =>
  `/api/v1/jobs HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${apiKey}\r\ncontent-length: 9`;

const isOpen = ({ socket }: RawConnection) => socket.bytesRead === 0 && !socket.closed;

describe("with all places taken", () => {
  test("a slow body makes way before a fast one, also of an address with more, and is a 503", async () => {
    const { begin, beginAll, call } = await serve({ maxRequests: 3, crowdedGrace: 100 });
    const slow = await begin("127.0.0.4", webhookOf(100 * PIECE.length));
    const fast = await beginAll(2, "127.0.0.3", webhookOf(100 * PIECE.length), 100);
    await expect.poll(() => fast.every(({ socket }) => socket.bytesWritten > 40 * PIECE.length)).toBe(true);
    expect(await call("127.0.0.5", OPEN)).toMatch(OK);
    expect(await slow.closed).toMatch(BUSY);
    for (const body of fast) expect(await body.waitForText(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 401 /);
  });

  test("no one makes way for a call that its own limit refuses", async () => {
    const { beginAll, call } = await serve({ maxRequests: 40, organizationShare: 50 });
    const large = await beginAll(4, "127.0.0.3", webhookOf(2 ** 21));
    const own = await beginAll(15, "127.0.0.4", webhookOf(9));
    const refused = /^HTTP\/1\.1 429 /;
    await expect.poll(() => call("127.0.0.4", OPEN)).toMatch(refused);
    const head = `${WEBHOOK}content-length: ${2 ** 21}\r\n`;
    expect(await call("127.0.0.4", "POST /webhooks/github", head)).toMatch(refused);
    expect(await call("127.0.0.5", OPEN)).toMatch(OK);
    expect([...large, ...own].map(isOpen)).toEqual(Array(19).fill(true));
  });

  test("no large webhook makes way for a call whose body is not read", async () => {
    const { beginAll, call } = await serve({ maxRequests: 40 });
    const large = await beginAll(4, "127.0.0.3", webhookOf(2 ** 21));
    const length = `content-length: ${2 ** 21}\r\n`;
    await expect.poll(() => call("127.0.0.3", "POST /webhooks/github", WEBHOOK + length)).toMatch(/ 503 /);
    expect(await call("127.0.0.4", OPEN, length)).toMatch(OK);
    expect(await call("127.0.0.4", "POST /api/v1/sessions", length)).toMatch(/^HTTP\/1\.1 413 /);
    expect(await call("127.0.0.5", OPEN)).toMatch(OK);
    expect(large.map(isOpen)).toEqual(Array(4).fill(true));
  });

  test("users of one organization share its places", async () => {
    const { service, beginAll, call } = await serve({ maxRequests: 8, organizationShare: 50 });
    const organization = await service.addOrganization("one");
    const ann = await service.addCaller(organization, { role: "owner" });
    const bob = await service.addCaller(organization, { role: "owner" });
    const bodies = await beginAll(4, "127.0.0.3", jobOf(ann.apiKey));
    const me = (apiKey: string) => call("127.0.0.3", "GET /api/v1/me", `authorization: Bearer ${apiKey}\r\n`);
    await expect.poll(() => me(ann.apiKey)).toMatch(/^HTTP\/1\.1 429 /);
    expect(await me(bob.apiKey)).toMatch(OK);
    expect(await bodies[0]?.closed).toMatch(BUSY);
    expect(bodies.slice(1).every(isOpen)).toBe(true);
  });

  test("sign-ins have places before their bodies are read, and make way", async () => {
    const { service, beginAll, call } = await serve({ maxRequests: 4 });
    const json = "host: x\r\ncontent-type: application/json\r\n";
    const bodies = await beginAll(10, "127.0.0.3", `/api/v1/sessions HTTP/1.1\r\n${json}content-length: 100`);
    const countOpen = () => bodies.filter(isOpen).length;
    const bob = await service.addCaller(await service.addOrganization("one"), { role: "owner" });
    const answers = await Promise.all(bodies.slice(4).map(({ waitForText }) => waitForText(/\r\n\r\n/)));
    for (const answer of answers) expect(answer).toMatch(BUSY);
    expect(countOpen()).toBeGreaterThanOrEqual(4);
    const body = JSON.stringify({ apiKey: bob.apiKey });
    const headers = `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    expect(await call("127.0.0.4", "POST /api/v1/sessions", headers)).toMatch(/^HTTP\/1\.1 201 /);
    expect(await bodies[0]?.closed).toMatch(BUSY);
  });
});
