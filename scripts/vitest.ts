import type { Counter, Step } from './steps.ts'
import { cleanEnvironment, runScript } from './program.ts'

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

function counter(report: string): Counter {
  return {
    report,
    read: content => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = content as Report
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
    },
  }
}
