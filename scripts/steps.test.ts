import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

import { root, runProgram } from './program.ts'
import { type Count, type Part, runParts, type Step } from './steps.ts'

/** A step that ends with a code and leaves a report, or none. */
function step(code: number, report?: Count | null): Step {
  if (report === undefined) return { name: 'plain', run: async () => code }
  const path = 'reports/steps-test.json'
  const run = async (): Promise<number> => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    if (report) writeFileSync(join(root, path), JSON.stringify(report))
    return code
  }
  return { name: 'counting', run, count: { report: path, read: content => content as Count } }
}

const count = (passed: number, failed: number, skipped = 0): Count => ({ passed, failed, skipped })

test.each<[what: string, parts: Step[][], total: Count]>([
  ['a plain step is one test', [[step(0)], [step(3)]], count(1, 1)],
  ['a report is added up', [[step(0, count(5, 0, 1))], [step(1, count(2, 3))]], count(7, 3, 1)],
  ['breaking without a failing test is a failure', [[step(1, count(5, 0))]], count(5, 1)],
  ['breaking before there is a report is a failure', [[step(1, null)], [step(0, null)]], count(0, 2)],
  ['an old report does not count', [[step(0, count(5, 0))], [step(1, null)]], count(5, 1)],
  ['the parts after a failure run', [[step(1)], [step(0)]], count(1, 1)],
  ['what runs side by side is added up', [[step(1), step(0)], [step(0, count(2, 0))]], count(3, 1)],
])('%s', async (_, parts, total) => {
  expect(await runParts(parts.map(part), { say: () => undefined })).toEqual(total)
})

const part = (steps: Step[], at = 0): Part => ({ name: `part ${at}`, budgetSeconds: 600, steps })

test('what passed is one line, with the budget of the part', async () => {
  expect(await saidBy([part([step(0), step(0, count(8, 0, 1))])])).toEqual([
    expect.stringMatching(/^part 0: 9 passed, 0 failed, 1 skipped, \d+ s of 600$/),
  ])
})

test('what failed shows what it wrote, and what passed beside it does not', async () => {
  const said = await saidBy([part([wordy('loud', 1), wordy('calm', 0)])])
  expect(said).toEqual(['=== loud\nloud was here', expect.stringMatching(/^part 0: 1 passed, 1 failed, /)])
})

test('a part over its budget says so and is no failure', async () => {
  const said = await saidBy([{ ...part([step(0)]), budgetSeconds: 0 }, part([step(0)], 1)])
  expect(said).toEqual([
    expect.stringMatching(/^part 0: 1 passed, 0 failed, \d+ s of 0, over$/),
    expect.stringMatching(/^part 1: 1 passed, 0 failed, \d+ s of 600$/),
    expect.stringMatching(/^all: 2 passed, 0 failed, \d+ s of 600$/),
  ])
})

const wordy = (name: string, code: number): Step => ({
  name,
  run: log =>
    runProgram(process.execPath, ['-e', `console.log('${name} was here'); process.exit(${code})`], { log }),
})

async function saidBy(parts: Part[]): Promise<string[]> {
  const said: string[] = []
  await runParts(parts, { say: text => said.push(text) })
  return said
}
