import { defineConfig } from "vitest/config";

const setup = { setupFiles: ["test/support/setup.ts"], testTimeout: 30_000, hookTimeout: 60_000 };
const databases = { globalSetup: ["test/support/postgres-setup.ts"] };

export default defineConfig({
  test: {
    projects: [
      { test: { ...setup, name: "unit", include: ["test/unit/**/*.test.ts"] } },
      { test: { ...setup, ...databases, name: "integration", include: ["test/integration/**/*.test.ts"] } },
      { test: { ...setup, ...databases, name: "system", include: ["test/system/**/*.test.ts"] } },
    ],
  },
});
