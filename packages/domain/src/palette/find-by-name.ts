import { saysEachWord, wordsOfText } from '../dossiers/found-record.ts'

/** What is found by its names, the one it shows first; `ofClient`: also with a client's name beside them. */
export type Nameable = { names: readonly string[]; ofClient: boolean }

/** What was found, and what else was typed: whose it is to be. Nothing where it stands alone. */
export type FoundByName<Entry> = { entry: Entry; client: string }

/** Beside a client's name a word says what is to be done only from here on: «ma ro» is Mario Rossi before it is materials. */
const fewestLetters = 3

/**
 * Finds what words say, typed in any order and each in part: every word begins a word of one of its names, or is of the
 * client. What needs the fewest words of a client comes alone: «nuova visita» is no visit of somebody called so.
 */
export function findByName<Entry extends Nameable>(
  entries: readonly Entry[],
  typed: string,
): FoundByName<Entry>[] {
  const tokens = typed.split(/\s+/).filter(token => wordsOfText(token).length > 0)
  const found = entries.flatMap(entry => fitOf(entry, tokens) ?? [])
  const fewest = Math.min(...found.map(({ others }) => others.length))
  return found
    .filter(({ others }) => others.length === fewest)
    .toSorted((one, other) => other.shown - one.shown)
    .map(({ entry, others }) => ({ entry, client: others.join(' ') }))
}

/** How the words fit: those that are of the client, and how many the shown name says. */
function fitOf<Entry extends Nameable>(entry: Entry, tokens: readonly string[]) {
  const own = tokens.filter(token => isSaidBy(entry.names, token))
  if (own.length === 0) return null
  const others = tokens.filter(token => !own.includes(token))
  const isNamed = own.some(token => Array.from(token).length >= fewestLetters)
  if (others.length > 0 && !(entry.ofClient && isNamed)) return null
  return { entry, others, shown: own.filter(token => isSaidBy(entry.names.slice(0, 1), token)).length }
}

/** Whether a token, which may be of several words («dall'ospedale»), begins words of some names. */
const isSaidBy = (names: readonly string[], token: string): boolean => saysEachWord(names, wordsOfText(token))
