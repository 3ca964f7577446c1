import type { TFunction } from 'i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { dropToasts } from '../../ui/toast.ts'
import { forgetActs, forgetActsOf, noteRestored, standsAs, tellAct, undoLast } from './plan-acts.ts'

const t = ((words: string) => words) as TFunction
const _id = '01a1fc0a-5a3b-7006-9c68-eb853133fd90'

beforeEach(() => {
  forgetActs()
  dropToasts()
})

test('the last act is taken back first, each once', async () => {
  const done: string[] = []
  for (const name of ['one', 'two']) tellAct(name, async () => done.push(name), t)
  undoLast(t)
  undoLast(t)
  undoLast(t)
  await vi.waitFor(() => expect(done).toEqual(['two', 'one']))
})

test('the next waits for the one before it, also where that fails', async () => {
  const done: string[] = []
  tellAct('one', async () => done.push('one'), t)
  tellAct('two', () => Promise.resolve().then(() => Promise.reject(new Error('refused'))), t)
  undoLast(t)
  undoLast(t)
  await vi.waitFor(() => expect(done).toEqual(['one']))
})

test('no more than twenty are remembered', async () => {
  const done: number[] = []
  for (let number = 1; number <= 22; number += 1) tellAct(String(number), async () => done.push(number), t)
  for (let times = 0; times < 30; times += 1) undoLast(t)
  await vi.waitFor(() => expect(done).toHaveLength(20))
  expect([done[0], done.at(-1)]).toEqual([22, 3])
})

test('what was taken back on its own page is the last act no more', async () => {
  const done: string[] = []
  tellAct('one', async () => done.push('one'), t)
  tellAct('two', async () => done.push('two'), t, _id)
  forgetActsOf(_id)
  undoLast(t)
  await vi.waitFor(() => expect(done).toEqual(['one']))
})

test('a task that stands again as before does so in a version of its own, however often', () => {
  noteRestored({ _id, version: 2 }, { version: 4 })
  noteRestored({ _id, version: 1 }, { version: 5 })
  noteRestored({ _id, version: 4 }, { version: 7 })
  expect([1, 2, 4, 7].map(version => standsAs({ _id, version }))).toEqual([5, 7, 7, 7])
  expect(standsAs({ _id: `${_id.slice(0, -1)}1`, version: 1 })).toBe(1)
})
