import { expect, it, vi } from 'vitest'
import { makeDraftKeeper } from './draft-keeper.ts'

/** A line on which every draft waits until the test lets its answer through. */
function slowLine() {
  const waiting: ((status: number) => void)[] = []
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { value: unknown }).value)
    const status = await new Promise<number>(resolve => waiting.push(resolve))
    const draft = { value: null, saved_at: '2026-11-20T08:00:00.000Z' }
    const problem = { code: 'fault', detail: '', errors: [] }
    return Response.json(status === 200 ? draft : problem, { status })
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
