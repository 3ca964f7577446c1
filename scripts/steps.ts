import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './program.ts'

export type Count = { passed: number; failed: number; skipped: number }

/** One tool of the tests: it runs and writes into a log, then its count is read from what it left behind. */
export type Step = { name: string; run(log: string): Promise<number>; count?: Counter }

/** Reads a tool's report; null where there is none, because the tool broke before. */
export type Counter = { report: string; read(report: unknown): Count }

/** Steps that run side by side, and how long they may take together on two quiet cores. */
export type Part = { name: string; budgetSeconds: number; steps: readonly Step[] }

type Options = { say?: (text: string) => void; shows?: 'failures' | 'everything' }

/**
 * Runs the parts in order, all of them, and adds up. A step without a report is one test; a step that breaks without
 * a failing test counts as one failure. What a step writes is shown where it failed, or everywhere if asked; it stays
 * in `reports/`. A part that takes longer than its budget says so and is no failure: the machine may be busy.
 */
export async function runParts(
  parts: readonly Part[],
  { say = console.log, shows = 'failures' }: Options = {},
): Promise<Count> {
  const all: Count[] = []
  const begun = performance.now()
  for (const { name, budgetSeconds, steps } of parts) {
    const partBegun = performance.now()
    const ended = await Promise.all(steps.map(runStep))
    for (const step of ended)
      if (shows === 'everything' || step.own.failed > 0)
        say(`=== ${step.name}\n${writtenIn(step.log)}`.trim())
    const own = sum(ended.map(step => step.own))
    say(`${name}: ${inWords(own)}, ${spent(partBegun, budgetSeconds)}`)
    all.push(own)
  }
  const total = sum(all)
  const budget = parts.reduce((seconds, part) => seconds + part.budgetSeconds, 0)
  if (parts.length > 1) say(`all: ${inWords(total)}, ${spent(begun, budget)}`)
  return total
}

/** Runs the parts as a program of its own: its exit code says whether all passed. */
export async function runAsProgram(parts: readonly Part[], options: Options = {}): Promise<void> {
  const { failed } = await runParts(parts, options)
  process.exitCode = failed === 0 ? 0 : 1
}

async function runStep({ name, run, count }: Step): Promise<{ name: string; log: string; own: Count }> {
  const log = join(root, 'reports', `${name.replaceAll(' ', '-')}.log`)
  mkdirSync(join(root, 'reports'), { recursive: true })
  for (const old of [log, count && join(root, count.report)]) if (old) rmSync(old, { force: true })
  const own = countOf(await run(log), count)
  return { name, log, own }
}

function countOf(code: number, count: Counter | undefined): Count {
  const path = count && join(root, count.report)
  const none = { passed: 0, failed: 0, skipped: 0 }
  if (!path) return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }
  if (!existsSync(path)) return { ...none, failed: 1 }
  const own = count.read(JSON.parse(readFileSync(path, 'utf8')))
  return code !== 0 && own.failed === 0 ? { ...own, failed: 1 } : own
}

const writtenIn = (log: string): string => (existsSync(log) ? readFileSync(log, 'utf8').trim() : '')

const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
  skipped: counts.reduce((all, { skipped }) => all + skipped, 0),
})

function inWords({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function spent(begun: number, budgetSeconds: number): string {
  const seconds = (performance.now() - begun) / 1000
  return `${seconds.toFixed(0)} s of ${budgetSeconds}${seconds > budgetSeconds ? ', over' : ''}`
}
