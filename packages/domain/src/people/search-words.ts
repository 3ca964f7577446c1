import type { Day } from '../days/day.ts'
import type { Avs } from '../identifiers/avs.ts'
import type { Named } from './person-name.ts'

/** What a person is found by. */
export type Sought = Named & { birthday?: Day | null; avs?: Avs | null }

/**
 * The words that a person is found by, sorted. A search asks that each word of `readSearch` begins one of them.
 *
 * Names are kept in pieces and in one: d'Angelo as d, angelo, dangelo; De Angelis also as deangelis. An umlaut
 * is kept plain and spelt out: Müller as muller, mueller.
 */
export function searchWords({ first_name, last_name, birthday, avs }: Sought): string[] {
  const names = [first_name, last_name].flatMap(name => [foldAccents(name), foldAccents(spellUmlauts(name))])
  const words = [
    ...names.flatMap(wordsOfName),
    ...(birthday ? wordsOfBirthday(birthday) : []),
    ...(avs ? [avs] : []),
  ]
  return [...new Set(words.map(cutWord))].toSorted()
}

/**
 * The words that a title is found by, with umlauts plain and spelt out as in names, each after a space: a word
 * begins one of them where the word with a space before it stands in this text.
 */
export function titleSearchWords(title: string): string {
  const spellings = new Set([title.normalize('NFC'), spellUmlauts(title)])
  const words = Array.from(spellings, foldAccents).flatMap(folded => folded.split(/[ ']/))
  return [...new Set(words.filter(Boolean).map(cutWord))].map(word => ` ${word}`).join('')
}

/** More words than this say nothing more, and each costs a look into the index. */
const mostQueryWords = 8

/** As long as an AVS number, which is told apart whole. Both sides are cut alike, so that a word begins itself. */
const longestWord = 13
const cutWord = (word: string): string =>
  word.length <= longestWord ? word : Array.from(word).slice(0, longestWord).join('')

/**
 * What somebody typed as words to look for, each the beginning of a search word: names in any order, dates as
 * 11.02.1931 or 1931-02-11 or a part of them, AVS digits in any grouping. None where nothing can be looked for.
 */
export function readSearch(typed: string): string[] {
  const withAvsJoined = typed.replace(/\b756(?:[\s.-]*\d)*/g, avs => ` ${avs.replace(/\D/g, '')} `)
  const words = withAvsJoined.split(/[\s,;]+/).flatMap(readToken)
  return [...new Set(words.map(cutWord))].slice(0, mostQueryWords)
}

/** Whether what was typed finds a person, as the search of all dossiers does; nothing typed finds nobody. */
export function isFoundBy(person: Sought, typed: string): boolean {
  const words = searchWords(person)
  const starts = readSearch(typed)
  return starts.length > 0 && starts.every(start => words.some(word => word.startsWith(start)))
}

/** Whatever somebody may have typed of one of these words, each once: what is kept beside the record. */
export function beginningsOf(words: readonly string[]): string[] {
  const beginnings = words.flatMap(word => {
    const letters = Array.from(word)
    return letters.map((_, at) => letters.slice(0, at + 1).join(''))
  })
  return [...new Set(beginnings)]
}

/** Lower case letters and digits without accents, words parted by single spaces, apostrophes kept straight. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, letter => foldedLetters[letter]!)
    .replace(/[’ʼ`]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
}

/** Letters that no decomposition takes apart. */
const foldedLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

const spellUmlauts = (text: string): string =>
  text.normalize('NFC').replace(/[äöüÄÖÜ]/g, letter => umlauts[letter]!)

function wordsOfName(folded: string): string[] {
  const joined = folded.replaceAll("'", '')
  return [...folded.split(/[ ']/), ...joined.split(' '), joined.replaceAll(' ', '')].filter(Boolean)
}

/** As stored, as typed, and as typed with a year of two digits. */
function wordsOfBirthday(birthday: Day): string[] {
  const [year, month, day] = birthday.split('-') as [string, string, string]
  return [birthday, `${day}.${month}.${year}`, `${day}.${month}.${year.slice(2)}`]
}

function readToken(token: string): string[] {
  if (/^\d{4}-[\d-]*$/.test(token)) return [token.replace(/-+$/, '')]
  if (/^\d{1,2}[./-]/.test(token) && /^[\d./-]+$/.test(token)) return readTypedDate(token)
  return foldAccents(spellUmlauts(token)).replaceAll("'", '').split(' ').filter(Boolean)
}

/** '1.2.1931' as '01.02.1931'; a date typed in part as far as it goes: '11.0', '11.02', '11.02.19'. */
function readTypedDate(token: string): string[] {
  const [day = '', month = '', ...rest] = token.split(/[./-]/)
  const year = rest.length > 0 ? `.${rest.join('')}` : ''
  const monthGoesOn = year === '' && /^[01]?$/.test(month)
  return [`${day.padStart(2, '0')}.${monthGoesOn ? month : month.padStart(2, '0')}${year}`]
}
