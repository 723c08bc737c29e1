import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const journeys = 'tests/e2e/**/*.test.ts'

/**
 * Milliseconds after which a test hangs. A busy machine is slow, not wrong, so this is far above
 * what any test takes.
 */
const hanging = 300_000

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          // A retry would hide a race. A test that needs one has a fault to find.
          retry: 0,
          name: 'unit',
          environment: 'node',
          include: ['{app,art,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [journeys],
          // Each worker loads modules once: loading them again for each file took most of the time.
          isolate: false,
          // Left out, a machine with two processors gets one worker.
          maxWorkers: 2,
          globalSetup: ['tests/support/postgres.ts'],
          // Values of the site that the tests replace.
          alias: ['password-cost', 'typst-worker-limits'].map((name) => ({
            find: new RegExp(`^\\./${name}\\.ts$`),
            replacement: fileURLToPath(new URL(`tests/support/${name}.ts`, import.meta.url)),
          })),
          testTimeout: hanging,
          hookTimeout: hanging,
          expect: { poll: { timeout: 120_000, interval: 20 } },
        },
      },
      {
        test: {
          name: 'e2e',
          // Real browsers on two cores: a step may be too late once.
          retry: 1,
          environment: 'node',
          include: [journeys],
          // A browser mostly waits: two of them with their apps fill two cores. Three are quicker, but
          // where something else runs too, steps come too late.
          maxWorkers: 2,
          // The files of a worker share its app and its browser (tests/support/shared-site.ts).
          isolate: false,
          globalSetup: ['tests/support/shared-apps.ts'],
          setupFiles: ['tests/support/reset-shared-site.ts'],
          testTimeout: 120_000,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 30_000, interval: 100 } },
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
