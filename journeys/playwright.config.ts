import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { millisecondsOf } from '@vicino/domain/days/instant.ts'
import { freePort } from '@vicino/server/free-port.ts'
import { ordinaryMorning } from '@vicino/server/testing/ordinary-morning.ts'
import { browserSettings } from '../scripts/chromium.ts'
import { desk } from './desk.ts'
import { logOf } from './told.ts'

// The configuration is read again by every worker: folder, port and time are made once and handed on.
process.env['VICINO_JOURNEYS'] ??= mkdtempSync(join(tmpdir(), 'vicino-journeys-'))
// Under root the database runs as somebody else, who has to pass through.
chmodSync(process.env['VICINO_JOURNEYS'], 0o711)
const serverLog = logOf(process.env['VICINO_JOURNEYS'])
const { JOURNEYS_AT = ordinaryMorning } = process.env
const aheadMs = (process.env['JOURNEYS_AHEAD_MS'] ??= String(millisecondsOf(JOURNEYS_AT) - Date.now()))

process.env['JOURNEYS_PORT'] ??= String(await freePort())
const port = process.env['JOURNEYS_PORT']
const root = join(import.meta.dirname, '..')

/**
 * What the browser does not do here. Nothing is drawn by a graphics card: pretending to have one takes a tenth of the
 * run. A page lives for seconds: making its program faster costs more than it gains, as does tidying up for small rooms.
 */
const lessWork = ['--disable-gpu', '--js-flags=--no-maglev,--no-turbofan,--min-semi-space-size=16']

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const desktop = { viewport: desk }
const french = { locale: 'fr-CH' }

/** Told at both sizes and in two languages; with every change only where it is lived most, which saves a fifth. */
const atBoth = /[/\\](?!late-answers)[\w-]+\.journey\.ts$/

/** Those of them that are lived at a desk; the others on the way. */
const deskStories = [
  'billing',
  'care-plan',
  'chain',
  'collaborators',
  'contacts',
  'dossier-archive',
  'money-comes-in',
  'prescription',
  'protocols',
  'sending',
  'settings',
  'statistics',
]
const atDesk = new RegExp(`[/\\\\](${deskStories.join('|')})\\.journey\\.ts$`)

/** Every page at its slowest: it is looked at before a release. */
const lateAnswers = 'late-answers.journey.ts'

const projects = [
  { name: 'phone', testIgnore: ['*.desktop.journey.ts', lateAnswers, atDesk], use: phone },
  { name: 'desktop', testMatch: '*.desktop.journey.ts', use: desktop },
  { name: 'desktop in French', testMatch: atDesk, use: { ...desktop, ...french } },
]

/** Before a release: where else those of both sizes are told, and the pages that are opened now and then. */
const otherProjects = [
  { name: 'late answers', testMatch: lateAnswers, use: phone },
  { name: 'late answers at a desk', testMatch: lateAnswers, use: desktop },
  { name: 'rare pages', testMatch: 'accessible.phone.journey.ts', grep: /every page of/, use: phone },
  { name: 'phone', testMatch: atDesk, use: phone },
  { name: 'desktop in French', testMatch: atBoth, testIgnore: atDesk, use: { ...desktop, ...french } },
  { name: 'phone in French', testMatch: atBoth, use: { ...phone, ...french } },
  { name: 'desktop in Italian', testMatch: atBoth, use: desktop },
]

/** What the jobs cost a hand, alone: one after the other, on a page that nothing slows down. */
const jobProjects = [{ name: 'jobs', testMatch: 'jobs/do-jobs.ts', use: phone }]

const chosenProjects = () => {
  if (process.env['JOURNEYS_JOBS']) return jobProjects
  return process.env['JOURNEYS_ELSEWHERE'] ? otherProjects : projects
}

/**
 * Every story runs on the built product with its demo organisation, in the system's Chromium, at an instant that ticks
 * on: `JOURNEYS_AT`, or an ordinary morning.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.journey.ts',
  outputDir: join(root, 'reports/journeys'),
  globalTeardown: './teardown.ts',
  fullyParallel: true,
  // A page waits more than it works: three share two cores well.
  workers: process.env['JOURNEYS_JOBS'] ? 1 : 3,
  retries: 0,
  // Nets against what hangs for good: on a busy machine everything only takes longer.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['dot'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'it-CH',
    timezoneId: 'Europe/Zurich',
    // The page as it stood at the end. The way there is kept when asked for (`--trace on`): it is a twelfth of the run.
    screenshot: 'only-on-failure',
    launchOptions: { ...browserSettings(), args: [...browserSettings().args, ...lessWork] },
  },
  projects: chosenProjects(),
  webServer: {
    command: `"${process.execPath}" "${join(root, 'packages/server/src/testing/run-at.ts')}" ${aheadMs} carefree > "${serverLog}"`,
    url: `http://localhost:${port}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    env: {
      PORT: port,
      VICINO_DATA: join(process.env['VICINO_JOURNEYS'], 'data'),
      VICINO_DEMO_PASSWORD: 'prova-di-viaggio',
    },
  },
})
