// The faults again, many times over; the figures stand above the last line. FAULT_ROUNDS and FAULT_SEED choose.
import { enterRunFolder } from './run-folder.ts'
import { runAsProgram } from './steps.ts'
import { vitestStep } from './vitest.ts'
import { webBuild } from './web-steps.ts'

const { FAULT_ROUNDS = '50' } = process.env
const faults = ['--project', 'programs', '--silent=false', 'faults/']

const runFolder = enterRunFolder()
await runAsProgram(
  [
    { name: 'checks', budgetSeconds: 30, steps: [webBuild] },
    { name: 'faults', budgetSeconds: 1_200, steps: [vitestStep('long faults', faults, { FAULT_ROUNDS })] },
  ],
  { shows: 'everything' },
)
await runFolder.end()
