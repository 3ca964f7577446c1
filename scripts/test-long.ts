// What takes long: the faults again, many times over, chosen by FAULT_ROUNDS and FAULT_SEED, the journeys and the tests
// that know their day, at each of the instants, those of both sizes where `npm test` does not tell them, the walks over pages
// that are seldom opened, all pages with answers that come late, pages that end while somebody types, thirty times, and
// ten of the largest documents at once.
import { instants } from '../journeys/instants.ts'
import { journeysAt, journeysElsewhere, journeysOfEnds } from './journeys.ts'
import { enterRunFolder } from './run-folder.ts'
import { runAsProgram } from './steps.ts'
import { testsAt, vitestStep } from './vitest.ts'
import { webBuild } from './web-steps.ts'

const { FAULT_ROUNDS = '50' } = process.env
const documents = ['--project', 'server', 'document-memory']
const faults = ['--project', 'programs', '--silent=false', 'faults/']

const runFolder = enterRunFolder()
await runAsProgram(
  [
    { name: 'checks', budgetSeconds: 30, steps: [webBuild] },
    ...Object.entries(instants).map(([name, instant]) => ({
      name,
      budgetSeconds: 90,
      steps: [journeysAt(name, instant)],
    })),
    ...Object.entries(instants).map(([name, instant]) => ({
      name: `tests on ${name}`,
      budgetSeconds: 240,
      steps: [testsAt(name, instant)],
    })),
    { name: 'elsewhere', budgetSeconds: 800, steps: [journeysElsewhere] },
    { name: 'typing', budgetSeconds: 900, steps: [journeysOfEnds(30)] },
    {
      name: 'documents',
      budgetSeconds: 120,
      steps: [vitestStep('ten documents', documents, { DOCUMENTS_AT_ONCE: '10' })],
    },
    { name: 'faults', budgetSeconds: 1_200, steps: [vitestStep('long faults', faults, { FAULT_ROUNDS })] },
  ],
  { shows: 'everything' },
)
await runFolder.end()
