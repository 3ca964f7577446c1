import { expect, it } from 'vitest'
import { someAdministration } from '../testing/some-administration.ts'
import type { Administration } from './administration.ts'
import { lastPatch } from './last-patch.ts'

const drug = 'fentanyl'

const patch = (day: string, site: string, more: Partial<Administration> = {}): Administration =>
  someAdministration({
    _id: `${day} ${site}`,
    drug: { ...someAdministration().drug, _id: drug, name: 'Fentanil', modality: 'TTS', dose_unit: 'other' },
    day,
    given_at: `${day}T08:00:00.000Z`,
    site,
    ...more,
  })

const first = patch('2026-11-14', 'Petto a destra')
const second = patch('2026-11-17', 'Petto a sinistra')

it.each<[string, Administration[], string | undefined]>([
  ['is the newest one', [first, second], 'Petto a sinistra'],
  ['is none where none was put on', [], undefined],
  ['is not the one of the day itself', [first, patch('2026-11-20', 'Schiena')], 'Petto a destra'],
  ['is not one that was struck', [first, { ...second, struck: { reason: 'Errore' } }], 'Petto a destra'],
  ['is not one that was refused', [first, { ...second, status: 'refused' }], 'Petto a destra'],
  [
    'is not one of another drug',
    [first, { ...second, drug: { ...second.drug, _id: 'other' } }],
    'Petto a destra',
  ],
])('the patch that sticks %s', (_, administrations, site) => {
  expect(lastPatch(administrations, drug, '2026-11-20')?.site).toBe(site)
})
