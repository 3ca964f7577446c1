import { endpoint } from '@vicino/domain/wire/endpoint.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { startTexts } from '../i18n/texts.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { queryClient } from './query-client.ts'
import { useGivenUp } from './use-given-up.ts'
import { useRead } from './use-read.ts'

const getDoor = endpoint({
  method: 'GET',
  path: '/api/doors',
  summary: 'A door',
  permission: 'signed_in',
  entity: 'draft',
  answer: z.strictObject({ text: z.string() }),
  problems: [],
})

function Door() {
  const read = useRead(getDoor, {})
  const goesOn = useGivenUp(read)
  return <p>{goesOn ? 'Senza' : (read.data?.text ?? (read.error ? 'Ancora' : 'Prima'))}</p>
}

const pass = (milliseconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(milliseconds))

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

async function open(triesUntilAnswer: number) {
  await startTexts('it')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let tries = 0
  answerCalls(({ path }) => {
    if (path !== '/api/doors') return 'nobody'
    tries += 1
    return tries < triesUntilAnswer ? 'nobody' : { body: { text: 'Chiave' } }
  })
  render(
    <QueryClientProvider client={queryClient}>
      <Door />
    </QueryClientProvider>,
  )
}

test('what goes on without an answer waits for the last try', async () => {
  await open(2)
  await pass(10)
  expect(screen.getByText('Ancora')).toBeVisible()
  await pass(5000)
  expect(screen.getByText('Chiave')).toBeVisible()
})

test('once it went on it stays so, though the answer comes after all', async () => {
  await open(4)
  await pass(20_000)
  expect(screen.getByText('Senza')).toBeVisible()
  await act(() => queryClient.refetchQueries())
  expect(screen.getByText('Senza')).toBeVisible()
})
