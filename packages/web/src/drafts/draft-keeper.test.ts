import { expect, it, vi } from 'vitest'
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
