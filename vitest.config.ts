import { defineConfig } from 'vitest/config'

/** Real servers, mails and browsers on two cores: what fails twice is wrong, what fails once on a busy machine was late. */
const retry = 1

const journeys = 'tests/e2e/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          retry,
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
          retry,
          environment: 'node',
          include: [journeys],
          // A browser mostly waits: two of them with their apps just fill two cores.
          maxWorkers: 2,
          testTimeout: 120_000,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 15_000, interval: 100 } },
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
