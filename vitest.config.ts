import { defineConfig } from 'vitest/config'

const journeys = 'tests/e2e/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{app,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: [journeys],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 15_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: [journeys],
          // One browser and one app at a time: two would fight for the same two cores.
          fileParallelism: false,
          testTimeout: 120_000,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 15_000, interval: 100 } },
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
