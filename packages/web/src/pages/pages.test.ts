import { reservedSlugs } from '@vicino/domain/businesses/reserved-slugs.ts'
import { expect, test } from 'vitest'
import { type FirstRead, firstReads, firstReadsOfFrames } from './first-reads.ts'
import { detours, type Doors, type FrameName, frames, type ListName, type PageName, pages } from './pages.ts'

const reads = Object.entries(firstReads) as [PageName, FirstRead][]
const readsOfFrames = Object.entries(firstReadsOfFrames) as [FrameName, FirstRead][]

/** The frames around a page, the innermost first. */
const framesAround = (frame: FrameName | undefined): FrameName[] => {
  if (frame === undefined) return []
  return [frame, ...framesAround(frames[frame].frame)]
}

/** What one must be able to read where a page or a frame stands: its own word, or the one of what stands around it. */
const doorOf = (reading: Doors['reads'], around: FrameName[]): NonNullable<Doors['reads']> | 'signed_in' => {
  const outer = around.map(frame => frames[frame].reads)
  return reading ?? outer.find(one => one) ?? 'signed_in'
}

test.each(reads)('%s asks for the permission of its first read', (name, { endpoint }) => {
  const { reads: reading, frame } = pages[name]
  expect(doorOf(reading, framesAround(frame))).toBe(endpoint.permission)
})

test.each(readsOfFrames)('the frame %s asks for the permission of its first read', (name, { endpoint }) => {
  expect(doorOf(undefined, framesAround(name))).toBe(endpoint.permission)
})

const placed = [...Object.values(pages), ...detours].flatMap(({ frame, pattern }) =>
  framesAround(frame).map(one => [pattern, frames[one].pattern]),
)

test.each(placed)('%s stands inside its frame %s', (pattern, frame) =>
  expect(`${pattern}/`.startsWith(`${frame}/`)).toBe(true),
)

const beside = Object.entries(
  pages as Record<string, { pattern: string; frame?: FrameName; beside?: ListName }>,
).flatMap(([name, { beside: list, ...place }]) => (list ? [{ name, list, ...place }] : []))

test.each(beside)('$name stands below $list, in the same frame', ({ list, pattern, frame }) => {
  const whole = beside.find(({ name }) => name === list)
  expect(whole).toMatchObject({ list, ...(frame && { frame }) })
  expect(`${pattern}/`.startsWith(`${whole?.pattern}/`)).toBe(true)
})

test('no address is said twice', () => {
  const patterns = [...Object.values(pages), ...detours].map(({ pattern }) => pattern)
  expect(new Set(patterns).size).toBe(patterns.length)
})

const firstWords = [...Object.values(pages), ...detours]
  .map(({ pattern }) => pattern.split('/')[1]!)
  .filter(word => word !== '' && !word.startsWith('$'))

test.each([...new Set(firstWords)])('nobody can call her page /%s', word =>
  expect(reservedSlugs.has(word)).toBe(true),
)

const { dossierId, taskId } = { dossierId: 'a', taskId: 'b' }

test.each([
  ['a task', { taskId, view: 'day' }, pages.task.link({ taskId })],
  ['a client', { dossierId, view: 'day' }, pages.dossierCalendar.link({ dossierId }, { view: 'day' })],
  ['nobody', { view: 'day' }, undefined],
] as const)('the calendar of %s', (_of, search, target) =>
  expect(pages.calendar.redirect?.({ search, params: {} })).toEqual(target),
)

test('an address that names an anamnesis leads to it', () => {
  const anamnesisId = 'c'
  const asked = { search: { anamnesisId }, params: { dossierId } }
  expect(pages.anamnesis.redirect?.(asked)).toEqual(pages.anamnesisMenu.link({ dossierId, anamnesisId }))
  expect(pages.anamnesis.redirect?.({ ...asked, search: {} })).toBeUndefined()
})
