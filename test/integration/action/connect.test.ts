import { expect, test } from "vitest";
import { openConnection, type ServiceConnection } from "../../../src/action/connect.ts";
import { parseInputs } from "../../../src/action/inputs.ts";
import { listen } from "../../../src/service/http/http.ts";
import { createCheckoutService } from "../../support/checkout-service.ts";
import { History } from "../../support/history.ts";

const REQUEST = { title: "Version 1.1.0", body: "Write.", sourceConnection: "widget" };
const onFault = (error: unknown) => expect.unreachable(String(error));

function createHistory(): History {
  const history = new History();
  history.commit("feat: answer (#1)");
  return history;
}

const placeOf = ({ directory }: History) => ({ directory, drafts: "scratch" as const });

async function openRemote(history: History): Promise<ServiceConnection> {
  const service = await createCheckoutService({ workspace: placeOf(history), apiKey: "key-of-a-test", onFault });
  const listening = await listen(service);
  const inputs = parseInputs({ "base-url": listening.url, "api-key": "key-of-a-test" });
  const connection = await openConnection(inputs, { directory: "/nowhere", drafts: "branches" }, {}, onFault);
  return {
    ...connection,
    [Symbol.asyncDispose]: async () => {
      await connection[Symbol.asyncDispose]();
      await listening[Symbol.asyncDispose]();
    },
  };
}

test.each<[string, string | RegExp, (history: History) => Promise<ServiceConnection>]>([
  [
    "the built-in service, which has no socket",
    "the built-in service",
    (history) => openConnection(parseInputs({}), placeOf(history), {}, onFault),
  ],
  ["the service at base-url, wherever the checkout is", /^http:\/\/127\.0\.0\.1:\d+$/, openRemote],
])("the same calls reach %s", async (_, where, open) => {
  using history = createHistory();
  await using connection = await open(history);
  expect(connection.where).toMatch(where);
  const { client } = connection;
  const { connections } = await client.connections.list({});
  expect(connections.map(({ name }) => name)).toEqual(["widget"]);
  const job = await client.jobs.create({ docRequest: REQUEST }, { idempotencyKey: "run-1" });
  expect((await client.jobs.list({})).jobs).toMatchObject([{ id: job.id }]);
  await expect(client.jobs.get({ id: "job-0" })).rejects.toMatchObject({ status: 404, code: "api/404" });
  await expect(client.jobs.create({ docRequest: { ...REQUEST, sourceConnection: "gadget" } })).rejects.toThrow(
    /There is no connection "gadget"; known here: widget/,
  );
});

test("a call to the built-in service can be aborted like one over the network", async () => {
  using history = createHistory();
  await using connection = await openConnection(parseInputs({}), placeOf(history), {}, onFault);
  const { jobs } = connection.client;
  await expect(jobs.create({ docRequest: REQUEST }, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  expect((await jobs.list({})).jobs).toEqual([]);
});

test("a folder without a repository is refused before anything is sent", async () => {
  const opened = openConnection(parseInputs({}), { directory: "/nowhere", drafts: "scratch" }, {}, onFault);
  await expect(opened).rejects.toMatchObject({ code: "git/no-such-directory" });
});
