import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeZone, type Instant } from '@vicino/domain/days/instant.ts'

import type { Counter, Step } from './steps.ts'
import { cleanEnvironment, root, runScript } from './program.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

/** A run of Vitest that counts itself; it writes what failed and nothing else, unless `args` ask for more. */
export function vitestStep(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Step {
  const report = `reports/${name.replaceAll(' ', '-')}.json`
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    run: log =>
      runScript('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args], {
        env: { ...cleanEnvironment(), ...env },
        log,
      }),
    count: counter(report),
  }
}

/** What asks the machine or its database what time it is. */
const readsClock = /new Date\(\)|Date\.now\(\)|\bnow\(\)/

/** The tests that know their day, at an instant: all of the pages, and those of the server that do not stand still. */
export function testsAt(name: string, instant: Instant): Step {
  const ticking = globSync('packages/server/src/**/*.test.ts', { cwd: root }).filter(path =>
    readsClock.test(readFileSync(join(root, path), 'utf8')),
  )
  const files = ['packages/web/', ...ticking]
  return vitestStep(`tests on ${name}`, ['--project', 'web', '--project', 'server', ...files], {
    TESTS_AT: instant,
    // As on the devices of the nurses: their own days are those of the clients.
    TZ: homeZone,
  })
}

function counter(report: string): Counter {
  return {
    report,
    read: content => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = content as Report
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
    },
  }
}
