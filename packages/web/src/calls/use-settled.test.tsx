import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSettled } from './use-settled.ts'

test('what has come once stays, also while it is asked for again', () => {
  const { result, rerender } = renderHook(useSettled, { initialProps: { isLoading: true } })
  expect(result.current).toBe(false)
  rerender({ isLoading: false })
  expect(result.current).toBe(true)
  rerender({ isLoading: true })
  expect(result.current).toBe(true)
})
