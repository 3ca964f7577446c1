import type { Instant } from '@vicino/domain/days/instant.ts'

import { provideChromium } from './chromium.ts'
import type { Step } from './steps.ts'
import { cleanEnvironment, runScript } from './program.ts'

const report = 'reports/journeys.json'

type Report = { stats: { expected: number; flaky: number; unexpected: number; skipped: number } }

/** The browser tests, on the built product. A flaky one is a failed one. */
export const journeys = journeysStep('journeys')

/** The journeys that know their day, told at an instant. */
export const journeysAt = (name: string, instant: Instant): Step =>
  journeysStep(`journeys on ${name}`, ['--grep', '@day'], { JOURNEYS_AT: instant })

/** The journeys of both sizes, at the other size and in the other language. */
export const journeysElsewhere = journeysStep('journeys elsewhere', [], { JOURNEYS_ELSEWHERE: 'yes' })

/** The journey that ends pages while somebody types, so many times. */
export const journeysOfEnds = (times: number): Step =>
  journeysStep(`${times} pages that end`, ['--grep', 'a page that ends', '--project', 'phone'], {
    PAGE_ENDS: String(times),
  })

function journeysStep(name: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    run: async log => {
      if (!(await provideChromium())) return 1
      return runScript(
        'node_modules/@playwright/test/cli.js',
        ['test', '--config', 'journeys/playwright.config.ts', ...args],
        { env: { ...cleanEnvironment(), ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, log },
      )
    },
    count: {
      report,
      read: content => {
        const { stats } = content as Report
        return {
          passed: stats.expected,
          failed: stats.unexpected + stats.flaky,
          skipped: stats.skipped,
        }
      },
    },
  }
}
