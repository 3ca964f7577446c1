import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useTypedText } from './use-typed-text.ts'
import { useNumberText } from './use-number-text.ts'

function Clock() {
  const [value, setValue] = useState<string | null>(null)
  const { text, type } = useTypedText({ value, onChange: setValue, read: said => said, show: held => held })
  return <input value={text} onChange={event => type(event.currentTarget.value)} />
}

function Count() {
  const { text, type } = useNumberText(null)
  return <input value={text} onChange={event => type(event.currentTarget.value)} />
}

/** A key as the browser sends it, not wrapped by the testing library, which would let every effect run before it. */
function press(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test.each([
  ['a text', <Clock key="text" />],
  ['a number', <Count key="number" />],
])('the first key counts in %s, as soon as the field stands', async (_, field) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const stands = new Promise(resolve => {
    new MutationObserver(resolve).observe(place, { childList: true, subtree: true })
  })
  root.render(field)
  await stands
  const input = place.querySelector('input')!
  press(input, '1')
  await expect.poll(() => input.value).toBe('1')
  root.unmount()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
