import { wordsOfText } from '../dossiers/found-record.ts'

/** What is found by its names, the one it shows first: of itself, of a client who is named beside it, or of either. */
export type Nameable = { names: readonly string[]; alone: boolean; ofClient: boolean }

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
  const [shown = '', ...more] = entry.names
  const byShown = saidBy([shown])
  const byAny = saidBy([shown, ...more])
  const own = tokens.filter(byAny)
  if (own.length === 0) return null
  const others = tokens.filter(token => !byAny(token))
  if (others.length === 0) return { entry, others, shown: own.filter(byShown).length }
  const isNamed = own.some(token => Array.from(token).length >= fewestLetters)
  return entry.ofClient && isNamed ? { entry, others, shown: own.filter(byShown).length } : null
}

/** Whether a token, which may be of several words («dall'ospedale»), begins words of some names. */
const saidBy = (names: readonly string[]): ((token: string) => boolean) => {
  const words = names.flatMap(wordsOfText)
  return token => wordsOfText(token).every(start => words.some(word => word.startsWith(start)))
}
