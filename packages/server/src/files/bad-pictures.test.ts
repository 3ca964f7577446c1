import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asPerson, asTenant } from '../db/tenant.ts'
import { inertFiles, refusedFiles } from '../testing/bad-files.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

/** The same files in the places where pictures alone are taken: refused with a sentence, or drawn anew. */
let program: TestProgram
let who: Caller

beforeAll(async () => {
  program = await testProgram()
  who = await program.person(await program.business(), ['PROP', 'DS'])
})
afterAll(() => program.close())

const places = [
  { field: 'avatar', url: () => '/api/users/me/avatar', type: 'image/jpeg' },
  { field: 'logo', url: () => `/api/businesses/${who.business}/logo`, type: 'image/png' },
] as const
const kept = {
  avatar: () => asPerson(program.database.app, who._id, tx => tx`select content from avatar_chunk`),
  logo: () =>
    asTenant(program.database.app, { business: who.business }, tx => tx`select content from logo_chunk`),
}
const files = [...refusedFiles, ...inertFiles].map(([what, name, content]) => ({ what, name, content }))

describe.each(places)('as $field', ({ field, url, type }) => {
  beforeEach(async () => {
    await who.call('DELETE', url())
  })

  it.each(files)('$what is refused with a sentence, or drawn anew', async ({ name, content }) => {
    const form = new FormData()
    form.append(field, new File([new Uint8Array(content)], name, { type: 'image/png' }))
    const answer = await who.call('PUT', url(), form)
    if (answer.statusCode === 200) {
      const shown = await who.call('GET', answer.json()[field])
      expect(shown.headers['content-type']).toBe(type)
      expect(shown.headers['x-content-type-options']).toBe('nosniff')
      expect(shown.rawPayload.includes('<script')).toBe(false)
      return
    }
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    const { errors, detail } = answer.json()
    expect((errors?.[0]?.message ?? detail).length).toBeGreaterThan(5)
    expect(await kept[field]()).toHaveLength(0)
  })
})
