import '@testing-library/jest-dom/vitest'
import '../ui/no-eval.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { dropToasts } from '../ui/toast.ts'

// The popover calls of the browser, which happy-dom does not have: they change no content, only its layer.
HTMLElement.prototype.showPopover ??= () => undefined
HTMLElement.prototype.hidePopover ??= () => undefined

// What loads lazily may take its time on a busy machine; a test waits for it, as long as `expect.poll` does.
configure({ asyncUtilTimeout: 60_000 })

afterEach(() => {
  cleanup()
  // The files share one page: what one leaves there would stand in the next.
  dropToasts()
  document.body.replaceChildren()
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name)
  document.cookie = 'vicino_language=; path=/; max-age=0'
  vi.unstubAllGlobals()
})
