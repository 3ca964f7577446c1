import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import {
  beginningsOf,
  foldAccents,
  isFoundBy,
  readSearch,
  searchWords,
  type Sought,
  titleSearchWords,
} from './search-words.ts'

const finds = (typed: string, person: Sought): boolean => {
  const beginnings = new Set(beginningsOf(searchWords(person)))
  const query = readSearch(typed)
  const found = query.length > 0 && query.every(word => beginnings.has(word))
  // By what is kept beside the record, and by the record alone.
  expect(isFoundBy(person, typed)).toBe(found)
  return found
}

const person = (first_name: string, last_name: string): Sought => ({
  first_name,
  last_name,
  birthday: '1931-02-11',
  avs: '7561234567897',
})

describe('searchWords', () => {
  it.each<[string, string, string[]]>([
    ['Maria', 'Bianchi', ['bianchi', 'maria']],
    ['Anna', "d'Angelo", ['angelo', 'anna', 'd', 'dangelo']],
    ['Anna', 'D’Angelo', ['angelo', 'anna', 'd', 'dangelo']],
    ['Anna-Maria', 'De Angelis', ['angelis', 'anna', 'annamaria', 'de', 'deangelis', 'maria']],
    ['Noè', 'Müller', ['mueller', 'muller', 'noe']],
    ['Željko', 'Đorđević', ['dordevic', 'zeljko']],
    ['Ørjan', 'Weiß', ['orjan', 'weiss']],
    ['O', 'Ng', ['ng', 'o']],
  ])('%s %s', (first_name, last_name, words) => {
    expect(searchWords({ first_name, last_name })).toEqual(words)
  })

  it('holds the birth date in the ways it is typed, and the AVS digits', () => {
    expect(searchWords(person('O', 'Ng'))).toEqual([
      '11.02.1931',
      '11.02.31',
      '1931-02-11',
      '7561234567897',
      'ng',
      'o',
    ])
  })

  it('never makes a word longer than an AVS number', () => {
    const words = searchWords({ first_name: 'ﷺ'.repeat(200), last_name: 'x'.repeat(200) })
    expect(Math.max(...words.map(word => Array.from(word).length))).toBe(13)
  })
})

describe('a client is found by', () => {
  it.each([
    ['bianchi', 'Maria', 'Bianchi'],
    ['BIAN', 'Maria', 'Bianchi'],
    ['mar bia', 'Maria', 'Bianchi'],
    ['bianchi, maria', 'Maria', 'Bianchi'],
    ['angelo', 'Anna', "d'Angelo"],
    ['dangelo', 'Anna', "d'Angelo"],
    ["d'ang", 'Anna', "d'Angelo"],
    ['d’angelo', 'Anna', "d'Angelo"],
    ["anna d'", 'Anna', "d'Angelo"],
    ['deangelis', 'Anna', 'De Angelis'],
    ['de angelis', 'Anna', 'De Angelis'],
    ['annamaria', 'Anna-Maria', 'Rossi'],
    ['anna-maria', 'Anna Maria', 'Rossi'],
    ['müller', 'Karl', 'Müller'],
    ['muller', 'Karl', 'Müller'],
    ['mueller', 'Karl', 'Müller'],
    ['mü', 'Karl', 'Müller'],
    ['Müller', 'Karl', 'Mueller'],
    ['noe', 'Noè', 'Rossi'],
    ['noè', 'Noe', 'Rossi'],
    ['11.02.1931', 'Maria', 'Bianchi'],
    ['11.2.1931', 'Maria', 'Bianchi'],
    ['11/02/1931', 'Maria', 'Bianchi'],
    ['11-02-1931', 'Maria', 'Bianchi'],
    ['11.02.31', 'Maria', 'Bianchi'],
    ['11.02.19', 'Maria', 'Bianchi'],
    ['11.02.', 'Maria', 'Bianchi'],
    ['11.02', 'Maria', 'Bianchi'],
    ['11.2', 'Maria', 'Bianchi'],
    ['11.0', 'Maria', 'Bianchi'],
    ['11.', 'Maria', 'Bianchi'],
    ['1931-02-11', 'Maria', 'Bianchi'],
    ['1931-02', 'Maria', 'Bianchi'],
    ['1931-', 'Maria', 'Bianchi'],
    ['1931', 'Maria', 'Bianchi'],
    ['bianchi 1931', 'Maria', 'Bianchi'],
    ['756.1234.5678.97', 'Maria', 'Bianchi'],
    ['756.123.4567.897', 'Maria', 'Bianchi'],
    ['756 1234 56', 'Maria', 'Bianchi'],
    ['7561234', 'Maria', 'Bianchi'],
    ['756.1234. bianchi', 'Maria', 'Bianchi'],
  ])('%j: %s %s', (typed, first_name, last_name) =>
    expect(finds(typed, person(first_name, last_name))).toBe(true),
  )

  it.each([
    ['rossi', 'Maria', 'Bianchi'],
    ['ianchi', 'Maria', 'Bianchi'],
    ['maria rossi', 'Maria', 'Bianchi'],
    ['12.02.1931', 'Maria', 'Bianchi'],
    ['11.03', 'Maria', 'Bianchi'],
    ['1932', 'Maria', 'Bianchi'],
    ['756.9', 'Maria', 'Bianchi'],
    ['', 'Maria', 'Bianchi'],
    ["' - .", 'Maria', 'Bianchi'],
    ['%', 'Maria', 'Bianchi'],
  ])('but not by %j: %s %s', (typed, first_name, last_name) => {
    expect(finds(typed, person(first_name, last_name))).toBe(false)
  })
})

describe('properties', () => {
  const name = fc.stringMatching(/^[\p{Script=Latin}'’ -]{1,40}$/u)

  it('a name typed whole, last name first, finds its person', () => {
    fc.assert(
      fc.property(name, name, (first_name, last_name) => {
        const sought = { first_name, last_name }
        const typed = `${last_name} ${first_name}`
        if (readSearch(typed).length === 0 || typed.split(/[\s-]+/).length > 7) return
        expect(finds(typed, sought), typed).toBe(true)
      }),
    )
  })

  it('a query is short and holds only what an index may compare', () => {
    fc.assert(
      fc.property(anyText(400), typed => {
        const words = readSearch(typed)
        expect(words.length).toBeLessThanOrEqual(8)
        for (const word of words) {
          expect(word).toMatch(/^[\p{L}\p{N}.-]+$/u)
          expect(word.isWellFormed()).toBe(true)
          expect(Array.from(word).length).toBeLessThanOrEqual(13)
        }
      }),
    )
  })

  it('folding twice changes nothing', () => {
    fc.assert(
      fc.property(anyText(50), text => {
        expect(foldAccents(foldAccents(text))).toBe(foldAccents(text))
      }),
    )
  })

  it('the beginnings of words are those that one of them starts with, each once', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '漢', '𐐷'), minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(word), word, (words, other) => {
        const beginnings = beginningsOf(words)
        expect(new Set(beginnings).size).toBe(beginnings.length)
        expect(beginnings.includes(other)).toBe(words.some(one => one.startsWith(other)))
      }),
    )
  })
})

describe('titleSearchWords', () => {
  it.each<[string, string]>([
    ['Igiene', ' igiene'],
    ["Prélèvement à l'aube", ' prelevement a l aube'],
    ['Übergabe – früh', ' ubergabe fruh uebergabe frueh'],
    ['igiene, Igiene', ' igiene'],
    ['...', ''],
  ])('%s', (title, words) => expect(titleSearchWords(title)).toBe(words))
})
