import { describe, expect, it } from 'vitest'
import { someContact } from '../testing/some-contact.ts'
import {
  completeContact,
  contactAddition,
  contactName,
  contactSearchWords,
  contactSortName,
  NewContact,
} from './contact.ts'
import { markList, reasonForContact } from './contact-duplicates.ts'
import { lackingForInvoice } from './invoice-needs.ts'

const problems = (contact: object) =>
  NewContact.safeParse(contact).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

describe('what a contact takes', () => {
  it.each<[string, object]>([
    ['a doctor by her last name', { type: 'doctor', last_name: 'Ferrari' }],
    ['a doctor by her practice', { type: 'doctor', company: 'Studio medico Centro' }],
    ['a pharmacy', { type: 'pharmacy', company: 'Farmacia 24h' }],
    ['apostrophes and hyphens', { type: 'doctor', first_name: 'Anne-Marie', last_name: "D'Angelo" }],
    ['one letter', { type: 'doctor', last_name: 'O' }],
    ['200 letters', { type: 'doctor', last_name: 'a'.repeat(200) }],
    ['an emoji in the name of a house', { type: 'pharmacy', company: 'Farmacia 🌿 Verde' }],
    ['a phone of another country', { type: 'doctor', last_name: 'Rossi', phone: '+39 02 1234 5678' }],
  ])('%s', (_, contact) => expect(problems(contact)).toBeUndefined())

  it.each<[string, object, string[]]>([
    ['no name of a doctor', { type: 'doctor', first_name: 'Elena' }, ['last_name required']],
    ['no name of a house', { type: 'health_insurance', last_name: 'Rossi' }, ['company required']],
    ['an emoji in a name', { type: 'doctor', last_name: 'Rossi 🙂' }, ['last_name not_a_name']],
    ['a house of emoji', { type: 'pharmacy', company: '🌿' }, ['company name_without_letter']],
    [
      'a quoted local part',
      { type: 'doctor', last_name: 'R', email: '"a b"@x.example' },
      ['email bad_email'],
    ],
    [
      'a phone without prefix',
      { type: 'doctor', last_name: 'R', phone: '91 123 45 67' },
      ['phone phone_without_prefix'],
    ],
    ['a fax with letters', { type: 'doctor', last_name: 'R', fax: '079-ABC-45-67' }, ['fax bad_phone']],
    [
      'a wrong GLN',
      { type: 'pharmacy', company: 'F', gln_number: '7601000000018' },
      ['gln_number bad_gln_check_digit'],
    ],
    ['a wrong RCC', { type: 'doctor', last_name: 'R', rcc_number: 'DD12345' }, ['rcc_number bad_rcc']],
    [
      'a script as website',
      { type: 'doctor', last_name: 'R', website: 'javascript:alert(1)' },
      ['website bad_website'],
    ],
    [
      'a postal code',
      { type: 'doctor', last_name: 'R', address: { zip: '690' } },
      ['address.zip bad_postal_code'],
    ],
  ])('refuses %s', (_, contact, expected) => expect(problems(contact)).toEqual(expected))
})

it.each([
  [
    someContact({ company: 'Studio Centro' }),
    'Elena Ferrari',
    'Studio Centro',
    'ferrari elena studio centro',
  ],
  [
    someContact({ first_name: null, last_name: null, company: 'Studio Centro' }),
    'Studio Centro',
    '',
    'studio centro studio centro',
  ],
  [
    someContact({ type: 'pharmacy', company: "Farmacia dell'Orso" }),
    "Farmacia dell'Orso",
    'Elena Ferrari',
    'farmacia dellorso farmacia dellorso',
  ],
])('is called by its name, with what belongs to it, in its order', (contact, name, addition, order) => {
  expect(contactName(contact)).toBe(name)
  expect(contactAddition(contact)).toBe(addition)
  expect(contactSortName(contact)).toBe(order)
})

it('is found by names, specialization and town', () => {
  const words = contactSearchWords(
    someContact({ company: 'Ärzte Löwen', specialization: 'Cardiologia', address: { city: 'Bellinzona' } }),
  )
  for (const word of ['elena', 'ferrari', 'loewen', 'lowen', 'cardiologia', 'bellinzona'])
    expect(words).toContain(word)
})

it('has every field in its place', () => {
  expect(
    completeContact({ type: 'pharmacy', company: 'Farmacia', address: { city: 'Lugano' } }),
  ).toMatchObject({
    company: 'Farmacia',
    phone: null,
    insurer_number: null,
    address: { full_address: 'Lugano', country: 'CH' },
  })
})

describe('two contacts may be the same', () => {
  it.each([
    ['gln_number', { gln_number: '7601000000019', last_name: 'Rossi' }, { gln_number: '7601000000019' }],
    ['rcc_number', { rcc_number: 'D123456', last_name: 'Rossi' }, { rcc_number: 'D123456' }],
    ['email', { email: 'Studio@x.example', last_name: 'Rossi' }, { email: 'studio@x.example' }],
    ['name', {}, { first_name: 'Ferrari', last_name: 'ELÈNA' }],
    ['name', { last_name: "D'Angelo" }, { last_name: 'D’Angelo' }],
  ] as const)('by %s', (reason, one, other) => {
    const [first, second] = [someContact(one), someContact(other)]
    expect(reasonForContact(first, second)).toBe(reason)
    expect(markList(first).some(mark => markList(second).includes(mark))).toBe(true)
  })

  it.each([
    [{}, { last_name: 'Ferraris' }],
    [{ phone: '+41911234567' }, { phone: '+41911234567', last_name: 'Rossi' }],
    [{}, { type: 'pharmacy' as const, company: 'Elena Ferrari' }],
  ])('but not these', (one, other) => {
    expect(reasonForContact(someContact(one), someContact(other))).toBeUndefined()
  })
})

describe('what an invoice lacks', () => {
  const insurer = { type: 'health_insurance' as const, company: 'Cassa Prova' }
  const whole = {
    ...insurer,
    gln_insurer: '7601003000009',
    gln_recipient: '7601009999994',
    address: { street: 'Via Prova 1', zip: '6500', city: 'Bellinzona' },
  }
  it.each([
    ['of an insurer', insurer, ['zip', 'city', 'gln_insurer', 'gln_recipient']],
    ['of a whole one', whole, []],
    [
      'of long lines',
      {
        ...whole,
        company: 'a'.repeat(71),
        address: { street: 'b'.repeat(71), zip: '6500', city: 'c'.repeat(36) },
      },
      ['name_too_long', 'street_too_long', 'city_too_long'],
    ],
    ['of a doctor', { gln_number: '7601000000019' }, ['rcc_number']],
    ['of a pharmacy', { type: 'pharmacy' as const, company: 'Farmacia' }, []],
  ])('%s', (_, contact, expected) => expect(lackingForInvoice(someContact(contact))).toEqual(expected))
})
