import { useState } from 'react'

/**
 * What is sent of a thing is made once, and sent as it is again: a try after a lost answer makes nothing twice. Where it
 * was answered, `forget` lets the next try begin anew.
 */
export function useSameAgain<Sent>(): { of: (thing: unknown, make: () => Sent) => Sent; forget: () => void } {
  const [made] = useState(() => new Map<unknown, Sent>())
  return {
    of: (thing, make) => {
      const sent = made.get(thing) ?? make()
      made.set(thing, sent)
      return sent
    },
    forget: () => made.clear(),
  }
}
