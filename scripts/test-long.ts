// The faults again, many times over; the figures stand above the last line. FAULT_ROUNDS and FAULT_SEED choose.
import { runSteps } from './steps.ts'
import { vitestStep } from './vitest.ts'
import { webBuilt } from './web-steps.ts'

const { FAULT_ROUNDS = '50' } = process.env

const { failed } = await runSteps([
  webBuilt,
  vitestStep('long faults', ['--project', 'faults'], { FAULT_ROUNDS }),
])
process.exitCode = failed === 0 ? 0 : 1
