import { describe, expect, it } from 'vitest'
import { hiddenIn, hidesCharacters, withHidden } from './unseen.ts'

describe('a text that hides nothing', () => {
  it.each([
    [''],
    ['Torasemid 10 mg, ½ al mattino'],
    ['prima riga\nseconda riga\r\nterza\tcolonna'],
    ['spazio fisso: 10\u00A0mg, stretto: 1\u202F000'],
    ['Zürich, Señora, Đorđević, e\u0301'],
    ['שלום و مرحبا'],
    ['❤️ ☎︎ 👍🏽'],
    ['👩‍⚕️ 👨‍👩‍👧 🏳️‍🌈 👩🏽‍🦽'],
    ['1️⃣ #️⃣ 🇨🇭 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ])('%j', text => expect(hidesCharacters(text)).toBe(false))
})

describe('a text that hides something', () => {
  it.each([
    ['a right-to-left override', 'Aspirina \u202Egm 01'],
    ['an isolate', 'a\u2066b\u2069'],
    ['a mark of direction', 'a\u200Eb'],
    ['the Arabic mark of direction', 'a\u061Cb'],
    ['zero-width signs alone', '\u200B\u200B'],
    ['a byte order mark', '\uFEFFNome'],
    ['a word joiner', 'a\u2060b'],
    ['a soft hyphen', 'Torase\u00ADmid'],
    ['a joiner between letters', 'a\u200Db'],
    ['a joiner after an emoji', '👍\u200D'],
    ['a joiner between digits', '1\u200D0'],
    ['a non-joiner', 'a\u200Cb'],
    ['a choice of picture after a digit', '5\uFE0F mg'],
    ['tags after a letter', 'a\u{E0041}'],
    ['a filler', '\u3164'],
    ['the empty pattern of braille', '\u2800'],
    ['a separator of lines', 'a\u2028b'],
    ['a separator of paragraphs', 'a\u2029b'],
    ['a control', 'a\u0008b'],
    ['a control of the second block', 'a\u0085b'],
    ['an anchor of an annotation', 'a\uFFF9b'],
    ['a sign of private use', 'a\uE000b'],
    ['a sign of private use beyond the first plane', 'a\u{F0000}b'],
    ['a code that is no character', 'a\uFFFFb'],
    ['the mark of another byte order', '\uFFFENome'],
    ['a mark of direction beside an emoji', '👍 \u202Ea'],
  ])('%s', (_, text) => expect(hidesCharacters(text)).toBe(true))
})

describe('a body', () => {
  const hidden = 'a\u202Eb'

  it('names each text that hides something by its path', () => {
    const body = { name: hidden, note: 'b', lines: [{ text: 'c' }, { text: hidden }], count: 1, gone: null }
    expect(hiddenIn(body)).toEqual([
      { path: 'name', code: 'hidden_characters' },
      { path: 'lines.1.text', code: 'hidden_characters' },
    ])
  })

  it('keeps as typed what is declared so', () => {
    expect(hiddenIn({ password: hidden, name: 'a' }, ['password'])).toEqual([])
    expect(hiddenIn({ value: { name: hidden } }, ['value'])).toEqual([])
    expect(hiddenIn({ other: { value: hidden } }, ['value'])).toHaveLength(1)
  })

  it('is told once of a text that hides something, and of whatever else is wrong', () => {
    const inName = { path: 'name', code: 'hidden_characters' } as const
    const missing = { path: 'birthday', code: 'required' } as const
    expect(withHidden([inName], [{ path: 'name', code: 'not_a_name' }, missing])).toEqual([inName, missing])
    const text = { path: 'name', code: 'wrong_type' } as const
    expect(withHidden([inName], [text])).toEqual([inName, text])
  })
})
