import type { Instant } from '@vicino/domain/days/instant.ts'

import { provideChromium } from './chromium.ts'
import type { Step } from './steps.ts'
import { cleanEnvironment, runScript } from './program.ts'

const report = 'reports/journeys.json'

/** Where a run of the jobs says what each cost. */
export const jobsReport = 'reports/jobs.json'

const playwright = 'node_modules/@playwright/test/cli.js'
const config = 'journeys/playwright.config.ts'

type Report = { stats: { expected: number; flaky: number; unexpected: number; skipped: number } }

/** The browser tests, on the built product. A flaky one is a failed one. */
export const journeys = journeysStep('journeys')

/** The journeys that know their day, told at an instant. */
export const journeysAt = (name: string, instant: Instant): Step =>
  journeysStep(`journeys on ${name}`, ['--grep', '@day'], { JOURNEYS_AT: instant })

/** The journeys of both sizes, at the other size and in the other language, and the walks over seldom opened pages. */
export const journeysElsewhere = journeysStep('journeys elsewhere', [], { JOURNEYS_ELSEWHERE: 'yes' })

/** The journey that ends pages while somebody types, so many times. */
export const journeysOfEnds = (times: number): Step =>
  journeysStep(`${times} pages that end`, ['--grep', 'a page that ends', '--project', 'phone'], {
    PAGE_ENDS: String(times),
  })

/** Does the jobs once in a browser; how it went stands in their report. */
export async function runJobs(): Promise<void> {
  if (!(await provideChromium())) throw new Error('there is no Chromium')
  await runScript(playwright, ['test', '--config', config], {
    env: { ...cleanEnvironment(), JOURNEYS_JOBS: 'yes', PLAYWRIGHT_JSON_OUTPUT_FILE: jobsReport },
  })
}

function journeysStep(name: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    run: async log => {
      if (!(await provideChromium())) return 1
      return runScript(playwright, ['test', '--config', config, ...args], {
        env: { ...cleanEnvironment(), ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        log,
      })
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
