import { foldAccents } from '../people/search-words.ts'
import type { AllergyMatch, AllergyNote, Called } from './allergies.ts'
import {
  classLines,
  combinationLines,
  manyClassLines,
  narcotics,
  salts,
  substanceLines,
} from './substance-table.ts'

/** A substance of the table, or a class of them, by its code. */
type Substance = { code: string; called: Called; classes: readonly string[] }
type SubstanceClass = { code: string; called: Called; isCrossed: boolean }

/** What a name of the table stands for. */
type Meaning = { substances: readonly string[]; classes: readonly string[] }
type Entry = Meaning & { words: readonly string[] }

const cells = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))

const list = (cell: string): string[] => cell.split(',').flatMap(one => one.trim() || [])

/** Words as they are compared: without accents, parted at anything that is no letter and no digit. */
const wordsOf = (text: string): string[] => foldAccents(text).split(/[ ']/).filter(Boolean)

export const substances: ReadonlyMap<string, Substance> = new Map(
  cells(substanceLines).map(([code = '', it = '', de = '', fr = '', , classes = '']) => [
    code,
    { code, called: { it, de, fr, en: code }, classes: list(classes) },
  ]),
)

export const substanceClasses: ReadonlyMap<string, SubstanceClass> = new Map(
  cells(classLines).map(([marked = '', it = '', de = '', fr = '']) => {
    const code = marked.replace('!', '')
    return [code, { code, called: { it, de, fr, en: code.replaceAll('_', ' ') }, isCrossed: code !== marked }]
  }),
)

const entry = (name: string, meaning: Partial<Meaning>): Entry => ({
  words: wordsOf(name),
  substances: [],
  classes: [],
  ...meaning,
})

const substanceEntries: readonly Entry[] = [
  ...cells(substanceLines).flatMap(([code = '', it = '', de = '', fr = '', others = '']) =>
    [code, it, de, fr, ...list(others)].map(name => entry(name, { substances: [code] })),
  ),
  ...cells(combinationLines).flatMap(([brands = '', held = '']) =>
    list(brands).map(name => entry(name, { substances: list(held) })),
  ),
]

const classEntries: readonly Entry[] = [
  ...cells(classLines).flatMap(([marked = '', it = '', de = '', fr = '', others = '']) => {
    const classes = [marked.replace('!', '')]
    return [it, de, fr, ...list(others)].map(name => entry(name, { classes }))
  }),
  ...cells(manyClassLines).flatMap(([names = '', held = '']) =>
    list(names).map(name => entry(name, { classes: list(held) })),
  ),
]

/** Entries by their first word, the longest first: "Co-Dafalgan" is read before "Dafalgan". */
const byFirstWord = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> =>
  Map.groupBy(
    entries.toSorted((one, other) => other.words.length - one.words.length),
    ({ words }) => words[0] ?? '',
  )

const ofDrugs = byFirstWord(substanceEntries)
const ofAllergies = byFirstWord([...substanceEntries, ...classEntries])

/** The names of the table that stand in a text as whole words, from its beginning on; no word counts twice. */
function read(names: ReadonlyMap<string, readonly Entry[]>, words: readonly string[]): Entry[] {
  const found: Entry[] = []
  let at = 0
  while (at < words.length) {
    const here = names
      .get(words[at]!)
      ?.find(candidate => candidate.words.every((word, index) => words[at + index] === word))
    if (here) found.push(here)
    at += here?.words.length ?? 1
  }
  return found
}

const isSalt = ({ substances: held }: Entry): boolean => held.every(code => salts.includes(code))

/**
 * The substances that a drug's name holds, by the table (`tableDate`): its brands and substances as whole words, never
 * a part of a word. None where the table does not know the drug: that says nothing of what it holds.
 */
export function substancesOf(drugName: string): Substance[] {
  const found = read(ofDrugs, wordsOf(drugName))
  const active = found.every(isSalt) ? found : found.filter(one => !isSalt(one))
  const codes = new Set(active.flatMap(({ substances: held }) => held))
  return [...codes].flatMap(code => substances.get(code) ?? [])
}

/** The substances that two drugs share. */
export function sharedSubstances(drugName: string, otherName: string): Substance[] {
  const others = new Set(substancesOf(otherName))
  return substancesOf(drugName).filter(substance => others.has(substance))
}

/** Whether the drug holds a substance that is counted as a narcotic. */
export const isNarcotic = (drugName: string): boolean =>
  substancesOf(drugName).some(({ code }) => narcotics.includes(code))

/** German writes it in one word: "Penicillinallergie". */
const joinedWord = /^(.{4,}?)s?(allergie|intoleranz|unvertraglichkeit|uberempfindlichkeit)$/

/** What a note of an allergy names; whoever is allergic to one of a crossed class is held to be so to all of it. */
function namedIn(text: string): { substances: Set<string>; classes: Set<string> } {
  const words = wordsOf(text).map(word => joinedWord.exec(word)?.[1] ?? word)
  const found = read(ofAllergies, words)
  const named = new Set(found.flatMap(({ substances: held }) => held))
  const crossed = [...named]
    .flatMap(code => substances.get(code)?.classes ?? [])
    .filter(code => substanceClasses.get(code)?.isCrossed)
  return { substances: named, classes: new Set([...found.flatMap(({ classes }) => classes), ...crossed]) }
}

/**
 * The notes of allergies that speak against a drug, and why. By the table alone: a note that names nothing of it
 * ("Allergia ai cerotti") speaks against nothing, and what the table does not know is not found.
 */
export function matchedAllergies(drugName: string, notes: readonly AllergyNote[]): AllergyMatch[] {
  const held = substancesOf(drugName)
  return notes.flatMap(note => {
    const named = namedIn(note.text)
    const same = held.find(({ code }) => named.substances.has(code))
    const code = held.flatMap(({ classes }) => classes).find(one => named.classes.has(one))
    const because = same?.called ?? (code === undefined ? undefined : substanceClasses.get(code)?.called)
    return because ? [{ ...note, because }] : []
  })
}
