import { expect, it } from 'vitest'
import { newId } from '../wire/id.ts'
import { type NewsLine, newSince, newsReasonOf, newsToTell } from './news-since.ts'

const line = (more: Partial<NewsLine> = {}): NewsLine => ({
  _id: newId(),
  own: false,
  dataModel: 'Document',
  entityId: newId(),
  part: null,
  action: 'created',
  waiting: false,
  status: null,
  reading: null,
  noted: false,
  ...more,
})

const course = [
  {
    from: '1939-02-22T00:00:00.000Z',
    ordered_by: 'Dr. Prova',
    news2_scale: 1 as const,
    limits: { hr: { yellow_high: 80 } },
    norms: true,
  },
]
const reading = (more: object): Partial<NewsLine> => ({
  dataModel: 'ClinicalParameter',
  reading: { measured_at: '2026-11-20T08:00:00.000Z', critical: [], news2: null, ...more },
})
const dose = (status: NonNullable<NewsLine['status']>): Partial<NewsLine> => ({
  dataModel: 'Administration',
  status,
})

it.each<[string, Partial<NewsLine>, string]>([
  ['a critical value', reading({ hr: 140, critical: ['hr'] }), 'critical_value'],
  ['a NEWS2 that asks for a doctor', reading({ news2: 7 }), 'critical_value'],
  ['a critical value that was struck', { ...reading({ critical: ['hr'] }), action: 'struck' }, 'other'],
  ['a value that only the doctor marks', reading({ hr: 85 }), 'value_out_of_range'],
  ['a value within its bounds', reading({ hr: 75 }), 'usual'],
  ['a value handed over within its bounds', { ...reading({ hr: 75 }), waiting: true }, 'handed_over'],
  ['a dose that was refused', dose('refused'), 'dose_not_taken'],
  ['a dose that was missed', dose('missed'), 'dose_not_taken'],
  ['a dose that was held', dose('held'), 'dose_not_taken'],
  ['a dose that was not there', dose('not_available'), 'dose_not_taken'],
  ['a dose of which nobody knows', dose('unknown'), 'dose_not_taken'],
  ['a dose that was given', dose('given'), 'usual'],
  ['a dose that she took by herself', dose('self_taken'), 'usual'],
  ['a dose of which is told how it worked', { ...dose('given'), action: 'continued' }, 'note'],
  ['a dose with a word beside it', { ...dose('given'), noted: true }, 'note'],
  ['a refused dose that was struck', { ...dose('refused'), action: 'struck' }, 'other'],
  ['a new warning', { dataModel: 'Warning' }, 'warning'],
  ['a warning that ended', { dataModel: 'Warning', action: 'ended' }, 'warning'],
  ['a changed drug', { dataModel: 'Drug', action: 'corrected' }, 'drug'],
  ['a drug that was struck', { dataModel: 'Drug', action: 'struck' }, 'drug'],
  ['a note on a focus', { dataModel: 'FocusGroup', action: 'continued' }, 'note'],
  ['a note that was handed over', { dataModel: 'FocusGroup', waiting: true }, 'handed_over'],
  ['a word on a performed service', { dataModel: 'Performance', noted: true }, 'note'],
  ['a service without one', { dataModel: 'Performance' }, 'usual'],
  ['a note that was struck', { dataModel: 'FocusGroup', action: 'struck' }, 'other'],
  ['a document', {}, 'other'],
])('%s is told as it can harm: %#', (_, more, why) => expect(newsReasonOf(line(more), course)).toBe(why))

it('tells what can harm first, of what is alike the newest, and how many are left', () => {
  const note = line({ dataModel: 'FocusGroup' })
  const newer = line({ dataModel: 'Drug' })
  const older = line({ dataModel: 'Drug' })
  const refused = line(dose('refused'))
  const { told, more } = newsToTell([note, newer, older, refused], course, 3)
  expect(told.map(one => one.line)).toEqual([refused, newer, older])
  expect(more).toBe(1)
})

it('only counts what went as it should', () => {
  expect(newsToTell([line(dose('given')), line(reading({ hr: 75 }))], course, 6)).toEqual({
    told: [],
    more: 2,
  })
})

it('tells of a record only the last line', () => {
  const entityId = newId()
  const struck = line({ ...dose('refused'), entityId, action: 'struck' })
  const refused = line({ ...dose('refused'), entityId })
  expect(newsToTell([struck, refused], course, 6)).toEqual({
    told: [{ line: struck, why: 'other' }],
    more: 0,
  })
})

it('tells nothing of a record that the reader wrote over, until somebody else does', () => {
  const entityId = newId()
  const critical = line({ ...reading({ hr: 34, critical: ['hr'] }), entityId })
  const own = line({ ...reading({ hr: 84 }), entityId, action: 'corrected', own: true })
  const struck = line({ ...reading({ hr: 84 }), entityId, action: 'struck' })
  expect(newsToTell([own, critical], course, 6)).toEqual({ told: [], more: 0 })
  expect(newsToTell([struck, own, critical], course, 6).told).toEqual([{ line: struck, why: 'other' }])
})

it('tells a dose that is handed over still, also after it was told how it worked', () => {
  const entityId = newId()
  const given = line({ ...dose('given'), entityId, waiting: true })
  const worked = line({ ...dose('given'), entityId, action: 'continued' })
  const own = { ...worked, own: true }
  expect(newsToTell([worked, given], course, 6)).toEqual({
    told: [{ line: given, why: 'handed_over' }],
    more: 0,
  })
  expect(newsToTell([worked, { ...given, waiting: false }], course, 6).told).toEqual([
    { line: worked, why: 'note' },
  ])
  expect(newsToTell([own, given], course, 6).told).toEqual([{ line: given, why: 'handed_over' }])
})

it('tells the notes of one focus each for itself', () => {
  const one = line({ dataModel: 'FocusGroup', part: newId() })
  const other = { ...line({ dataModel: 'FocusGroup', part: newId() }), entityId: one.entityId }
  expect(newsToTell([one, other], course, 1)).toMatchObject({ told: [{ line: one }], more: 1 })
})

it.each([
  ['2026-11-19T07:30:00.000Z', '2026-11-19T07:30:00.000Z'],
  [null, '2026-11-13T09:00:00.000Z'],
])('after a visit of %s things are new since %s', (lastVisit, since) =>
  expect(newSince(lastVisit, '2026-11-20T09:00:00.000Z')).toBe(since),
)
