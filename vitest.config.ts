import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
    globalSetup: ["test/postgres-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
