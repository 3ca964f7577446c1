import { type FocusEvent, type SyntheticEvent, useState } from 'react'

type Typing = {
  /** Something stands in a field that has not left it yet, so the form does not hold it. */
  typing: boolean
  /** Goes around the fields that count. */
  area: { onInput: (event: SyntheticEvent) => void; onBlur: (event: FocusEvent) => void }
}

/**
 * Whether something is being typed: a number reaches the form when its field is left, and the first of them must
 * not find the save disabled until then.
 */
export function useTyping(): Typing {
  const [typing, setTyping] = useState(false)
  return {
    typing,
    area: {
      onInput: ({ target }) => setTyping(target instanceof HTMLInputElement && target.value.trim() !== ''),
      onBlur: () => setTyping(false),
    },
  }
}
