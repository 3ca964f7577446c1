import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.ts'
import { followChanges } from './live.ts'

/** Stands where the line to the server is: the test says what happens on it. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static readonly opened: Stream[] = []
  readyState = 1
  constructor() {
    super()
    Stream.opened.push(this)
  }
  says(event: 'open' | 'error', readyState = 1): void {
    this.readyState = readyState
    this.dispatchEvent(new Event(event))
  }
}

beforeEach(() => {
  Stream.opened.length = 0
  answerCalls(() => ({}))
  vi.stubGlobal('EventSource', Stream)
  // This tab is the one that listens for all.
  vi.stubGlobal('navigator', { locks: { request: (_: string, listen: () => void) => listen() } })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => vi.useRealTimers())

const shown = ['own', '/api/tasks/all_tasks']

/** A page that shows something, and follows the stream. */
function followingPage() {
  const client = new QueryClient()
  client.setQueryData(shown, [])
  followChanges(client)
  return {
    isReadAnew: () => client.getQueryState(shown)?.isInvalidated,
    readsAgain: () => client.setQueryData(shown, []),
  }
}

it('reads everything anew after a gap of the stream, for nobody knows what was missed, and nothing at its start', () => {
  const page = followingPage()
  const [stream] = Stream.opened
  stream!.says('open')
  expect(page.isReadAnew()).toBe(false)
  stream!.says('error', 0)
  expect(page.isReadAnew()).toBe(false)
  stream!.says('open')
  expect(page.isReadAnew()).toBe(true)
})

it('opens another stream some time after one was refused for good, and reads everything anew', () => {
  const page = followingPage()
  Stream.opened[0]!.says('open')
  Stream.opened[0]!.says('error', Stream.CLOSED)
  expect(Stream.opened).toHaveLength(1)
  vi.advanceTimersByTime(10_000)
  expect(Stream.opened).toHaveLength(2)
  Stream.opened[1]!.says('open')
  expect(page.isReadAnew()).toBe(true)
})

it('tells the other tabs of a gap too: one of them follows for all', async () => {
  const other = new BroadcastChannel('vicino-live')
  const heard: unknown[] = []
  other.addEventListener('message', ({ data }) => heard.push(data))
  followingPage()
  Stream.opened[0]!.says('open')
  Stream.opened[0]!.says('open')
  await expect.poll(() => heard).toEqual(['everything'])
  other.close()
})
