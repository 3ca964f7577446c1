import { useEffect, useState } from 'react'
import { keepNumberText, readNumber } from './read-number.ts'

const textOf = (value: number | null): string => (value === null ? '' : String(value))

type NumberText = {
  text: string
  type: (typed: string) => void
  /** The number that the field shows; null for an empty one. */
  read: () => number | null
  /** The number that was typed by hand, null for an emptied field; undefined where nobody typed. */
  take: () => number | null | undefined
}

/**
 * The text of a number field while it is being typed; at all other times it follows what the field holds, or
 * what is `shown` instead of it.
 */
export function useNumberText(value: number | null, shown: number | null = value): NumberText {
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => setTyped(null), [value])
  const read = (): number | null => (typed === null ? shown : readNumber(typed))
  return {
    text: typed ?? textOf(shown),
    type: text => setTyped(keepNumberText(text)),
    read,
    take: () => {
      setTyped(null)
      return typed === null ? undefined : readNumber(typed)
    },
  }
}
