import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { foldAccents } from '../people/search-words.ts'
import { Id } from '../wire/id.ts'
import type { ClientFields } from './client.ts'

/** Why two dossiers may be of one person. It warns and never blocks: twins and chance exist. */
export const duplicateReasons = [
  { value: 'avs', label: 'Stesso numero AVS' },
  { value: 'card', label: 'Stesso numero di tessera' },
  { value: 'birthday_and_name', label: 'Stessa data di nascita, nome uguale o simile' },
] as const

export const DuplicateReason = z.enum(duplicateReasons.map(reason => reason.value))
export type DuplicateReason = z.infer<typeof DuplicateReason>

/** A dossier that may be of the same person. Who may not see it learns only that one exists. */
export const PossibleDuplicate = z.strictObject({
  reason: DuplicateReason,
  dossier: z.nullable(z.strictObject({ _id: Id, name: z.string(), birthday: Day })),
})
export type PossibleDuplicate = z.infer<typeof PossibleDuplicate>

/** What two dossiers are compared by. A new client has no card yet. */
export type Compared = Pick<ClientFields, 'first_name' | 'last_name' | 'birthday' | 'avs'> & {
  cardNumber?: string | null
}

/** Why these two may be one person; `null` where nothing speaks for it. */
export function reasonForDuplicate(one: Compared, other: Compared): DuplicateReason | null {
  if (one.avs !== null && one.avs === other.avs) return 'avs'
  if (isWritten(one.cardNumber) && one.cardNumber === other.cardNumber) return 'card'
  if (one.birthday === other.birthday && areAlike(one, other)) return 'birthday_and_name'
  return null
}

const isWritten = (number: string | null | undefined): boolean => (number ?? null) !== null

/** First and last name swapped, one of several names left out, or a letter of each mistyped. */
function areAlike(one: Compared, other: Compared): boolean {
  const [[first, last], [otherFirst, otherLast]] = [foldedNames(one), foldedNames(other)]
  if (areMistyped(first, otherFirst) && areMistyped(last, otherLast)) return true
  if (areMistyped(first, otherLast) && areMistyped(last, otherFirst)) return true
  const [words, otherWords] = [wordsOf(first, last), wordsOf(otherFirst, otherLast)]
  return words.every(word => otherWords.includes(word)) || otherWords.every(word => words.includes(word))
}

const foldedNames = ({ first_name, last_name }: Compared): [first: string, last: string] => [
  foldAccents(first_name).replaceAll("'", ''),
  foldAccents(last_name).replaceAll("'", ''),
]

const wordsOf = (first: string, last: string): string[] => `${first} ${last}`.split(' ')

/** Names of three letters and fewer differ by one letter too often: Ada, Ida, Eda. */
const areMistyped = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > 3 && editsBetween(one, other) === 1)

/** How many letters must be put in, taken out or changed (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1]
    for (const [place, otherLetter] of Array.from(other).entries())
      next.push(
        Math.min(row[place + 1]! + 1, next[place]! + 1, row[place]! + (letter === otherLetter ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1)!
}

const names = ['first_name', 'last_name', 'birthday'] as const

/** For which reasons others are looked for when this much of a dossier is written: a number that is taken away says nothing. */
export function reasonsToLookFor(change: Partial<Compared>): DuplicateReason[] {
  const asked: Record<DuplicateReason, boolean> = {
    avs: isWritten(change.avs),
    card: isWritten(change.cardNumber),
    birthday_and_name: names.some(name => change[name] !== undefined),
  }
  return DuplicateReason.options.filter(reason => asked[reason])
}
