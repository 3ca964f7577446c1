import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jobsReport, runJobs } from '../../scripts/journeys.ts'
import { root } from '../../scripts/program.ts'
import type { Figure } from '../figures.ts'

type Annotation = { type: string; description?: string }
type Spec = { title: string; ok: boolean; tests: { annotations: Annotation[] }[] }
type Suite = { specs?: Spec[]; suites?: Suite[] }
type Cost = { taps: number; keys: number; swipes: number; seconds: number; most: number }

/** How long a hand takes for a tap and for a key, in seconds: reaching and pressing (Card, Moran, Newell 1980). */
const hand = { tap: 1.1, key: 0.28 } as const

/** What the jobs of a day cost a hand, each done in a browser: more taps than a job may take are a failure. */
export async function measureJobs(): Promise<Figure[]> {
  await runJobs()
  const { suites } = JSON.parse(readFileSync(join(root, jobsReport), 'utf8')) as { suites: Suite[] }
  return suites.flatMap(specsOf).flatMap(figuresOf)
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

function figuresOf({ title, ok, tests }: Spec): Figure[] {
  const said = tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'cost')
  // A job that does not work any more costs more than anything.
  if (!said?.description)
    return [
      {
        of: title,
        what: 'taps',
        value: Number.POSITIVE_INFINITY,
        unit: '',
        limit: { atMost: 0 },
        detail: 'failed',
      },
    ]
  const { taps, keys, swipes, seconds, most } = JSON.parse(said.description) as Cost
  const byHand = seconds + (taps + swipes) * hand.tap + keys * hand.key
  return [
    {
      of: title,
      what: 'taps',
      value: taps,
      unit: '',
      limit: { atMost: ok ? most : 0 },
      detail: `and ${keys} keys, ${swipes} times moving the page`,
    },
    {
      of: title,
      what: 'of a hand',
      value: byHand,
      unit: 's',
      limit: null,
      detail: `of which ${seconds.toFixed(1)} s are the program`,
    },
  ]
}
