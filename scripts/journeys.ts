import { provideChromium } from './chromium.ts'
import type { Step } from './steps.ts'
import { cleanEnvironment, runScript } from './program.ts'

const report = 'reports/journeys.json'

type Report = { stats: { expected: number; flaky: number; unexpected: number; skipped: number } }

/** The browser tests, on the built product. A flaky one is a failed one. */
export const journeys: Step = {
  name: 'journeys',
  run: async log => {
    if (!(await provideChromium())) return 1
    return runScript(
      'node_modules/@playwright/test/cli.js',
      ['test', '--config', 'journeys/playwright.config.ts'],
      {
        env: { ...cleanEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        log,
      },
    )
  },
  count: {
    report,
    read: content => {
      const { stats } = content as Report
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    },
  },
}
