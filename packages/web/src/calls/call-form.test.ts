import { endpoint } from '@vicino/domain/wire/endpoint.ts'
import { file } from '@vicino/domain/wire/file.ts'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { vicinoHeaders } from '../testing/answer-calls.ts'
import { call } from './call.ts'

const putPicture = endpoint({
  method: 'PUT',
  path: '/api/pictures/mine',
  summary: 'A picture',
  permission: 'signed_in',
  entity: 'person',
  form: { maxBytes: 100 },
  body: z.strictObject({ picture: file(100) }),
  answer: z.strictObject({}),
  problems: [],
})

test('a file goes as a form, whose type the browser itself names', async () => {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(init)
    return Response.json({}, { headers: vicinoHeaders })
  })
  await call(putPicture, { body: { picture: new File(['x'], 'foto.png', { type: 'image/png' }) } })
  const [{ body, headers } = {}] = sent
  expect(body).toBeInstanceOf(FormData)
  expect((body as FormData).get('picture')).toBeInstanceOf(File)
  expect(headers).not.toHaveProperty('content-type')
})
