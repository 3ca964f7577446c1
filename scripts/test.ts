// Everything that `npm test` runs, each part with the seconds that it may take on two quiet cores.
import { checks } from './checks.ts'
import { journeys } from './journeys.ts'
import { enterRunFolder } from './run-folder.ts'
import { runAsProgram } from './steps.ts'
import { vitestStep } from './vitest.ts'
import { webBuild } from './web-steps.ts'

const runFolder = enterRunFolder()
await runAsProgram([
  // The tests that start the whole program need its browser part.
  { name: 'checks', budgetSeconds: 80, steps: [...checks, webBuild] },
  { name: 'tests', budgetSeconds: 220, steps: [vitestStep('tests', ['--project', '!programs'])] },
  // One waits for databases that are killed, the other for pages: side by side they fill each other's pauses.
  {
    name: 'programs and journeys',
    budgetSeconds: 300,
    steps: [vitestStep('programs', ['--project', 'programs']), journeys],
  },
])
await runFolder.end()
