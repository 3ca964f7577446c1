import { fireEvent } from '@testing-library/react'
import type { TFunction } from 'i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { dropToasts } from '../../ui/toast.ts'
import { forgetActs, tellAct } from './plan-acts.ts'
import { UndoKey } from './UndoKey.tsx'

const t = ((words: string) => words) as TFunction

beforeEach(() => {
  forgetActs()
  dropToasts()
})

test('keys that are held take one act back, as those that are pressed', async () => {
  const done: string[] = []
  for (const name of ['one', 'two', 'three']) tellAct(name, async () => done.push(name), t)
  await show(<UndoKey />)
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  for (let times = 0; times < 5; times += 1)
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, repeat: true })
  await vi.waitFor(() => expect(done).toEqual(['three']))
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  await vi.waitFor(() => expect(done).toEqual(['three', 'two']))
})
