import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_CHECKOUT_FILE_BYTES, readCheckoutFile } from "../../../src/git/repository.ts";

const folder = mkdtempSync(join(tmpdir(), "files-"));
const checkout = join(folder, "checkout");
const at = (...names: string[]) => join(checkout, ...names);
const socket = createServer();

beforeAll(async () => {
  mkdirSync(at("docs"), { recursive: true });
  mkdirSync(`${checkout}-2`);
  const files = [at("plain"), at("docs", "deep"), at("..hidden"), join(folder, "secret"), `${checkout}-2/secret`];
  for (const path of files) writeFileSync(path, "text");
  writeFileSync(at("full"), "x".repeat(MAX_CHECKOUT_FILE_BYTES));
  writeFileSync(at("one-byte-more"), "x".repeat(MAX_CHECKOUT_FILE_BYTES + 1));
  writeFileSync(at("sparse"), "");
  truncateSync(at("sparse"), 20 * 2 ** 30);
  execFileSync("mkfifo", [at("fifo")]);
  await new Promise<void>((resolve) => socket.listen(at("socket"), resolve));
  const links = {
    ...{ inside: "docs/deep", "inside-absolute": at("plain"), "to-hidden": "..hidden", zero: "/dev/zero" },
    ...{ tty: "/dev/tty", memory: "/proc/self/mem", environment: "/proc/self/environ", outside: "../secret" },
    ...{ sibling: "../checkout-2/secret", chain: "outside", loop: "loop", dangling: "nowhere", "to-fifo": "fifo" },
    ".github": "..",
  };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, at(name));
});
afterAll(() => {
  socket.close();
  rmSync(folder, { recursive: true });
});

describe("a file of the checkout", () => {
  test.each(["plain", "inside", "inside-absolute", "to-hidden", "./docs/../plain"])("is read: %s", async (path) => {
    expect(await readCheckoutFile(checkout, path)).toBe("text");
  });

  test("is read up to the maximum", async () => {
    expect(await readCheckoutFile(checkout, "full")).toHaveLength(MAX_CHECKOUT_FILE_BYTES);
  });

  test.each(["missing", "plain/file", "dangling"])("is undefined if missing: %s", async (path) => {
    expect(await readCheckoutFile(checkout, path)).toBeUndefined();
  });

  const UNSAFE = ["zero", "tty", "memory", "environment", "outside", "sibling", "chain", "loop", "fifo", "to-fifo"];
  const PATHS = ["../secret", "docs/../../secret", ".github/secret", "docs", ".", "socket", "sparse", "one-byte-more"];
  test.each([...UNSAFE, ...PATHS])("is refused: %s", async (path) => {
    await expect(readCheckoutFile(checkout, path)).rejects.toMatchObject({ code: "checkout/file-refused" });
  });

  test("is read in a checkout that is a link itself", async () => {
    symlinkSync(checkout, join(folder, "link"));
    expect(await readCheckoutFile(join(folder, "link"), "plain")).toBe("text");
  });

  test.skipIf(process.getuid?.() === 0)("is refused without the permission to read it", async () => {
    writeFileSync(at("locked"), "text");
    chmodSync(at("locked"), 0);
    await expect(readCheckoutFile(checkout, "locked")).rejects.toMatchObject({ code: "checkout/file-refused" });
  });
});
