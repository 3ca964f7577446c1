import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from './program.ts'
import { type Count, runSteps, type Step } from './steps.ts'

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

test.each<[what: string, steps: (Step | Step[])[], total: Count]>([
  ['a plain step is one test', [step(0), step(3)], count(1, 1)],
  ['a report is added up', [step(0, count(5, 0, 1)), step(1, count(2, 3))], count(7, 3, 1)],
  ['breaking without a failing test is a failure', [step(1, count(5, 0))], count(5, 1)],
  ['breaking before there is a report is a failure', [step(1, null), step(0, null)], count(0, 2)],
  ['an old report does not count', [step(0, count(5, 0)), step(1, null)], count(5, 1)],
  ['the steps after a failure run', [step(1), step(0)], count(1, 1)],
  ['what runs side by side is added up', [[step(1), step(0)], step(0, count(2, 0))], count(3, 1)],
])('%s', async (_, steps, total) => {
  const said: string[] = []
  expect(await runSteps(steps, text => said.push(text))).toEqual(total)
  expect(said.at(-1)).toBe(`${total.passed} passed, ${total.failed} failed`)
})
