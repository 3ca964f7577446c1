import { describe, expect, it } from 'vitest'
import { fullName, initialsOf, PersonName } from './person-name.ts'

describe('PersonName', () => {
  it.each([
    ['Maria', true],
    ["d'Angelo", true],
    ['D’Angelo', true],
    ["'t Hooft", true],
    ['Müller-Rossi', true],
    ['Marie‐Claire', true],
    ['Jean Marie', true],
    ['St. John', true],
    ['Željko', true],
    ['Nguyễn', true],
    ['Ng', true],
    ['O', true],
    ['È', true],
    ['மாலதி', true],
    ['a'.repeat(200), true],
    ['a'.repeat(201), false],
    ['R2D2', false],
    ['Maria1', false],
    ['Maria\tRossi', false],
    ['Maria\u0000', false],
    ['Rossi; drop', false],
    ['<b>', false],
    ['-', false],
    ["'", false],
    ['.', false],
    ['', false],
    ['   ', false],
  ])('%j is a name: %s', (text, expected) => expect(PersonName.safeParse(text).success).toBe(expected))

  it('is trimmed at its ends and nowhere else', () =>
    expect(PersonName.parse('  De  Angelis ')).toBe('De  Angelis'))

  it.each([
    ['', ['required']],
    ['R2', ['not_a_name']],
    ['Maria\tRossi', ['not_a_name']],
    ['Ma\u200Bria', ['hidden_characters']],
    ['Ma\u00ADria', ['hidden_characters']],
  ])('%j is refused once', (text, messages) => {
    expect(PersonName.safeParse(text).error?.issues.map(issue => issue.message)).toEqual(messages)
  })
})

describe('a person', () => {
  it.each([
    ['Maria', 'Bianchi', 'MB'],
    ['maria', "d'Angelo", 'MD'],
    ["'t", 'Hooft', 'TH'],
    ['Élodie', 'Ørsted', 'ÉØ'],
    ['E\u0301lodie', 'Rossi', 'E\u0301R'],
    ['O', 'Ng', 'ON'],
  ])('%s %s has the initials %s', (first_name, last_name, initials) => {
    expect(initialsOf({ first_name, last_name })).toBe(initials)
    expect(fullName({ first_name, last_name })).toBe(`${first_name} ${last_name}`)
  })
})
