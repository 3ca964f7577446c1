import { endpoint } from '@vicino/domain/wire/endpoint.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { startTexts } from '../i18n/texts.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { Loaded } from './Loaded.tsx'
import { queryClient } from './query-client.ts'
import { useRead } from './use-read.ts'

const getNote = endpoint({
  method: 'GET',
  path: '/api/notes',
  summary: 'A note',
  permission: 'signed_in',
  entity: 'draft',
  answer: z.strictObject({ text: z.string() }),
  problems: [],
})

const Note = () => <Loaded read={useRead(getNote, {})}>{({ text }) => <p>{text}</p>}</Loaded>

const pass = (milliseconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(milliseconds))

afterEach(() => vi.useRealTimers())

test('that a read failed is said with its first try, and stands through every other until there is an answer', async () => {
  await startTexts('it')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answers = false
  // The server is there, and answers all but this.
  const sent = answerCalls(({ path }) =>
    path !== '/api/notes' || answers ? { body: { text: 'Chiave dal vicino' } } : 'nobody',
  )
  const asked = () => sent.filter(({ path }) => path === '/api/notes').length
  render(
    <QueryClientProvider client={queryClient}>
      <Note />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('status', { name: 'Caricamento in corso' })).toBeVisible()
  await pass(10)
  expect(asked()).toBe(1)
  // Two more tries, and another three once the server is found to be there.
  for (let moment = 0; moment < 40; moment += 1) {
    expect(screen.getByRole('alert')).toHaveTextContent('Il server non risponde')
    await pass(250)
  }
  expect(asked()).toBeGreaterThan(4)
  answers = true
  await pass(10_000)
  expect(screen.getByText('Chiave dal vicino')).toBeVisible()
})

test('a read that failed now and then over a day is still read again by itself', async () => {
  await startTexts('it')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answers = true
  let notes = 0
  answerCalls(({ path }) => {
    if (path !== '/api/notes') return {}
    notes += 1
    return answers ? { body: { text: `Nota ${notes}` } } : 'nobody'
  })
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <Note />
    </QueryClientProvider>,
  )
  for (let gap = 0; gap < 7; gap += 1) {
    answers = false
    void queryClient.invalidateQueries()
    await pass(4000)
    answers = true
    await pass(20_000)
    expect(screen.getByText(`Nota ${notes}`)).toBeVisible()
  }
  unmount()
})

test('an answer that was on its way while something was written is asked for once more', async () => {
  await startTexts('it')
  queryClient.clear()
  const held: ((text: string) => void)[] = []
  answerCalls(({ path }) => {
    if (path !== '/api/notes') return 'nobody'
    const { promise, resolve } = Promise.withResolvers<{ body: { text: string } }>()
    held.push(text => resolve({ body: { text } }))
    return promise
  })
  render(
    <QueryClientProvider client={queryClient}>
      <Note />
    </QueryClientProvider>,
  )
  await expect.poll(() => held.length).toBe(1)
  void queryClient.invalidateQueries()
  held[0]!('Come prima della scrittura')
  await expect.poll(() => held.length).toBe(2)
  held[1]!('Come dopo la scrittura')
  expect(await screen.findByText('Come dopo la scrittura')).toBeVisible()
  expect(held).toHaveLength(2)
})
