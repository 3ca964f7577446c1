import { describe, expect, it } from 'vitest'
import { completeAddress, NewAddress } from './address.ts'

const problems = (address: NewAddress) =>
  NewAddress.safeParse(address).error?.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)

describe('postal code', () => {
  it.each([
    ['6900', undefined, '6900'],
    ['6500', 'CH', '6500'],
    ['6535', 'CH', '6535'],
    ['7742', 'CH', '7742'],
    ['CH-6900', 'CH', '6900'],
    ['CH 6900', 'CH', '6900'],
    ['9490', 'LI', '9490'],
    ['22061', 'IT', '22061'],
    ['I-22061', 'IT', '22061'],
    ['SW1A 1AA', 'GB', 'SW1A 1AA'],
    ['', 'CH', ''],
  ])('%s in %s is stored as %s', (zip, country, stored) => {
    expect(NewAddress.parse(country ? { zip, country } : { zip }).zip).toBe(stored)
  })

  it.each([
    ['690', undefined],
    ['69000', 'CH'],
    ['0900', 'CH'],
    ['22061', 'CH'],
    ['6900', 'IT'],
    ['6900', 'LI'],
    ['69OO', 'CH'],
  ])('%s in %s is refused', (zip, country) => {
    expect(problems(country ? { zip, country } : { zip })).toEqual(['zip bad_postal_code'])
  })
})

describe('address', () => {
  it('takes any of its parts and nothing else', () => {
    expect(NewAddress.safeParse({}).success).toBe(true)
    expect(NewAddress.safeParse({ street: 'Via Nosedo 4' }).success).toBe(true)
    expect(NewAddress.safeParse({ town: 'Bellinzona' }).success).toBe(false)
    expect(NewAddress.safeParse({ country: 'Svizzera' }).success).toBe(false)
    expect(NewAddress.safeParse({ coordinates: { lat: 46.19, lng: 9.02 } }).success).toBe(true)
    expect(NewAddress.safeParse({ coordinates: { lat: 91, lng: 9.02 } }).success).toBe(false)
    expect(NewAddress.safeParse({ coordinates: { lat: Number.NaN, lng: 9.02 } }).success).toBe(false)
  })

  it.each<[NewAddress, string]>([
    [{ street: 'Via Nosedo 4', zip: '6500', city: 'Bellinzona' }, 'Via Nosedo 4, 6500 Bellinzona'],
    [{ city: 'Lugano' }, 'Lugano'],
    [{ street: 'Via Nosedo 4' }, 'Via Nosedo 4'],
    [
      { street: 'Via Nosedo', house_no: '4', zip: '6500', city: 'Bellinzona' },
      'Via Nosedo 4, 6500 Bellinzona',
    ],
    [{ house_no: '4', city: 'Bosco', municipality: 'Lugano', canton: 'TI' }, '4, Bosco'],
    [{}, ''],
    [{ full_address: 'Casa sul lago', city: 'Morcote' }, 'Casa sul lago'],
  ])('%j on one line is %j', (written, line) => expect(completeAddress(written).full_address).toBe(line))

  it.each<[NewAddress, string[] | undefined]>([
    [{ canton: 'GR', zip: '6535' }, undefined],
    [{ canton: 'TI', zip: '6535' }, undefined],
    [{ canton: 'TI', country: 'IT', zip: '22061' }, ['canton not_an_option']],
    [{ house_no: '12bis' }, undefined],
    [{ house_no: 'scala B, terzo piano' }, ['house_no Invalid input']],
  ])('%j is refused: %s', (written, expected) => expect(problems(written)).toEqual(expected))

  it('keeps of the optional parts those that were written', () => {
    expect(completeAddress({ house_no: '4', municipality: '', canton: 'TI' })).toMatchObject({
      house_no: '4',
      canton: 'TI',
    })
    expect(completeAddress({ house_no: '', municipality: '' })).not.toHaveProperty('municipality')
    expect(NewAddress.safeParse({ canton: 'Ticino' }).success).toBe(false)
  })

  it('is Swiss unless somebody says otherwise', () => {
    expect(completeAddress({ city: 'Lugano' })).toEqual({
      full_address: 'Lugano',
      street: '',
      city: 'Lugano',
      zip: '',
      country: 'CH',
      coordinates: null,
    })
  })
})
