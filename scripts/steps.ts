import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './program.ts'

export type Count = { passed: number; failed: number; skipped: number }

/** One part of the tests: it runs, then its count is read from what it left behind. */
export type Step = { name: string; run(): Promise<number>; count?: Counter }

/** Reads a tool's report; null where there is none, because the tool broke before. */
export type Counter = { report: string; read(report: unknown): Count }

/**
 * Runs the steps in order, all of them, and adds up; those in a list of their own run side by side. A step without a
 * report is one test; a step that breaks without a failing test counts as one failure.
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  say: (text: string) => void = console.log,
): Promise<Count> {
  const total: Count = { passed: 0, failed: 0, skipped: 0 }
  const lines: string[] = []
  for (const step of steps) {
    const together = 'run' in step ? [step] : step
    say(`\n=== ${together.map(({ name }) => name).join(', ')}`)
    for (const { own, line } of await Promise.all(together.map(runStep))) {
      total.passed += own.passed
      total.failed += own.failed
      total.skipped += own.skipped
      lines.push(line)
    }
  }
  say(`\n${lines.join('\n')}`)
  if (total.skipped > 0) say(`${total.skipped} skipped`)
  say(`${total.passed} passed, ${total.failed} failed`)
  return total
}

async function runStep({ name, run, count }: Step): Promise<{ own: Count; line: string }> {
  if (count) rmSync(join(root, count.report), { force: true })
  const begun = Date.now()
  const code = await run()
  const own = countOf(code, count)
  return { own, line: `${name}: ${inWords(own)}, ${((Date.now() - begun) / 1000).toFixed(1)} s` }
}

function countOf(code: number, count: Counter | undefined): Count {
  const path = count && join(root, count.report)
  const none = { passed: 0, failed: 0, skipped: 0 }
  if (!path) return code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }
  if (!existsSync(path)) return { ...none, failed: 1 }
  const own = count.read(JSON.parse(readFileSync(path, 'utf8')))
  return code !== 0 && own.failed === 0 ? { ...own, failed: 1 } : own
}

function inWords({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
