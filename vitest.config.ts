import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

// Files share what they load, which costs more than most tests; mocks and environment variables end with their test.
const shared = { isolate: false, restoreMocks: true, unstubEnvs: true };
// With Vitest's default, one of two cores is idle. Projects that run together need the same number.
const maxWorkers = Math.max(2, availableParallelism());
const external = {
  maxWorkers,
  setupFiles: ["test/support/setup.ts"],
  globalSetup: ["test/support/postgres.ts"],
  // Only of what hangs: on a busy machine with two cores some take 30 seconds.
  testTimeout: 90_000,
  hookTimeout: 120_000,
};

const BROWSER = "test/system/app/**/*.test.ts";

// These need URLs such as file:///tmp/…, POSIX signals, shell scripts or file modes.
const POSIX_ONLY = [
  "test/integration/git/{history,repository,repository-cache,revision}.test.ts",
  "test/integration/hosts/{github-host,local-repository,pushed-repository}.test.ts",
  "test/integration/service/{api,domain,server}/**",
  "test/integration/service/store/store.test.ts",
];
const isWindows = process.platform === "win32";
if (isWindows) console.warn(`Skipped on Windows (POSIX paths, signals or file modes):\n  ${POSIX_ONLY.join("\n  ")}`);

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, maxWorkers, name: "unit", include: ["test/unit/**/*.test.ts"], pool: "threads" } },
      {
        test: {
          ...shared,
          ...external,
          name: "integration",
          globalSetup: [...external.globalSetup, "test/support/github-schema/exercised.ts"],
          include: ["test/integration/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...(isWindows ? POSIX_ONLY : [])],
        },
      },
      {
        test: {
          ...external,
          name: "system",
          include: ["test/system/**/*.test.ts"],
          exclude: [...configDefaults.exclude, BROWSER],
        },
      },
      // Not beside the tests that time how long a program is blocked: a browser takes both cores.
      { test: { ...external, name: "browser", include: [BROWSER], sequence: { groupOrder: 1 } } },
    ],
  },
});
