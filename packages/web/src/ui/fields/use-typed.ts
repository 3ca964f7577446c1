import { useState } from 'react'

/** What is being typed over a value: null while nothing is, and again as soon as the value becomes another. */
export function useTyped(value: unknown): [string | null, (typed: string | null) => void] {
  const [typed, setTyped] = useState<string | null>(null)
  const [over, setOver] = useState(value)
  // While it is drawn, not in an effect: that would run after the first key of a quick hand, and drop it.
  if (!Object.is(over, value)) {
    setOver(value)
    setTyped(null)
  }
  return [typed, setTyped]
}
