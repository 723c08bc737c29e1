import { defineConfig } from 'vitest/config'

const journeys = 'tests/e2e/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // A retry would hide a race. A test that needs one has a fault to find.
          retry: 0,
          environment: 'node',
          include: ['{app,art,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [journeys],
          // Left out, a machine with two processors gets one worker.
          maxWorkers: 2,
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 30_000,
          // The default, 1 second, is too short while other test files use every processor.
          expect: { poll: { timeout: 15_000, interval: 50 } },
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          // Real browsers on two cores: a step may be too late once.
          retry: 1,
          environment: 'node',
          include: [journeys],
          // A browser mostly waits: two of them with their apps fill two cores.
          maxWorkers: 2,
          globalSetup: ['tests/support/data-template.ts'],
          testTimeout: 120_000,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 15_000, interval: 100 } },
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
