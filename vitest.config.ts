import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

// Files share what they load, which costs more than most tests; mocks and environment variables end with their test.
const shared = {
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  // Only of what hangs: on a busy machine with two cores some take 30 seconds.
  testTimeout: 90_000,
  hookTimeout: 120_000,
};
// Integration tests wait for processes half of their time.
const maxWorkers = availableParallelism() + 1;
const external = {
  ...shared,
  setupFiles: ["test/support/setup.ts"],
  expect: { poll: { interval: 20, timeout: 60_000 } },
  // To start a process takes the longer, the more memory a worker has.
  execArgv: ["--max-semi-space-size=2"],
};
// Beside each worker works the program that it tests. They start after the other projects, which have more workers.
const programs = { ...external, maxWorkers: availableParallelism(), sequence: { groupOrder: 1 } };
const POSTGRES = "test/support/postgres.ts";

// On a disk, git and PostgreSQL wait for it. One folder, since a worker that ends has no time to delete its own.
const temporary = mkdtempSync(join(findMemory() ?? tmpdir(), "release-docs-tests-"));
// PostgreSQL runs as another user.
chmodSync(temporary, 0o711);
process.env.TMPDIR = temporary;
// Freed memory goes back at once: each start of a process copies the tables of what a worker has.
Object.assign(process.env, {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "131072",
});
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));
// Programs that the tests start, again and again.
process.env.NODE_COMPILE_CACHE = join(import.meta.dirname, "node_modules/.cache/compiled");

/** A folder in memory with room for what tests write. */
function findMemory(): string | undefined {
  const folder = "/dev/shm";
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 4 * 2 ** 30 ? folder : undefined;
}

const BROWSER = "test/system/app/**/*.test.ts";

// These need URLs such as file:///tmp/…, POSIX signals, shell scripts or file modes.
const POSIX_ONLY = [
  "test/integration/git/{history,repository,repository-cache,revision}.test.ts",
  "test/integration/hosts/{github-host,local-repository,pushed-repository}.test.ts",
  "test/integration/{drafting,built-in}/**",
  "test/integration/service/{agents,audit,connections,conversations,http,instructions,jobs,models,people,program,publications,selections,sign-in,webhooks}/**",
  "test/integration/service/*.test.ts",
  "test/integration/service/store/store.test.ts",
];
const isWindows = process.platform === "win32";
if (isWindows) console.warn(`Skipped on Windows (POSIX paths, signals or file modes):\n  ${POSIX_ONLY.join("\n  ")}`);

/** With `--mode long`, tests that draw their cases draw many: `test/support/search.ts`. */
export default defineConfig(({ mode }) => ({
  test: {
    // What is kept is found by its content and this configuration, so none of it is stale; `npm ci` deletes it.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/modules" },
    env: { TEST_LONG: String(mode === "long") },
    projects: [
      { test: { ...shared, maxWorkers, name: "unit", include: ["test/unit/**/*.test.ts"], pool: "threads" } },
      {
        test: {
          ...external,
          maxWorkers,
          name: "integration",
          globalSetup: [POSTGRES, "test/support/github-schema/exercised.ts"],
          include: ["test/integration/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...(isWindows ? POSIX_ONLY : [])],
        },
      },
      {
        test: {
          ...programs,
          name: "system",
          globalSetup: [POSTGRES, "test/support/built.ts"],
          include: ["test/system/**/*.test.ts"],
          exclude: [...configDefaults.exclude, BROWSER],
        },
      },
      { test: { ...programs, name: "browser", globalSetup: [POSTGRES], include: [BROWSER] } },
    ],
  },
}));
