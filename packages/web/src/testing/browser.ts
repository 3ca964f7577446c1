import '@testing-library/jest-dom/vitest'
import '../app/no-eval.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// The popover calls of the browser, which happy-dom does not have: they change no content, only its layer.
HTMLElement.prototype.showPopover ??= () => undefined
HTMLElement.prototype.hidePopover ??= () => undefined

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
