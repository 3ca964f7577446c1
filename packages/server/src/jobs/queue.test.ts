import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { asTenant, transaction } from '../db/tenant.ts'
import { testProgram, type TestProgram } from '../testing/program.ts'
import { type Handler, handler, type JobKind } from './job.ts'
import { enqueue } from './job.store.ts'
import { doDueJob, JobFailure } from './queue.ts'

const note = { kind: 'note', payload: z.strictObject({ text: z.string() }) } satisfies JobKind<{
  text: string
}>

let program: TestProgram
let pool: TestProgram['database']['app']

beforeAll(async () => {
  program = await testProgram()
  pool = program.database.app
})
afterAll(() => program.close())
beforeEach(() => transaction(pool, async tx => void (await tx`delete from job`)))

const ask = (text: string, owner = {}) =>
  transaction(pool, async tx => void (await enqueue(tx, note, { text }, owner)))
const queue = () =>
  transaction(pool, tx => tx`select attempts, last_error, failed_at, run_after > now() as later from job`)
const due = () =>
  transaction(pool, async tx => void (await tx`update job set run_after = now() - interval '1 second'`))

/** A handler that leaves a trace in the database, so that what was rolled back has left none. */
const noting = (failing?: (text: string) => boolean): Handler =>
  handler(note, async (tx, { text }, later) => {
    later(
      tx`insert into receipt (business_id, _id, body_hash) values (current_business(), ${newId()}, ${text})`,
    )
    if (failing?.(text)) throw new Error(`no: ${text}`)
  })
const noted = (business: string) =>
  asTenant(pool, { business }, async tx =>
    (await tx<{ body_hash: Buffer }[]>`select body_hash from receipt`).map(row => row.body_hash.toString()),
  )

describe('a job', () => {
  it('is done once, in the tenant and as the person that it names', async () => {
    const business = await program.business()
    const person = newId()
    await ask('uno', { business, person })
    await due()
    const seen: unknown[] = []
    const looking = handler(note, async tx => {
      seen.push(...(await tx`select current_business() as business, current_person() as person`))
    })
    expect(await doDueJob(pool, [looking])).toBe(true)
    expect(await doDueJob(pool, [looking])).toBe(false)
    expect(seen).toEqual([{ business, person }])
    expect(await queue()).toEqual([])
  })

  it('is not done where the write that asked for it was rolled back', async () => {
    const lost = transaction(pool, async tx => {
      await enqueue(tx, note, { text: 'mai' })
      throw new Error('rolled back')
    })
    await expect(lost).rejects.toThrow('rolled back')
    expect(await doDueJob(pool, [noting()])).toBe(false)
  })

  it('is done by one process alone when many ask for it', async () => {
    const business = await program.business()
    for (const text of ['a', 'b', 'c']) await ask(text, { business })
    await due()
    const answers = await Promise.all(Array.from({ length: 8 }, () => doDueJob(pool, [noting()])))
    expect(answers.filter(Boolean)).toHaveLength(3)
    expect(new Set(await noted(business))).toEqual(new Set(['a', 'b', 'c']))
  })

  it('that fails leaves nothing behind, is put off, and is done when its time has come', async () => {
    const business = await program.business()
    await ask('due', { business })
    await due()
    await expect(doDueJob(pool, [noting(() => true)])).rejects.toThrow(JobFailure)
    expect(await noted(business)).toEqual([])
    expect(await queue()).toEqual([{ attempts: 1, last_error: 'no: due', failed_at: null, later: true }])
    expect(await doDueJob(pool, [noting()])).toBe(false)
    await due()
    expect(await doDueJob(pool, [noting()])).toBe(true)
    expect(await noted(business)).toEqual(['due'])
    expect(await queue()).toEqual([])
  })

  it('that fails as its transaction ends is put off too', async () => {
    const business = await program.business()
    await ask('tre', { business })
    await due()
    const clashing = handler(note, async (tx, _, later) =>
      later(tx`insert into receipt values (null, null, null)`),
    )
    await expect(doDueJob(pool, [clashing])).rejects.toThrow(JobFailure)
    expect(await queue()).toMatchObject([{ attempts: 1 }])
  })

  it('does not hold up the others', async () => {
    const business = await program.business()
    await ask('bad', { business })
    await ask('good', { business })
    const handlers = [noting(text => text === 'bad')]
    await due()
    const ends = [await doDueJob(pool, handlers).catch(String), await doDueJob(pool, handlers).catch(String)]
    expect(ends).toContain(true)
    expect(ends).toContainEqual(expect.stringContaining('JobFailure'))
    expect(await noted(business)).toEqual(['good'])
  })

  it('is given up after the twelfth failure', async () => {
    await ask('mai', { business: await program.business() })
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await due()
      await expect(doDueJob(pool, [noting(() => true)])).rejects.toThrow(JobFailure)
    }
    await due()
    expect(await doDueJob(pool, [noting()])).toBe(false)
    expect(await queue()).toMatchObject([{ attempts: 12, failed_at: expect.any(String) }])
  })

  it('whose payload does not fit fails; one of an unknown kind waits for a version that knows it', async () => {
    await transaction(pool, async tx => {
      await tx`insert into job (_id, kind, payload) values (${newId()}, 'note', '{"text":1}'), (${newId()}, 'future', '{}')`
    })
    await due()
    await expect(doDueJob(pool, [noting()])).rejects.toThrow(JobFailure)
    expect(await doDueJob(pool, [noting()])).toBe(false)
    expect(await queue()).toHaveLength(2)
  })
})
