import { completeClient } from '@vicino/domain/dossiers/client.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { expect, it } from 'vitest'
import { changedClient, changedPersonal } from './changed-client.ts'
import { emptyClient, formClient, formPersonal, valuesOfClient } from './client-values.ts'

const today = '2026-11-20'
const maria = completeClient({
  first_name: 'Maria',
  last_name: 'Bianchi',
  birthday: '1931-02-11',
  gender: 'female',
  avs: '7561234567897',
  phone: '+41911234567',
  address: { street: 'Via Nosedo 4', zip: '6500', city: 'Bellinzona', coordinates: { lat: 46.2, lng: 9 } },
  access_note: 'Chiave dalla vicina',
})
const shown = valuesOfClient(maria)
const changed = (values: object) => changedClient(formClient(today).parse({ ...shown, ...values }), maria)

it('shows numbers as they are read, and finds nothing changed in them', () => {
  expect(shown).toMatchObject({ avs: '756.1234.5678.97', phone: '+41 91 123 45 67', email: '' })
  expect(changed({})).toEqual({})
})

it.each<[object, object]>([
  [{ first_name: ' Mariangela ' }, { first_name: 'Mariangela' }],
  [{ phone: '' }, { phone: null }],
  [{ avs: '7561234567897' }, {}],
  [{ access_note: '' }, { access_note: '' }],
  [
    { address: { ...shown.address, street: 'Via Nosedo 6' } },
    {
      address: {
        street: 'Via Nosedo 6',
        house_no: '',
        zip: '6500',
        city: 'Bellinzona',
        municipality: '',
        country: 'CH',
      },
    },
  ],
  [
    { address: { ...shown.address, canton: 'TI' } },
    { address: expect.objectContaining({ street: 'Via Nosedo 4', canton: 'TI' }) },
  ],
  [{ address: { ...emptyClient.address, canton: 'TI' } }, { address: null }],
  [{ address: emptyClient.address }, { address: null }],
])('%j sends %j', (values, sent) => expect(changed(values)).toEqual(sent))

it.each<[object, string]>([
  [{ birthday: null }, 'birthday Invalid input'],
  [{ birthday: '2026-11-21' }, 'birthday birthday_in_future'],
  [{ birthday: '1850-01-01' }, 'birthday birthday_too_early'],
  [{ gender: null }, 'gender Invalid input'],
  [{ address: { ...shown.address, zip: '690' } }, 'address.zip bad_postal_code'],
  [{ phone: '91 123 45 67' }, 'phone phone_without_prefix'],
])('%j is refused: %s', (values, problem) => {
  const { error } = formClient(today).safeParse({ ...shown, ...values })
  expect(error?.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)).toEqual([problem])
})

it('says all that is wrong at once', () => {
  const { error } = formClient(today).safeParse({ ...shown, gender: null, birthday: '1850-01-01' })
  expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual(['birthday', 'gender'])
})

it.each<[object, object, object]>([
  [{ nationality: 'CH', religion: null }, { nationality: 'IT' }, { nationality: 'IT' }],
  [{ nationality: 'CH', religion: 'cattolica' }, { religion: ' ' }, { religion: null }],
  [{ nationality: 'CH', religion: null }, {}, {}],
  [{}, {}, {}],
])('of %j, %j sends %j', (held, typed, sent) => {
  const before = { ...maria, dossierId: newId(), version: 3, author: null, written_at: null, ...held }
  const values = { ...valuesOfClient(before, 3), ...typed }
  expect(changedPersonal(formPersonal(today).parse(values), before)).toEqual(sent)
})
