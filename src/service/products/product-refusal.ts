import type { ErrorCode } from "../../error-codes/error-codes.ts";
import { quoteText } from "../../quote-text.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { createSecrets } from "../../secrets.ts";

/** Finds the product's own words in the parsed body of a refusal; undefined where they are not where they should be. */
export type Words = (body: unknown) => string | undefined;

type Headers = Readonly<Record<string, string>>;

/** Makes sentences of what a product refuses; what is secret is taken out of its words before they are cut. */
export function createProductRefusals(product: string, secrets: readonly string[]) {
  const { redact } = createSecrets(...secrets);
  return {
    /** `status` is what the refusal means, as HTTP has it. */
    refuse: (doing: string, status: number, words: string, headers: Headers): ReleaseDocsError => {
      const said = quoteText(redact(words));
      const message = `${product} did not ${doing}: ${said}`;
      return new ReleaseDocsError({ message, ...judge(product, status, said, headers) });
    },
    unreadable: (doing: string, fault: string): ReleaseDocsError =>
      new ReleaseDocsError({
        code: "product/unreadable",
        message: `What should be ${product} was asked to ${doing} and answered something else: ${quoteText(redact(fault))}`,
        hint: `Check the base address of the connection: a sign-in page or another program may answer in place of ${product}.`,
      }),
  };
}

// GitHub's limits and Slack's are known by words, beside the statuses that everybody uses.
const LIMITED = /rate.?limit|abuse detection|too many requests/i;

function judge(product: string, status: number, said: string, headers: Headers): { code: ErrorCode; hint: string } {
  const isUsedUp =
    headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== undefined || LIMITED.test(said);
  if (status === 429 || (isUsedUp && status < 500 && status !== 401 && status !== 404)) {
    return {
      code: "product/rate-limited",
      hint: `${product} limits how often it is asked: try again ${whenToAsk(headers)}.`,
    };
  }
  if (status === 401) {
    return { code: "product/bad-token", hint: `Make a new token in ${product} and store it in the connection.` };
  }
  if (status === 403) {
    return { code: "product/forbidden", hint: `Give the token of the connection the right to do that in ${product}.` };
  }
  if (status === 404 || status === 410) {
    return { code: "product/not-found", hint: "Check its name, and that the token of the connection may see it." };
  }
  if (status >= 500) return { code: "product/failed", hint: `Try again ${whenToAsk(headers)}.` };
  return { code: "product/refused", hint: "Correct what the quoted words are about." };
}

function whenToAsk(headers: Headers): string {
  const wait = headers["retry-after"] ?? "";
  if (/^\d{1,9}$/.test(wait)) return `in ${wait} s`;
  // Seconds since 1970 at GitHub, a time in words at Atlassian.
  const reset = headers["x-ratelimit-reset"] ?? "";
  const time = new Date(/^\d{1,12}$/.test(reset) ? Number(reset) * 1000 : reset);
  return Number.isNaN(time.getTime()) ? "later" : `after ${time.toISOString()}`;
}
