import { availableParallelism } from 'node:os'
import { millisecondsOf } from '@vicino/domain/days/instant.ts'
import { ordinaryMorning } from '@vicino/server/testing/ordinary-morning.ts'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

/**
 * A net against what hangs for good, not a measure of speed: on a machine that does other things too, the tests only
 * take longer. What a test waits for is looked at again and again until it is there.
 */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

/** Every core works: left to itself Vitest keeps one free, which is half of two. */
const maxWorkers = availableParallelism()

/**
 * Room for what lives as long as one answer. It is tidied up each time that it is full: with the 16 MB of Node that is a
 * seventh of the work of the server's tests.
 */
const roomy = ['--min-semi-space-size=32', '--max-semi-space-size=64']

/**
 * `TESTS_AT` names the instant from which the clock of the tests ticks on, and that of their database. Without it the
 * pages stand on the ordinary morning of all programs of the tests; the server's tests go by the real clock, as its
 * database does.
 */
const { TESTS_AT } = process.env
const aheadOf = (instant: string): string => String(millisecondsOf(instant) - Date.now())
/** How a worker is started whose clock goes so. */
const at = (instant: string): string[] => {
  const clock = new URL('./scripts/at-instant.ts', import.meta.url)
  clock.searchParams.set('ahead', aheadOf(instant))
  return [`--import=${clock.href}`]
}
const serverClock = TESTS_AT === undefined ? [] : at(TESTS_AT)
// Told to who makes the database of the server's tests.
if (TESTS_AT !== undefined) process.env['TESTS_AHEAD_MS'] = aheadOf(TESTS_AT)

/** What starts whole programs and databases of its own, and kills some of them. */
const programs = [
  'packages/server/src/main.test.ts',
  'packages/server/src/db/embedded-cluster.test.ts',
  'packages/server/src/db/leases.test.ts',
  'scripts/run-folder.test.ts',
  'scripts/tool.test.ts',
  'faults/**/*.test.ts',
]

// Without isolation the files of a project share what they import: half the time of a run went into importing the
// same modules again. No test may therefore leave anything behind.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          isolate: false,
          maxWorkers,
          include: ['packages/domain/src/**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          execArgv: [...roomy, ...serverClock],
          // Half of such a test is waiting for the database.
          maxWorkers: maxWorkers * 2,
          sequence: { groupOrder: 1 },
          include: ['packages/server/src/**/*.test.ts'],
          exclude: programs,
          globalSetup: ['packages/server/src/testing/cluster.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          isolate: false,
          maxWorkers,
          include: ['scripts/**/*.test.ts'],
          exclude: programs,
          ...patience,
        },
      },
      {
        test: {
          name: 'programs',
          environment: 'node',
          isolate: false,
          maxWorkers,
          include: programs,
          globalSetup: ['packages/server/src/testing/ready-folder.ts'],
          // After all else: what is killed should be at work, not waiting for its turn.
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
          // A page that stands in a test names its program, and no test runs it: nothing to complain of.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          isolate: false,
          execArgv: at(TESTS_AT ?? ordinaryMorning),
          maxWorkers,
          setupFiles: ['./src/testing/browser.ts', './src/app/test-pages.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
})
