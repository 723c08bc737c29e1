import { defineConfig } from 'vitest/config'

const journeys = 'tests/e2e/**/*.test.ts'

const ownProcesses = [
  'app/server/*.test.ts',
  'app/server/{admins,api,backup,db,email,integrations,pdf,settings}/**/*.test.ts',
]

const unitTest = {
  // A retry would hide a race. A test that needs one has a fault to find.
  retry: 0,
  environment: 'node',
  // Left out, a machine with two processors gets one worker.
  maxWorkers: 2,
  globalSetup: ['tests/support/postgres.ts'],
  testTimeout: 30_000,
  // The default, 1 second, is too short while other test files use every processor.
  expect: { poll: { timeout: 15_000, interval: 50 } },
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unitTest,
          name: 'unit',
          include: ['{app,art,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [journeys, ...ownProcesses],
          // Each worker loads modules once: loading them again for each file took most of the time.
          isolate: false,
        },
      },
      // They start and end processes, timers and connections, so each file has a process of its own.
      { test: { ...unitTest, name: 'server', include: ownProcesses } },
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
