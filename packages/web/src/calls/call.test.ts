import { endpoint } from '@vicino/domain/wire/endpoint.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answerCalls, vicinoHeaders } from '../testing/answer-calls.ts'
import { call } from './call.ts'
import { rememberPerson, uncover } from './session-cover.ts'

const getNote = endpoint({
  method: 'GET',
  path: '/api/notes/{noteId}',
  summary: 'A note',
  permission: 'signed_in',
  entity: 'draft',
  answer: z.strictObject({ text: z.string() }),
  problems: [],
})
const saveNote = endpoint({ ...getNote, method: 'PUT', body: z.strictObject({ text: z.string() }) })
const params = { noteId: '1' }
const signedOut = {
  status: 401,
  body: { code: 'signed_out', detail: 'La sessione è terminata.', errors: [] },
}

beforeEach(() => rememberPerson('anna'))

test('an answer that the contract does not know is a failure, not data', async () => {
  answerCalls(() => ({ body: { text: 1 } }))
  await expect(call(getNote, { params })).rejects.toMatchObject({ code: 'unexpected_answer' })
})

test('a refusal carries its code, its sentence and its fields', async () => {
  const errors = [{ path: 'text', code: 'required', message: 'Compilare questo campo.' }]
  answerCalls(() => ({ status: 422, body: { code: 'unprocessable', detail: 'Controllare.', errors } }))
  const refused = call(saveNote, { params, body: { text: '' } })
  await expect(refused).rejects.toMatchObject({
    status: 422,
    code: 'unprocessable',
    detail: 'Controllare.',
    fields: errors,
  })
})

test('what a refusal carries is checked like an answer', async () => {
  const { answer } = getNote
  const saveOver = endpoint({ ...saveNote, problems: ['stale', 'struck'], current: { stale: answer } })
  const refused = (code: string, current: unknown) => {
    answerCalls(() => ({ status: 409, body: { code, detail: 'Cambiato.', errors: [], current } }))
    return call(saveOver, { params, body: { text: '' } })
  }
  const theirs = { text: 'ciao' }
  await expect(refused('stale', theirs)).rejects.toMatchObject({ code: 'stale', current: theirs })
  await expect(refused('stale', { text: 1 })).rejects.toMatchObject({ code: 'unexpected_answer' })
  // A row that went away in the same moment leaves the server nothing to show: its sentence is still the truth.
  await expect(refused('stale', undefined)).rejects.toMatchObject({ code: 'stale', detail: 'Cambiato.' })
  await expect(refused('struck', undefined)).rejects.toMatchObject({ code: 'struck' })
})

test.each([
  ['nobody answers', 'nobody' as const],
  ['the database is away', { status: 503, body: { code: 'unavailable', detail: 'x', errors: [] } }],
  ['a proxy finds nobody', { status: 502, stranger: true as const }],
  ['a portal stands in its place', { stranger: true as const }],
  ['a portal forbids', { status: 403, stranger: true as const }],
])('%s: the server is away', async (_what, answer) => {
  answerCalls(({ path }) => (path === '/readyz' ? {} : answer))
  await expect(call(getNote, { params })).rejects.toMatchObject({ code: 'away' })
})

test('after an expiry the call waits for the same person and then goes on by itself', async () => {
  let expired = true
  const sent = answerCalls(() => (expired ? signedOut : { body: { text: 'ciao' } }))
  const saving = call(saveNote, { params, body: { text: 'ciao' } })
  await expect.poll(() => sent.length).toBe(1)
  expired = false
  uncover('anna')
  await expect(saving).resolves.toEqual({ text: 'ciao' })
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { text: 'ciao' }],
    ['PUT', { text: 'ciao' }],
  ])
})

test('every call names whose page asks, and for which business', async () => {
  rememberPerson('anna', 'studio')
  const named: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Record<string, string> }) => {
    named.push(`${headers['x-vicino-person']} ${headers['x-vicino-business']}`)
    return Response.json({ text: 'ciao' }, { headers: vicinoHeaders })
  })
  await call(getNote, { params })
  await call(saveNote, { params, body: { text: 'ciao' } })
  expect(named).toEqual(['anna studio', 'anna studio'])
})

test('what is stored and no longer hers to see is no refusal, and not unreadable', async () => {
  answerCalls(() => ({ status: 204 }))
  await expect(call(saveNote, { params, body: { text: 'ciao' } })).rejects.toMatchObject({
    code: 'stored_unseen',
  })
})
