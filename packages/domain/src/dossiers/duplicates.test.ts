import { describe, expect, it } from 'vitest'
import { reasonForDuplicate, reasonsToLookFor } from './duplicates.ts'

type Name = [first: string, last: string]
const born = (day: string, [first_name, last_name]: Name, avs: string | null = null) => ({
  first_name,
  last_name,
  birthday: day,
  avs,
})

it.each<[Name, Name, boolean]>([
  [['Maria', 'Bianchi'], ['Maria', 'Bianchi'], true],
  [['Maria', 'Bianchi'], ['MARIA', 'bianchi'], true],
  [['Maria', 'Bianchi'], ['Bianchi', 'Maria'], true],
  [['Maria', 'Bianchi'], ['Maria', 'Bianci'], true],
  [['Maria', 'Bianchi'], ['Maria Teresa', 'Bianchi'], true],
  [['Maria', 'Bianchi'], ['Maria', 'Bianchi-Rossi'], true],
  [['Anna', "d'Angelo"], ['Anna', 'Dangelo'], true],
  [['Anna', "D'Angelo"], ['Anna', 'D’Angelo'], true],
  [['Karl', 'Müller'], ['Karl', 'Mueller'], true],
  [['Noè', 'Rossi'], ['Noe', 'Rossi'], true],
  [['Alessandra', 'Bernasconi'], ['Alesandra', 'Bernascone'], true],
  [['Maria', 'Bianchi'], ['Carla', 'Bianchi'], false],
  [['Maria', 'Bianchi'], ['Maria', 'Rossi'], false],
  [['O', 'Ng'], ['A', 'Li'], false],
])('%j and %j, born on the same day, are alike: %s', (one, other, alike) => {
  const expected = alike ? 'birthday_and_name' : null
  expect(reasonForDuplicate(born('1931-02-11', one), born('1931-02-11', other))).toBe(expected)
  expect(reasonForDuplicate(born('1931-02-11', other), born('1931-02-11', one))).toBe(expected)
  expect(reasonForDuplicate(born('1931-02-11', one), born('1931-02-12', other))).toBeNull()
})

it('one AVS number is one person, whatever the name', () => {
  const maria = born('1931-02-11', ['Maria', 'Bianchi'], '7561234567897')
  expect(reasonForDuplicate(maria, born('1940-01-01', ['Carla', 'Rossi'], '7561234567897'))).toBe('avs')
  expect(reasonForDuplicate(maria, born('1940-01-01', ['Carla', 'Rossi'], '7569217076985'))).toBeNull()
})

it('a missing AVS number speaks for nothing', () => {
  expect(
    reasonForDuplicate(born('1931-02-11', ['Maria', 'Bianchi']), born('1940-01-01', ['Carla', 'Rossi'])),
  ).toBeNull()
})

describe('what is looked for when a dossier is changed', () => {
  it.each([
    [{ avs: '7569217076985' }, ['avs']],
    [{ avs: null }, []],
    [{ cardNumber: '80756000000000000000' }, ['card']],
    [{ cardNumber: null }, []],
    [{ birthday: '1940-05-06' }, ['birthday_and_name']],
    [{ last_name: 'Rossi', avs: '7569217076985' }, ['avs', 'birthday_and_name']],
    [{}, []],
  ])('%j', (change, reasons) => expect(reasonsToLookFor(change)).toEqual(reasons))

  it('one card is of one person', () => {
    const ida = { first_name: 'Ida', last_name: 'Rossi', birthday: '1940-05-06', avs: null, cardNumber: '8' }
    const other = { ...ida, first_name: 'Carlo', birthday: '1951-01-01' }
    expect(reasonForDuplicate(ida, other)).toBe('card')
    expect(reasonForDuplicate({ ...ida, cardNumber: null }, { ...other, cardNumber: null })).toBeNull()
  })
})
