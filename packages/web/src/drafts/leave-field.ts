import { flushSync } from 'react-dom'

/**
 * Takes the cursor out of the field it stands in, as a tap beside it does: a number, a clock or a day becomes part of
 * the form only then, and a page that ends or is left tells its fields nothing. What follows is drawn and noted before
 * this answers. Answers how to put the cursor back.
 */
export function leaveField(): () => void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return () => undefined
  let isTold = false
  const told = (): void => void (isTold = true)
  field.addEventListener('focusout', told)
  flushSync(() => {
    field.blur()
    // A window that has lost the focus itself says nothing of its fields.
    if (!isTold) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
  field.removeEventListener('focusout', told)
  return () => {
    if (document.activeElement === document.body) field.focus({ preventScroll: true })
  }
}
