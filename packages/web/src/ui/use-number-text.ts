import { useEffect, useState } from 'react'
import { keepNumberText, readNumber } from './read-number.ts'

const textOf = (value: number | null): string => (value === null ? '' : String(value))

type NumberText = {
  text: string
  type: (typed: string) => void
  /** Reads what was typed; answers null for an empty field. The text then follows the value again. */
  read: () => number | null
}

/** The text of a number field while it is being typed; it follows the value from outside at all other times. */
export function useNumberText(value: number | null): NumberText {
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => setTyped(null), [value])
  return {
    text: typed ?? textOf(value),
    type: text => setTyped(keepNumberText(text)),
    read: () => {
      const number = typed === null ? value : readNumber(typed)
      setTyped(null)
      return number
    },
  }
}
