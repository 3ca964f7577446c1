import { expect, it } from 'vitest'
import { completeAddress } from '../people/address.ts'
import { fieldErrors } from '../wire/field-error.ts'
import { updatePrivateData } from './private-data.contract.ts'
import { nothingPrivate, PrivateData } from './private-data.ts'

const codesOf = (change: object) => {
  const { error } = updatePrivateData.body.safeParse({ version: 0, ...change }, { reportInput: true })
  return fieldErrors(error?.issues ?? []).map(({ path, code }) => `${path} ${code}`)
}

it('may all be left open', () => {
  expect(PrivateData.safeParse(nothingPrivate).success).toBe(true)
  expect(codesOf({ address: null, nationality: null, religion: null })).toEqual([])
})

it.each<[string, object, string[]]>([
  [
    'an address in parts',
    { address: { street: 'Via Nassa', house_no: '12', zip: '6900', city: 'Lugano' } },
    [],
  ],
  ['a whole address', { address: completeAddress({ zip: '6900', city: 'Lugano', canton: 'TI' }) }, []],
  ['a foreign code', { address: { zip: '22100', city: 'Como', country: 'IT' } }, []],
  ['a code that is none', { address: { zip: '690', city: 'Lugano' } }, ['address.zip bad_postal_code']],
  ['a canton abroad', { address: { canton: 'TI', country: 'IT' } }, ['address.canton not_an_option']],
  ['a nationality', { nationality: 'PT' }, []],
  ['a nationality that is no code', { nationality: 'Portogallo' }, ['nationality bad_format']],
  ['a religion', { religion: 'Cristiana ortodossa' }, []],
  ['an empty religion', { religion: ' ' }, ['religion required']],
  ['a religion of 201 letters', { religion: 'a'.repeat(201) }, ['religion too_long']],
  ['something else', { phone: '+41791234567' }, ['phone unknown_field']],
])('%s', (_, change, codes) => expect(codesOf(change)).toEqual(codes))
