import { expect, test } from 'vitest'
import { finders } from '../journeys/path-filler.ts'
import { rareWalks, walks } from '../journeys/walks.ts'
import { pages } from '../packages/web/src/pages/pages.ts'

const all = [...walks, ...rareWalks]

const stepsOf = (address: string): string[] => address.split('?')[0]!.split('/')

/** The page to which an address leads: of several that it fits, the one that says most of it word by word. */
function pageOf(address: string): string | undefined {
  const steps = stepsOf(address)
  const fitting = Object.values(pages)
    .map(({ pattern }) => ({ pattern, said: stepsOf(pattern) }))
    .filter(
      ({ said }) =>
        said.length === steps.length &&
        said.every((step, at) => (step.startsWith('$') ? steps[at] !== '' : step === steps[at])),
    )
    .map(({ pattern, said }) => ({ pattern, rank: said.map(step => Number(step.startsWith('$'))).join('') }))
  return fitting.toSorted((a, b) => a.rank.localeCompare(b.rank))[0]?.pattern
}

test.each([
  ['/plan/operators/today?view=day', '/plan/operators/today'],
  ['/plan/operators/:collaboration', '/plan/operators/$collaborationId'],
  ['/dossier/:dossier/billing/1', '/dossier/$dossierId/billing/1'],
  ['/plan/nowhere/at/all', undefined],
])('%s leads to %s', (address, pattern) => expect(pageOf(address)).toBe(pattern))

const walked = new Set(all.flatMap(({ paths }) => paths.map(pageOf)))

test.each(Object.values(pages).map(({ pattern }) => pattern))('somebody walks %s', pattern =>
  expect(walked.has(pattern), 'put it into a list of journeys/walks.ts').toBe(true),
)

test.each(all)('$name goes to pages, by names that stand for something', ({ paths: own, opens = {} }) => {
  expect(own.filter(path => pageOf(path) === undefined)).toEqual([])
  const names = own.flatMap(path => path.match(/:\w+/g) ?? [])
  expect(names.filter(name => !(name in finders))).toEqual([])
  expect(own, 'what opens, opens over one of them').toEqual(expect.arrayContaining(Object.keys(opens)))
})
