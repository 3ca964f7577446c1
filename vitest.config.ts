import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

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
          // Starting and killing database servers takes its time on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          isolate: false,
          include: ['scripts/**/*.test.ts'],
          hookTimeout: 30_000,
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
          testTimeout: 120_000,
        },
      },
      './packages/web/vite.config.ts',
    ],
  },
})
