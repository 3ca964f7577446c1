// Everything that `npm test` runs; the last line counts over all.
import { checks } from './checks.ts'
import { journeys } from './journeys.ts'
import { runSteps } from './steps.ts'
import { vitestStep } from './vitest.ts'
import { webBuild } from './web-steps.ts'

const { failed } = await runSteps([
  // Each of them keeps one core busy. The tests that start the whole program need its browser part.
  [...checks, webBuild],
  vitestStep('tests', ['--project', '!faults']),
  // Alone on the machine, so that a kill falls into the writing and not into somebody else's work.
  vitestStep('faults', ['--project', 'faults']),
  journeys,
])
process.exitCode = failed === 0 ? 0 : 1
