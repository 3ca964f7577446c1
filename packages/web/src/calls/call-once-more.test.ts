import { endpoint } from '@vicino/domain/wire/endpoint.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answerCalls } from '../testing/answer-calls.ts'
import { callOnceMore } from './call-once-more.ts'
import { rememberPerson } from './session-cover.ts'

const Note = z.strictObject({ text: z.string() })
const createNote = endpoint({
  method: 'POST',
  path: '/api/notes',
  summary: 'A new note',
  permission: 'signed_in',
  entity: 'draft',
  creates: true,
  body: z.looseObject({ text: z.string() }),
  answer: Note,
  problems: [],
})
const { creates: _, ...changeNote } = { ...createNote, method: 'PATCH' as const }
const text = 'ciao'
const stored = { body: { text } }
const refused = { status: 422, body: { code: 'unprocessable', detail: 'Controllare.', errors: [] } }
const busy = { status: 503, body: { code: 'unavailable', detail: 'x', errors: [] } }

beforeEach(() => {
  rememberPerson('anna')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test.each([
  ['a new record, where nobody answered', createNote, { _id: newId(), text }, 'nobody' as const],
  ['a new record, where the database had too much at once', createNote, { _id: newId(), text }, busy],
  ['a change of a version that was seen', changeNote, { version: 3, text }, 'nobody' as const],
])('%s, goes out once more in the same words', async (_what, called, body, first) => {
  const answers = [first, stored]
  const sent = answerCalls(() => answers.shift()!)
  const answer = callOnceMore(called, { body })
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(answer).resolves.toEqual({ text })
  expect(sent.map(call => call.body)).toEqual([body, body])
})

test.each([
  ['what may be meant twice', changeNote, { text }, 'nobody' as const, 'away'],
  ['what is refused', createNote, { _id: newId(), text }, refused, 'unprocessable'],
])('%s goes out once', async (_what, called, body, first, code) => {
  const sent = answerCalls(() => first)
  await expect(callOnceMore(called, { body })).rejects.toMatchObject({ code })
  expect(sent).toHaveLength(1)
})

test('where nobody answers the second time either, the form says so', async () => {
  const sent = answerCalls(() => 'nobody')
  const refusal = callOnceMore(createNote, { body: { _id: newId(), text } }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await refusal).toMatchObject({ code: 'away' })
  expect(sent).toHaveLength(2)
})
