import { type ReadNumber, readNumber } from './read-number.ts'
import { useTyped } from './use-typed.ts'

const textOf = (value: number | null): string => (value === null ? '' : String(value))

type NumberText = {
  text: string
  type: (typed: string) => void
  /** The number that the field shows; null for an empty one, undefined where the text is none. */
  read: () => number | null | undefined
  /** The number that was typed by hand, null for an emptied field; a text that is no number stays as it is. */
  take: () => number | null | 'untouched' | 'unreadable'
}

/**
 * The text of a number field while it is being typed, exactly as it is typed: a sign that fell away unseen would
 * make another number of it. At all other times it follows what the field holds, or what is `shown` instead.
 */
export function useNumberText(
  value: number | null,
  shown: number | null = value,
  reader: ReadNumber = readNumber,
): NumberText {
  const [typed, setTyped] = useTyped(value)
  return {
    text: typed ?? textOf(shown),
    type: setTyped,
    read: () => (typed === null ? shown : reader(typed)),
    take: () => {
      if (typed === null) return 'untouched'
      const number = reader(typed)
      if (number === undefined) return 'unreadable'
      setTyped(null)
      return number
    },
  }
}
