import { renderHook } from '@testing-library/react'
import { newId } from '@vicino/domain/wire/id.ts'
import { expect, test } from 'vitest'
import { useSameAgain } from './use-same-again.ts'

test('of the same thing the same is sent again, of another something else, and anew once it was answered', () => {
  const { result, rerender } = renderHook(() => useSameAgain<string>())
  const send = (minutes: number) => result.current.of(minutes, newId)
  const first = send(15)
  rerender()
  expect(send(15)).toBe(first)
  expect(send(30)).not.toBe(first)
  result.current.forget()
  expect(send(15)).not.toBe(first)
})
