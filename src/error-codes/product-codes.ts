import type { Explained } from "./explained.ts";

/** What can go wrong where the service asks an address that a caller gave, or a product behind a connection. */
export const productCodes = {
  "outbound/bad-address": {
    means: "An address is none, is not of http or https, or has a user or password in it. Nothing was asked.",
    help: "Give an address that begins with `https://`; keys and passwords have fields of their own.",
  },
  "outbound/private-address": {
    means: "An address, or one that it redirects to, leads into a private network or to the service's own machine.",
    help: "Give a public address. An operator who trusts all callers can start the service with `--allow-private`.",
  },
  "outbound/unknown-host": {
    means: "No name server knows the host of an address.",
    help: "Check its spelling, and that the service can ask a name server.",
  },
  "outbound/unreachable": {
    means: "No connection to an address was made, or it broke off. The sign of the system is quoted.",
    help: "Check the address and its certificate, and that the service's network lets it connect.",
  },
  "outbound/timeout": {
    means: "An address did not give a whole answer in time.",
    help: "Try again later; if it stays so, look at what answers there.",
  },
  "outbound/too-large": {
    means: "What an address answered is longer than what is read of one.",
    help: "Check that this is the address that is meant.",
  },
  "outbound/compressed": {
    means: "An answer came compressed, which was not asked for.",
    help: "Look for a gateway that compresses whatever it passes on.",
  },
  "outbound/redirected": {
    means: "An address redirects again and again.",
    help: "Give the address that it leads to in the end.",
  },
  "product/bad-token": {
    means: "The product behind a connection does not know the token, or not any more.",
    help: "Make a new token in the product and store it in the connection.",
  },
  "product/forbidden": {
    means: "The product knows the token, but does not let it do what was asked.",
    help: "Give the token the right that is named in the product.",
  },
  "product/not-found": {
    means: "What was asked for is not there, or the token may not see it.",
    help: "Check names and base address of the connection, and that its token may see what is named.",
  },
  "product/not-merged": {
    means: "The pull request that is named was not merged.",
    help: "Name one that was, or merge it first.",
  },
  "product/rate-limited": {
    means: "The product wants to be asked later.",
    help: "Try again after the time that is named.",
  },
  "product/refused": {
    means: "The product refused a request, for the reason that is quoted.",
    help: "Correct what the quoted words are about.",
  },
  "product/failed": {
    means: "The product, or a gateway before it, failed.",
    help: "Try again later; if it stays so, look at the product's own page about its state.",
  },
  "product/unreadable": {
    means: "What answered at the base address of a connection does not speak as the product documents it.",
    help: "Check the base address; a sign-in page or another program may answer there.",
  },
} as const satisfies Record<string, Explained>;
