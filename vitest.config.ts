/** Which tests there are: quick ones, long ones (whole games, races, killed processes), the AWS template, and the browser. */
import { defineConfig } from "vitest/config";

const LONG = ["test/conformance/**", "test/e2e/**", "test/faults/**"];

export default defineConfig({
  test: {
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true" },
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Files of one worker share loaded modules: no test changes any, and loading them for each takes longer than the tests.
          isolate: false,
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: [...LONG, "test/infra/**", "test/browser/**"],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "long",
          include: LONG.map((folder) => `${folder}/*.test.{ts,tsx}`),
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: "infra", include: ["test/infra/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
      },
      {
        extends: true,
        test: { name: "browser", include: ["test/browser/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 60_000 },
      },
    ],
  },
});
