import { expect, it } from 'vitest'
import { someAdministration } from '../testing/some-administration.ts'
import type { Administration } from './administration.ts'
import { patchBefore } from './patch-before.ts'

const drug = { _id: 'fentanyl 25', name: 'Fentanil cerotto 25 mcg/h' }

const patch = (day: string, site: string, more: Partial<Administration> = {}): Administration =>
  someAdministration({
    _id: `${day} ${site}`,
    drug: { ...someAdministration().drug, ...drug, modality: 'TTS', dose_unit: 'other' },
    day,
    given_at: `${day}T08:00:00.000Z`,
    site,
    ...more,
  })
const named = (_id: string, name: string) => ({ drug: { ...patch('2026-11-17', '').drug, _id, name } })

const first = patch('2026-11-14', 'Petto a destra')
const second = patch('2026-11-17', 'Petto a sinistra')

it.each<[string, Administration[], string | undefined]>([
  ['none, where none was put on', [], undefined],
  ['the last one', [first, second], 'Petto a sinistra'],
  ['none that was put on later', [first, patch('2026-11-20', 'Schiena')], 'Petto a destra'],
  [
    'one of this morning',
    [first, patch('2026-11-20', 'Schiena', { given_at: '2026-11-20T06:00:00.000Z' })],
    'Schiena',
  ],
  ['none that was struck', [first, { ...second, struck: { reason: 'Errore' } }], 'Petto a destra'],
  ['none that was refused', [first, { ...second, status: 'refused' }], 'Petto a destra'],
  ['none of three weeks ago', [patch('2026-10-30', 'Petto a destra')], undefined],
  [
    'one of the same substance under another order',
    [{ ...second, ...named('old', 'Durogesic 12') }],
    'Petto a sinistra',
  ],
  ['none of another substance', [{ ...second, ...named('exelon', 'Exelon cerotto 9.5') }], undefined],
  [
    'of two of a day her own order',
    [
      patch('2026-11-17', 'Schiena', {
        given_at: '2026-11-17T09:00:00.000Z',
        ...named('old', 'Durogesic 12'),
      }),
      second,
    ],
    'Petto a sinistra',
  ],
])('the patch that sticks before another one is %s', (_, administrations, site) => {
  expect(patchBefore(administrations, drug, '2026-11-20T08:00:00.000Z')?.site).toBe(site)
})
