import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * A net against what hangs for good, not a measure of speed: on a machine that does other things too, the tests only
 * take longer. What a test waits for is looked at again and again until it is there.
 */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

// Without isolation the files of a project share what they import: half the time of a run went into importing the
// same modules again. No test may therefore leave anything behind.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          isolate: false,
          include: ['packages/domain/src/**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          // Half of such a test is waiting for the database and for programs that start.
          maxWorkers: availableParallelism() * 2,
          sequence: { groupOrder: 1 },
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/db/test-cluster.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          isolate: false,
          include: ['scripts/**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['faults/**/*.test.ts'],
          globalSetup: ['faults/abandoned.ts'],
          // One after the other and after all else: each starts and kills programs of its own.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          ...patience,
        },
      },
      {
        extends: './packages/web/vite.config.ts',
        root: 'packages/web',
        test: {
          name: 'web',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['./src/testing/browser.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
})
