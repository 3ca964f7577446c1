import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { Failure } from './failure.ts'
import { placeFailure } from './place-failure.ts'

const t = ((key: string) => key) as TFunction
const detail = 'Controllare i campi segnalati.'
const wrong = (path: string, message: string) => ({ path, code: 'required' as const, message })
const refused = (...errors: ReturnType<typeof wrong>[]): Failure =>
  new Failure(422, 'unprocessable', { detail, errors })

test.each([
  ['an error at its field', refused(wrong('name', 'Manca')), { fields: { name: 'Manca' }, banner: null }],
  [
    'an error inside a field at that field',
    refused(wrong('days.0', 'Ignoto')),
    { fields: { days: 'Ignoto' }, banner: null },
  ],
  [
    'the first of two errors of one field',
    refused(wrong('name', 'Manca'), wrong('name', 'Troppo corto')),
    { fields: { name: 'Manca' }, banner: null },
  ],
  [
    'an error of a field that is not shown in the banner',
    refused(wrong('name', 'Manca'), wrong('version', 'Vecchia')),
    { fields: { name: 'Manca' }, banner: `${detail} Vecchia` },
  ],
  [
    "a refusal without fields in the server's words",
    new Failure(403, 'forbidden', { detail: 'Il suo ruolo non consente questa azione.' }),
    { fields: {}, banner: 'Il suo ruolo non consente questa azione.' },
  ],
  [
    'a server that is away in our words',
    new Failure(0, 'away'),
    {
      fields: {},
      banner:
        'Il server non risponde: non si sa se è stato salvato. Riprovare tra poco: nulla viene scritto due volte.',
    },
  ],
])('puts %s', (_what, failure, placed) => {
  expect(placeFailure(failure, ['name', 'days'], t)).toMatchObject(placed)
})

test('a stale write carries the record as it stands now', () => {
  const failure = new Failure(409, 'stale', { detail: 'Modificata.', current: { version: 3 } })
  expect(placeFailure(failure, ['name'], t).current).toEqual({ version: 3 })
})
