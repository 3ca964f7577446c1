import { wordsOfText } from '../dossiers/found-record.ts'

/** The words of a thing's names: of the one that it shows, and of all of them. */
type Words = { shown: readonly string[]; all: readonly string[] }

/** What is found by its names; `takesName`: also with the name of somebody beside them, whose it is to be. */
export type Nameable = { words: Words; takesName: boolean }

/** What was found, and what else was typed: whose it is to be. Nothing where it stands alone. */
type FoundByName<Entry> = { entry: Entry; name: string }

/** The names of a thing as they are compared, the shown one first: made once, and looked through with each letter. */
export const wordsOfNames = (names: readonly string[]): Words => ({
  shown: wordsOfText(names[0] ?? ''),
  all: [...new Set(names.flatMap(wordsOfText))],
})

/** Beside a name a word says what is to be done only from here on: «ma ro» is Mario Rossi before it is materials. */
const fewestLetters = 3

/** A word as it was typed, which may be of several («dall'ospedale»). */
type Token = { typed: string; starts: readonly string[] }

/**
 * Finds what words say, typed in any order and each in part: every word begins a word of one of its names, or is of the
 * name beside them. What needs the fewest words of that comes alone: «nuova visita» is no visit of somebody called so.
 */
export function findByName<Entry extends Nameable>(
  entries: readonly Entry[],
  typed: string,
): FoundByName<Entry>[] {
  const tokens = typed
    .split(/\s+/)
    .map(token => ({ typed: token, starts: wordsOfText(token) }))
    .filter(({ starts }) => starts.length > 0)
  const found = entries.flatMap(entry => fitOf(entry, tokens) ?? [])
  const fewest = Math.min(...found.map(({ others }) => others.length))
  return found
    .filter(({ others }) => others.length === fewest)
    .toSorted((one, other) => other.shown - one.shown)
    .map(({ entry, others }) => ({ entry, name: others.map(token => token.typed).join(' ') }))
}

/** How the words fit: those that are of the name beside, and how many the shown name says. */
function fitOf<Entry extends Nameable>(entry: Entry, tokens: readonly Token[]) {
  const { shown, all } = entry.words
  const own = tokens.filter(token => isSaidBy(all, token))
  if (own.length === 0) return null
  const others = tokens.filter(token => !own.includes(token))
  const isNamed = own.some(({ typed }) => Array.from(typed).length >= fewestLetters)
  if (others.length > 0 && !(entry.takesName && isNamed)) return null
  return { entry, others, shown: own.filter(token => isBegunBy(shown, token)).length }
}

/** Whether a token begins words of some names, or is one of them in another number or gender. */
const isSaidBy = (words: readonly string[], { starts }: Token): boolean =>
  starts.every(start => words.some(word => word.startsWith(start) || isInflected(word, start)))

const isBegunBy = (words: readonly string[], { starts }: Token): boolean =>
  starts.every(start => words.some(word => word.startsWith(start)))

/** «consegna» for «Consegne», «nuovo» for «Nuova»: an Italian word changes its last vowel alone. */
const isInflected = (word: string, typed: string): boolean =>
  typed.length > fewestLetters &&
  typed.length === word.length &&
  [typed, word].every(one => /[aeio]$/u.test(one)) &&
  typed.slice(0, -1) === word.slice(0, -1)
