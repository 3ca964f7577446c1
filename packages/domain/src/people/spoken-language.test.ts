import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../wire/field-error.ts'
import { SpokenLanguages, spokenLanguages } from './spoken-language.ts'

const codesOf = (named: unknown) =>
  fieldErrors(SpokenLanguages.safeParse(named, { reportInput: true }).error?.issues ?? []).map(
    ({ path, code }) => `${path} ${code}`,
  )

describe('the languages that somebody speaks', () => {
  it.each<[unknown, string[]]>([
    [[], []],
    [['it'], []],
    [['gsw', 'it', 'fil'], []],
    [[...spokenLanguages], []],
    [['it', 'it'], [' twice']],
    [['it', 'xx'], ['1 not_an_option']],
    [['Italiano'], ['0 not_an_option']],
    [['it', 7], ['1 wrong_type']],
    ['it', [' wrong_type']],
    [null, [' wrong_type']],
  ])('%j', (named, codes) => expect(codesOf(named)).toEqual(codes))

  it.each(['it', 'de', 'fr', 'en'])('all have a name in %s', language => {
    const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
    expect(spokenLanguages.filter(code => names.of(code) === undefined)).toEqual([])
  })
})
