import { serverTimeHeader } from '@vicino/domain/wire/headers.ts'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn<() => void>()
const own = '/assets/program.js'

// That a page has met another build is forgotten with the page alone, so each test has one of its own, and leaves none.
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { reload })
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: own }))
})
afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  reload.mockReset()
  sessionStorage.clear()
  document.head.replaceChildren()
})

const page = async () => {
  const { holdTyped } = await import('../ui/typed-here.ts')
  const { bringAhead, bringCode } = await import('../ui/bring-code.ts')
  const { watchBuild } = await import('./new-build.ts')
  watchBuild()
  const { useToasts } = await import('../ui/toast.ts')
  const asks = () => renderHook(useToasts).result.current.length
  const fails = async () => Promise.reject(new TypeError('Failed to fetch'))
  const gone = () => bringCode(fails)
  const goneAhead = () => bringAhead(fails)
  return { holdTyped, bringCode, gone, goneAhead, asks }
}

const answers = (status: number, isVicino = true) =>
  vi.stubGlobal('fetch', async () =>
    status === 0
      ? Promise.reject(new TypeError('Failed to fetch'))
      : new Response(null, { status, headers: isVicino ? { [serverTimeHeader]: '1' } : {} }),
  )

test('code that comes is handed over, and nobody is asked', async () => {
  const { bringCode } = await page()
  const ask = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', ask)
  expect(await bringCode(async () => 'code')).toBe('code')
  expect(ask).not.toHaveBeenCalled()
})

test.each([
  ['the server is away', 0, true],
  ['the program that runs here is still there', 200, true],
  ['somebody else answers on the way', 404, false],
  ['the server has lost its head', 500, true],
])('where %s, code that does not come is a fault', async (_, status, isVicino) => {
  answers(status, isVicino)
  const { gone, asks } = await page()
  await expect(gone()).rejects.toThrow('code did not come')
  expect(reload).not.toHaveBeenCalled()
  expect(asks()).toBe(0)
})

test('where the program is gone, what is typed is kept first, then the page comes anew, once', async () => {
  answers(404)
  const { holdTyped, gone, asks } = await page()
  const flush = vi.fn<() => Promise<boolean>>(async () => true)
  holdTyped({ hasTyped: () => true, flush })
  void gone()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(flush).toHaveBeenCalledBefore(reload)
  expect(asks()).toBe(0)

  // The page came back as it was: the same program, from a cache on the way.
  vi.resetModules()
  const next = await page()
  await expect(next.gone()).rejects.toThrow('code did not come')
  expect(reload).toHaveBeenCalledOnce()
})

test('typed words that are not safe keep the page as it is, which asks', async () => {
  answers(404)
  const { holdTyped, gone, asks } = await page()
  holdTyped({ hasTyped: () => true, flush: async () => false })
  void gone()
  await vi.waitFor(() => expect(asks()).toBe(1))
  expect(reload).not.toHaveBeenCalled()
})

test('code that nobody waits for lets the page stay where somebody may be typing, and is said once', async () => {
  answers(404)
  const { goneAhead, gone, asks } = await page()
  expect(await goneAhead()).toBeUndefined()
  expect(await goneAhead()).toBeUndefined()
  expect(asks()).toBe(1)
  expect(reload).not.toHaveBeenCalled()
  void gone()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('where the server is away, what is brought ahead is done without', async () => {
  answers(0)
  const { goneAhead, asks } = await page()
  expect(await goneAhead()).toBeUndefined()
  expect(asks()).toBe(0)
})
