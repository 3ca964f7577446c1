import { useState } from 'react'
import { type ReadNumber, readNumber } from './read-number.ts'
import { useTyped } from './use-typed.ts'

const textOf = (value: number | null): string => (value === null ? '' : String(value))

/** Whether a text came of another one by an insertion alone: nothing of it was written over. */
function isAddedTo(before: string, after: string): boolean {
  const added = after.length - before.length
  if (added <= 0) return false
  const at = Array.from(before).findIndex((sign, index) => sign !== after[index])
  const from = at === -1 ? before.length : at
  return after.slice(from + added) === before.slice(from)
}

type NumberText = {
  text: string
  /** Answers the number that the text makes by now, as `read` does; undefined too where a sign was not taken. */
  type: (typed: string) => number | null | undefined
  /** A sign was not taken, and the number has not been written anew since. */
  refused: boolean
  /** The number that the field shows; null for an empty one, undefined where the text is none. */
  read: () => number | null | undefined
  /** The number that was typed by hand, null for an emptied field; a text that is no number stays as it is. */
  take: () => number | null | 'untouched' | 'unreadable'
}

/**
 * The text of a number field while it is being typed. A sign that belongs to no number is not taken; what is typed
 * after it could make another number (1-2 is not 12), so that the field counts as unreadable until something of it is
 * taken back. Written over what stood there it stands as it was typed: the digits of before are gone, and nobody may
 * take them for what was meant. At all other times the text follows what the field holds, or what is `shown` instead.
 */
export function useNumberText(
  value: number | null,
  shown: number | null = value,
  reader: ReadNumber = readNumber,
): NumberText {
  const [typed, setTyped] = useTyped(value)
  const [refused, setRefused] = useState(false)
  const text = typed ?? textOf(shown)
  return {
    text,
    type: next => {
      const goesOn = next.startsWith(text)
      const isTaken = reader.takes.test(next)
      const isRefused = !isTaken || (refused && goesOn)
      if (isTaken || !isAddedTo(text, next) || !reader.takes.test(text)) setTyped(next)
      setRefused(isRefused)
      return isRefused ? undefined : reader(next)
    },
    refused,
    read: () => (typed === null ? shown : reader(typed)),
    take: () => {
      if (refused && text !== '') return 'unreadable'
      setRefused(false)
      if (typed === null) return 'untouched'
      const number = reader(typed)
      if (number === undefined) return 'unreadable'
      setTyped(null)
      return number
    },
  }
}
