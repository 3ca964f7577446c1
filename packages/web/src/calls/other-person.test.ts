import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const leave = vi.fn<(page: string) => void>()

// Whom the page has met is forgotten with the page alone, so each test has one of its own.
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { replace: leave })
})
afterEach(() => {
  vi.unstubAllGlobals()
  leave.mockReset()
  document.body.replaceChildren()
})

const typing = (has: boolean) => ({ hasTyped: () => has, flush: async () => true })

const page = async () => {
  const { holdTyped } = await import('../ui/typed-here.ts')
  const { meetOther, useOtherPerson } = await import('./other-person.ts')
  return { holdTyped, meetOther, stays: () => renderHook(useOtherPerson).result.current }
}

test('where nothing is typed, whoever works here now starts empty', async () => {
  const { holdTyped, meetOther, stays } = await page()
  holdTyped(typing(false))
  meetOther('GET')
  expect(leave).toHaveBeenCalledExactlyOnceWith('/')
  expect(stays()).toBe(false)
})

test('what is typed stays to be read, until its form is gone', async () => {
  const { holdTyped, meetOther, stays } = await page()
  const goes = holdTyped(typing(true))
  meetOther('GET')
  expect(leave).not.toHaveBeenCalled()
  expect(stays()).toBe(true)
  goes()
  meetOther('GET')
  expect(leave).not.toHaveBeenCalled()
})

test('a form that is left holds nothing any more', async () => {
  const { holdTyped, meetOther } = await page()
  holdTyped(typing(true))()
  meetOther('GET')
  expect(leave).toHaveBeenCalledExactlyOnceWith('/')
})

test('a sheet that is being answered stays', async () => {
  const { meetOther, stays } = await page()
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }))
  meetOther('GET')
  expect(leave).not.toHaveBeenCalled()
  expect(stays()).toBe(true)
})

test('a write that was just refused says why, whatever is read after it', async () => {
  const { meetOther, stays } = await page()
  meetOther('POST')
  meetOther('GET')
  expect(leave).not.toHaveBeenCalled()
  expect(stays()).toBe(true)
})
