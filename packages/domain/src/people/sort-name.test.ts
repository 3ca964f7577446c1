import { expect, it } from 'vitest'
import { sortName } from './sort-name.ts'

it.each([
  ['Maria', 'Bianchi', 'bianchi maria'],
  ['Anna', "d'Angelo", 'dangelo anna'],
  ['Élodie', 'Müller-Rossi', 'muller rossi elodie'],
  ['Željko', 'Đorđević', 'dordevic zeljko'],
])('%s %s is ordered as "%s"', (first_name, last_name, expected) => {
  expect(sortName({ first_name, last_name })).toBe(expected)
})

it('puts accents and small initials where the eye looks for them', () => {
  const names = [
    { first_name: 'Ida', last_name: 'Zanetti' },
    { first_name: 'Anna', last_name: "d'Angelo" },
    { first_name: 'Noè', last_name: 'Éboué' },
    { first_name: 'Luca', last_name: 'Ferrari' },
  ]
  expect(names.map(sortName).toSorted()).toEqual(['dangelo anna', 'eboue noe', 'ferrari luca', 'zanetti ida'])
})
