import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createSlack } from "../../../../src/integrations/slack.ts";
import { checkHealth, createProductApi, type Outbound } from "../../../../src/shared/outbound/json-api.ts";
import { guarded, inside } from "../../../support/inside.ts";
import { type ProductAnswer, startSlack } from "../../../support/products.ts";

const TOKEN = "token-of-a-test";

async function errorOf(answer: ProductAnswer, path = "/thing") {
  await using server = await startSlack();
  server.answerNext(answer);
  const api = createProductApi({
    product: "Widgets",
    baseUrl: server.url,
    headers: {},
    secrets: [TOKEN],
    words: (body) => z.object({ words: z.string() }).safeParse(body).data?.words,
    send: inside,
  });
  const question = { doing: "show a thing", path, answer: z.object({ id: z.string() }) };
  return await api.read(question).catch((error: unknown) => error);
}

test.each<[ProductAnswer, string, string]>([
  [{ status: 401, body: { words: "No." } }, "product/bad-token", "status 401, No."],
  [{ status: 403, body: { words: "You may not." } }, "product/forbidden", "status 403, You may not."],
  [{ status: 404, body: "<h1>gone</h1>" }, "product/not-found", "status 404, <h1>gone</h1>"],
  [{ status: 429, body: "" }, "product/rate-limited", "status 429"],
  [{ status: 502, body: "Bad gateway" }, "product/failed", "status 502, Bad gateway"],
  [{ status: 401, body: { words: `${TOKEN} is wrong` } }, "product/bad-token", "status 401, *** is wrong"],
  [{ status: 401, body: `${"x".repeat(180)}${TOKEN}` }, "product/bad-token", `status 401, ${"x".repeat(180)}***`],
])("%o has the code %s", async (answer, code, said) => {
  expect(await errorOf(answer)).toMatchObject({ code, message: `Widgets did not show a thing: ${said}` });
});

test.each<[ProductAnswer, RegExp]>([
  [{ body: "<html>Sign in</html>" }, /show a thing.*: <html>Sign in<\/html>$/],
  [{ body: { id: 1 } }, /show a thing.*: id must be text/],
  [{ body: TOKEN }, /\*\*\*$/],
])("%o is no answer of the product", async (answer, sentence) => {
  expect(await errorOf(answer)).toMatchObject({ code: "product/unreadable", message: expect.stringMatching(sentence) });
});

test("a next page on another host is not requested: the token is for this one", async () => {
  expect(await errorOf({ body: {} }, "http://127.0.0.1:9/next")).toMatchObject({ code: "product/unreadable" });
});

test("health reports a failed request, and throws internal errors", async () => {
  const check = (send: Outbound) =>
    checkHealth(createSlack({ baseUrl: "http://127.0.0.1:9/api", token: TOKEN, send }).readHealth);
  const refused = expect.stringMatching(/127\.0\.0\.1:9\/api\/auth\.test .*ECONNREFUSED/);
  expect(await check(inside)).toMatchObject({ healthy: false, error: refused });
  const [error, message] = [expect.stringContaining("loopback"), expect.stringContaining("--allow-private")];
  expect(await check(guarded)).toMatchObject({ healthy: false, error, message });
  const fault = new Error("a fault of ours");
  await expect(check(() => Promise.reject(fault))).rejects.toBe(fault);
});
