import { describe, expect, it } from 'vitest'
import { ClientFields, completeClient, defaultBirthday, NewClient } from './client.ts'

const maria = { first_name: 'Maria', last_name: 'Bianchi', birthday: '1931-02-11', gender: 'female' } as const

const problems = (client: object) =>
  NewClient.safeParse(client).error?.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)

describe('NewClient', () => {
  it('needs name, birth date and gender, nothing more', () => {
    expect(NewClient.parse(maria)).toEqual(maria)
    expect(completeClient(maria)).toEqual({
      ...maria,
      avs: null,
      phone: null,
      email: null,
      address: null,
      language: null,
      access_note: '',
    })
  })

  it('stores what is typed in its one form', () => {
    const written = NewClient.parse({
      ...maria,
      first_name: ' Maria ',
      avs: '756.1234.5678.97',
      phone: '091 123 45 67',
      address: { street: 'Via Nosedo 4', zip: 'CH-6500', city: 'Bellinzona' },
      language: 'it',
      access_note: ' Chiave dalla vicina ',
    })
    const client = completeClient(written)
    expect(client).toMatchObject({
      first_name: 'Maria',
      avs: '7561234567897',
      phone: '+41911234567',
      address: { full_address: 'Via Nosedo 4, 6500 Bellinzona', zip: '6500', country: 'CH' },
      access_note: 'Chiave dalla vicina',
    })
    expect(ClientFields.parse(client)).toEqual(client)
  })

  it.each([
    [{ ...maria, first_name: '' }, ['first_name required']],
    [{ ...maria, last_name: 'R2' }, ['last_name not_a_name']],
    [{ ...maria, birthday: '1931-02-30' }, ['birthday no_such_day']],
    [{ ...maria, avs: '756.1234.5678.98' }, ['avs bad_avs_check_digit']],
    [{ ...maria, phone: '91 123 45 67' }, ['phone phone_without_prefix']],
    [{ ...maria, email: 'maria' }, ['email bad_email']],
    [{ ...maria, address: { zip: '690' } }, ['address.zip bad_postal_code']],
    [{ ...maria, gender: 'other' }, ['gender Invalid input']],
    [{ ...maria, language: 'xx' }, ['language Invalid input']],
    [{ ...maria, nickname: 'Mari' }, [' Invalid input']],
    [{ ...maria, birthday: null }, ['birthday Invalid input']],
  ])('%j is refused', (client, expected) => expect(problems(client)).toEqual(expected))
})

describe('birth date', () => {
  it.each([
    ['2026-11-20', '2008-11-20'],
    ['2028-02-29', '2010-02-28'],
  ])('begins 18 years before %s', (today, birthday) => expect(defaultBirthday(today)).toBe(birthday))
})
