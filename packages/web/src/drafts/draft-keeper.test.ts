import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { vicinoHeaders } from '../testing/answer-calls.ts'
import { makeDraftKeeper } from './draft-keeper.ts'

/** A line on which every draft waits until the test lets its answer through. */
function slowLine() {
  const waiting: ((status: number) => void)[] = []
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    sent.push(body === undefined ? method : (JSON.parse(body) as { value: unknown }).value)
    const status = await new Promise<number>(resolve => waiting.push(resolve))
    const draft = { value: null, saved_at: '2026-11-20T08:00:00.000Z' }
    const problem = { code: 'fault', detail: '', errors: [] }
    return Response.json(status === 200 ? draft : problem, { status, headers: vicinoHeaders })
  })
  const answer = async (status: number): Promise<void> => {
    await expect.poll(() => waiting).not.toHaveLength(0)
    waiting.shift()!(status)
  }
  return { sent, answer }
}

const keeping = () =>
  makeDraftKeeper(
    'k',
    () => undefined,
    () => undefined,
  )

it('says that all is safe only once what was typed last has its answer', async () => {
  const { sent, answer } = slowLine()
  const keeper = keeping()
  keeper.note('first')
  void keeper.flush()
  keeper.note('second')
  let isSafe: boolean | null = null
  const leaving = keeper.flush().then(safe => (isSafe = safe))
  await answer(200)
  await expect.poll(() => sent).toEqual(['first', 'second'])
  expect(isSafe).toBeNull()
  await answer(200)
  expect(await leaving).toBe(true)
  keeper.stop()
})

it('sends once more what the server did not take, and says that it is not safe', async () => {
  const { sent, answer } = slowLine()
  const keeper = keeping()
  keeper.note('first')
  const pause = keeper.flush()
  const leaving = keeper.flush()
  await answer(500)
  await answer(500)
  expect([await pause, await leaving]).toEqual([false, false])
  expect(sent).toEqual(['first', 'first'])
  keeper.drop()
  keeper.stop()
})

it('sends what was typed last after a draft that was not taken, never the older one again', async () => {
  const { sent, answer } = slowLine()
  const keeper = keeping()
  keeper.note('first')
  const pause = keeper.flush()
  keeper.note('second')
  await answer(500)
  expect(await pause).toBe(false)
  const leaving = keeper.flush()
  await answer(200)
  expect(await leaving).toBe(true)
  expect(sent).toEqual(['first', 'second'])
  keeper.stop()
})

it('drops a draft only after the one that is on its way, which would else stay on the server', async () => {
  const { sent, answer } = slowLine()
  const keeper = keeping()
  keeper.note('first')
  void keeper.flush()
  keeper.drop()
  await answer(200)
  await vi.waitFor(() => expect(sent).toEqual(['first', 'DELETE']))
  await answer(200)
  keeper.stop()
})

it('drops once what the server keeps, and sends nothing for what never arrived', async () => {
  const { sent, answer } = slowLine()
  const keeper = keeping()
  keeper.note('never sent')
  keeper.drop()
  expect(keeper.atRisk()).toBe(false)
  keeper.note('first')
  void keeper.flush()
  await answer(200)
  await vi.waitFor(() => expect(keeper.atRisk()).toBe(false))
  keeper.drop()
  keeper.drop()
  await answer(200)
  expect(await keeper.flush()).toBe(true)
  expect(sent).toEqual(['first', 'DELETE'])
  keeper.stop()
})

/** A line on which every draft arrives at once, and what was sent of each. */
function quickLine() {
  type Sent = { method: string; keepalive: boolean; size: number; body: Record<string, unknown> }
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body, keepalive }: RequestInit & { body: string }) => {
    sent.push({ method: method!, keepalive: keepalive!, size: body.length, body: JSON.parse(body) })
    return Response.json({ value: null, saved_at: '2026-11-20T08:00:00.000Z' }, { headers: vicinoHeaders })
  })
  return sent
}

const hide = (): void => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'visibilityState')
}

describe('while somebody types without a pause', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('keeps what she types at least every three seconds', async () => {
    const sent = quickLine()
    const keeper = keeping()
    const kept: number[] = [0]
    for (let typed = 1; typed <= 115; typed += 1) {
      keeper.note({ typed })
      await vi.advanceTimersByTimeAsync(200)
      kept.push((sent.at(-1)?.body['value'] as { typed: number } | undefined)?.typed ?? 0)
    }
    const behind = kept.map((last, at) => (at - last) * 200)
    expect(Math.max(...behind)).toBeLessThanOrEqual(3000)
    // One in two seconds at most: a draft is no stream of keys.
    expect(sent.length).toBeLessThanOrEqual(12)
    keeper.stop()
  })

  it('says that it is not safe until it is, also while she goes on', async () => {
    const { answer } = slowLine()
    const said: string[] = []
    const keeper = makeDraftKeeper(
      'k',
      ({ is }) => said.push(is),
      () => undefined,
    )
    keeper.note('a')
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await answer(500)
    await expect.poll(() => said).toEqual(['typed', 'away'])
    keeper.note('ab')
    expect([said.at(-1), keeper.atRisk()]).toEqual(['away', true])
    keeper.drop()
    keeper.stop()
  })
})

describe('when the page may end', () => {
  it.each([
    ['is hidden', hide],
    ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('because it %s, sends at once what is not kept, in a way that outlives it', async (_, end) => {
    const sent = quickLine()
    const keeper = keeping()
    keeper.note({ text: 'Dolore' })
    end()
    end()
    expect(sent).toMatchObject([{ method: 'PUT', keepalive: true, body: { value: { text: 'Dolore' } } }])
    expect(keeper.atRisk()).toBe(false)
    keeper.stop()
  })

  it('waits for nothing that is under way, and the later word counts in whatever order they arrive', async () => {
    const instants: string[] = []
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      instants.push((JSON.parse(body) as { typed_at: string }).typed_at)
      return new Promise(() => undefined)
    })
    const keeper = keeping()
    keeper.note({ text: 'Dol' })
    void keeper.flush()
    await expect.poll(() => instants).toHaveLength(1)
    keeper.note({ text: 'Dolore' })
    hide()
    await expect.poll(() => instants).toHaveLength(2)
    expect(instants[1]! > instants[0]!).toBe(true)
    keeper.stop()
  })

  it('sends of a long form only what has changed since, which is all that a browser still takes along', async () => {
    const sent = quickLine()
    const keeper = keeping()
    const long = { notes: Array.from({ length: 20 }, () => 'x'.repeat(4000)), text: 'Dol' }
    keeper.note(long)
    await keeper.flush()
    await import('./long-draft.ts')
    // The keeper has it a turn later, by the door through which all code comes.
    await Promise.resolve()
    await Promise.resolve()
    keeper.note({ ...long, text: 'Dolore' })
    hide()
    const [whole, changed] = sent
    expect(whole).toMatchObject({ method: 'PUT', keepalive: false })
    expect(changed).toMatchObject({
      method: 'PATCH',
      keepalive: true,
      body: { over: [whole!.body['typed_at']], changes: [{ path: ['text'], value: 'Dolore' }] },
    })
    expect(changed!.size).toBeLessThan(1000)
    keeper.stop()
  })
})

it('leaves a newer draft from elsewhere in its place, and says so', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { code: 'draft_overtaken', detail: '', errors: [] },
      { status: 409, headers: vicinoHeaders },
    ),
  )
  const said: string[] = []
  const keeper = makeDraftKeeper(
    'k',
    ({ is }) => said.push(is),
    () => undefined,
  )
  keeper.note('older')
  expect(await keeper.flush()).toBe(false)
  expect([said.at(-1), keeper.atRisk()]).toEqual(['overtaken', false])
  keeper.stop()
})

describe('a draft whose read is not answered', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const older = { value: { text: 'di prima' }, saved_at: '2026-11-20T08:00:00.000Z' }

  /** A line that swallows every read until it is asked for an answer, and takes every write. */
  function swallowing() {
    const writes: unknown[] = []
    const reads: ((draft: unknown) => void)[] = []
    vi.stubGlobal('fetch', (_: string, { method, body, signal }: RequestInit & { body: string }) => {
      const answered = (draft: unknown) => Response.json(draft, { headers: vicinoHeaders })
      if (method !== 'GET') {
        writes.push(method === 'PUT' ? (JSON.parse(body) as { value: unknown }).value : method)
        return Promise.resolve(answered({ ...older, value: null }))
      }
      return new Promise<Response>((resolve, reject) => {
        reads.push(draft => resolve(answered(draft)))
        signal!.addEventListener('abort', () => reject(new Error('given up')))
      })
    })
    return { writes, reads }
  }

  function waiting() {
    const line = swallowing()
    const said: string[] = []
    const keeper = makeDraftKeeper(
      'k',
      ({ is }) => said.push(is),
      () => undefined,
    )
    const asked = new AbortController()
    const opened = vi.fn<() => void>()
    const found = keeper.load(asked.signal, opened)
    const stop = (): void => {
      asked.abort()
      keeper.stop()
    }
    return { ...line, said, keeper, opened, found, stop }
  }

  it('lets the form open, sends nothing over what may wait, and says so', async () => {
    const { writes, said, keeper, opened, stop } = waiting()
    await vi.advanceTimersByTimeAsync(4900)
    expect(opened).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(opened).toHaveBeenCalledOnce()
    keeper.note({ text: 'nuovo' })
    await vi.advanceTimersByTimeAsync(5000)
    hide()
    expect(await keeper.flush()).toBe(false)
    expect([writes, said.at(-1), keeper.atRisk()]).toEqual([[], 'unread', true])
    stop()
  })

  it('is asked for again, and what was typed meanwhile is kept where none waits', async () => {
    const { writes, reads, said, keeper, found, stop } = waiting()
    await vi.advanceTimersByTimeAsync(6000)
    keeper.note({ text: 'nuovo' })
    await vi.advanceTimersByTimeAsync(12_000)
    expect(reads).toHaveLength(2)
    reads[1]!(null)
    expect(await found).toBeNull()
    await vi.advanceTimersByTimeAsync(0)
    expect([writes, said.at(-1)]).toEqual([[{ text: 'nuovo' }], 'kept'])
    stop()
  })

  it.each([
    ['taken up: it stays as it is', true, []],
    ['left: what was typed meanwhile goes over it', false, [{ text: 'nuovo' }]],
  ])('is set aside where it comes late, until it is %s', async (_, takesUp, sent) => {
    const { writes, reads, said, keeper, found, stop } = waiting()
    await vi.advanceTimersByTimeAsync(6000)
    keeper.note({ text: 'nuovo' })
    reads[0]!(older)
    expect(await found).toBeNull()
    await vi.advanceTimersByTimeAsync(5000)
    expect([writes, said.at(-1)]).toEqual([[], 'aside'])
    keeper.settleAside(older, takesUp)
    await vi.advanceTimersByTimeAsync(0)
    expect([writes, said.at(-1)]).toEqual([sent, 'kept'])
    stop()
  })

  it('waits too where it came in time, and the sheet that stood already was typed in', async () => {
    const { writes, reads, said, keeper, found, stop } = waiting()
    reads[0]!(older)
    keeper.setAside((await found)!)
    keeper.note({ text: 'nuovo' })
    await vi.advanceTimersByTimeAsync(5000)
    expect([writes, said.at(-1), keeper.atRisk()]).toEqual([[], 'aside', true])
    keeper.settleAside(older, false)
    await vi.advanceTimersByTimeAsync(0)
    expect([writes, said.at(-1)]).toEqual([[{ text: 'nuovo' }], 'kept'])
    stop()
  })

  it('stays on the server where what was typed meanwhile is saved', async () => {
    const { writes, reads, keeper, stop } = waiting()
    await vi.advanceTimersByTimeAsync(6000)
    keeper.note({ text: 'nuovo' })
    reads[0]!(older)
    await vi.advanceTimersByTimeAsync(0)
    keeper.drop()
    stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(writes).toEqual([])
  })
})
