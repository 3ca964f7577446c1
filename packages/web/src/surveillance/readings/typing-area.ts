import type { FocusEvent, SyntheticEvent } from 'react'

/** Goes around the fields that count. */
export type TypingArea = { onInput: (event: SyntheticEvent) => void; onBlur: (event: FocusEvent) => void }

/**
 * Tells whether something is being typed: a number reaches the form when its field is left, and the first of them
 * must not find the save disabled until then.
 */
export const typingArea = (onTyping: (typing: boolean) => void): TypingArea => ({
  onInput: ({ target }) => onTyping(target instanceof HTMLInputElement && target.value.trim() !== ''),
  onBlur: () => onTyping(false),
})
