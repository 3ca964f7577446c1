import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant, type Tx } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { insertAudit } from './audit.store.ts'
import { linkWaitingRows } from './chain.store.ts'

let program: TestProgram
let director: Caller

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  director = await program.person(await program.business(), ['DS'])
  await linkAll()
})

const row = (business: string, action = 'read') => ({
  business_id: business,
  actor_id: newId(),
  actor_name: 'Anna Prova',
  actor_role: 'INF',
  session_id: null,
  ip: '127.0.0.1',
  user_agent: 'test',
  action,
  entity_type: 'drug',
  entity_id: null,
  dossier_id: null,
  fields: ['morning'],
  rows: null,
  reason: 'perché sì',
  recipient: null,
  result: 'ok' as const,
})

/** Writes rows of the business, each in a transaction of its own. */
async function write(count: number, business = director.business) {
  for (let n = 0; n < count; n += 1)
    await asTenant(
      program.database.app,
      { business },
      async tx => void (await insertAudit(tx, row(business))),
    )
}

const linkAll = () => linkWaitingRows(program.database.app)
const verify = async (who = director, query = '') =>
  (await who.call('GET', `/api/audit/verification${query}`)).json()

/** What somebody with the owner's password could do; a superuser sees every tenant, so each statement names hers. */
const tamper = <T>(work: (tx: Tx) => Promise<T>) => program.asOwner(director.business, work)

/** What the chain of the business goes through, in its order. */
const chained = () =>
  tamper(
    tx => tx<{ link: number; _id: string; action: string }[]>`
      select l.link, a._id, a.action from audit_link l join audit a on a._id = l.audit_id
      where l.business_id = current_business() order by l.link`,
  )

describe('the chain', () => {
  it('reaches every committed row once, in the order in which they became visible', async () => {
    await write(3)
    expect(await linkAll()).toBe(3)
    expect(await linkAll()).toBe(0)
    await write(2)
    await linkAll()
    expect(await verify()).toMatchObject({ intact: true, checked: 5, unlinked: 0, broken: null })
    const written = await tamper(
      tx => tx`
        select _id from audit where business_id = current_business() and entity_type = 'drug' order by at, _id`,
    )
    expect((await chained()).map(({ _id, link }) => ({ _id, link }))).toEqual(
      written.map(({ _id }, index) => ({ _id, link: index + 1 })),
    )
  })

  it('links what is committed late after what was committed before it', async () => {
    const { business } = director
    const early = newId()
    let commit = () => {}
    const held = new Promise<void>(resolve => {
      commit = resolve
    })
    const inserted = Promise.withResolvers<void>()
    const late = asTenant(program.database.app, { business }, async tx => {
      await insertAudit(tx, { ...row(business, 'update'), entity_id: early })
      inserted.resolve()
      await held
    })
    await inserted.promise
    await write(2)
    expect(await linkAll()).toBe(2)
    commit()
    await late
    expect(await linkAll()).toBe(1)
    expect((await chained()).map(({ action }) => action)).toEqual(['read', 'read', 'update'])
    expect(await verify()).toMatchObject({ intact: true, checked: 3 })
  })

  it('reports the tail that it has yet to reach', async () => {
    await write(2)
    await linkAll()
    await write(3)
    expect(await verify()).toMatchObject({ intact: true, checked: 2, unlinked: 3, head: { link: 2 } })
  })

  it('is whole when several processes link at once', async () => {
    await write(40)
    const linked = await Promise.all(Array.from({ length: 8 }, linkAll))
    expect(linked.reduce((sum, n) => sum + n)).toBe(40)
    expect(await verify()).toMatchObject({ intact: true, checked: 40, unlinked: 0 })
  })

  it('is one for each business, and nobody verifies another', async () => {
    const other = await program.person(await program.business(), ['AUD'])
    await write(2)
    await write(3, other.business)
    expect(await linkAll()).toBe(5)
    expect(await verify()).toMatchObject({ intact: true, checked: 2 })
    expect(await verify(other)).toMatchObject({ intact: true, checked: 3 })
  })

  it('of others goes on where that of one business is stuck, and the fault is told once', async () => {
    const other = await program.person(await program.business(), ['AUD'])
    await write(1)
    await linkAll()
    const again = { business_id: director.business, audit_id: (await chained())[0]!._id }
    await tamper(tx => tx`insert into audit_pending ${tx(again)}`)
    await write(2, other.business)
    const [told, stuck] = [[] as unknown[], new Set<string>()]
    for (const linked of [2, 0])
      expect(await linkWaitingRows(program.database.app, fault => told.push(fault), stuck)).toBe(linked)
    expect(told).toMatchObject([{ code: '23505' }])
    expect(await verify(other)).toMatchObject({ intact: true, unlinked: 0 })
    await tamper(tx => tx`delete from audit_pending where business_id = current_business()`)
    await linkAll()
  })

  it('of nothing is whole', async () => {
    expect(await verify()).toEqual({
      intact: true,
      checked: 0,
      more: false,
      head: null,
      unlinked: 0,
      broken: null,
    })
  })

  it('may be longer than what is linked and read at once', async () => {
    const { business } = director
    await asTenant(program.database.app, { business }, async tx => {
      await tx`
        with written as (
          insert into audit (business_id, _id, actor_name, actor_role, ip, user_agent, action, entity_type, result)
          select ${business}, gen_random_uuid(), 'Anna Prova', 'INF', '127.0.0.1', '', 'read', 'drug', 'ok'
          from generate_series(1, 4100) returning business_id, _id
        )
        insert into audit_pending select business_id, _id from written`
    })
    await program.database.owner`analyze audit`
    await program.database.owner`analyze audit_pending`
    while ((await linkAll()) > 0);
    expect(await verify()).toMatchObject({ intact: true, checked: 4100, more: false, unlinked: 0 })
  })

  it('may be verified from a link that was verified before', async () => {
    await write(2)
    await linkAll()
    const { head } = await verify()
    await write(3)
    await linkAll()
    const after = (hash: string) => verify(director, `?after=${head.link}&hash=${hash}`)
    expect(await after(head.hash)).toMatchObject({ intact: true, checked: 4, head: { link: 6 } })
    expect(await after(head.hash.replaceAll(/[0-9]/g, 'a'))).toMatchObject({
      intact: false,
      checked: 0,
      broken: { fault: 'row_altered', link: 3 },
    })
  })

  it.each([
    ['?after=3', 'hash'],
    [`?after=-1&hash=${'a'.repeat(64)}`, 'after'],
    ['?after=1&hash=xyz', 'hash'],
  ])('is not verified from %s', async (query, path) => {
    expect(await verify(director, query)).toMatchObject({ status: 422, errors: [{ path }] })
  })
})

describe('tampering', () => {
  let ids: string[]
  beforeEach(async () => {
    await write(5)
    await linkAll()
    ids = (await chained()).map(({ _id }) => _id)
  })

  it.each<[string, (tx: Tx, id: string) => Promise<unknown>]>([
    ['another actor', (tx, id) => tx`update audit set actor_name = 'Altra' where _id = ${id}`],
    ['no reason', (tx, id) => tx`update audit set reason = null where _id = ${id}`],
    ['another moment', (tx, id) => tx`update audit set at = at - interval '1 ms' where _id = ${id}`],
    ['fewer fields', (tx, id) => tx`update audit set fields = '{}' where _id = ${id}`],
    ['a dossier added', (tx, id) => tx`update audit set dossier_id = ${newId()} where _id = ${id}`],
    ['another hash', (tx, id) => tx`update audit_link set hash = sha256('x') where audit_id = ${id}`],
  ])('a row with %s is named', async (_, alter) => {
    await tamper(tx => alter(tx, ids[2]!))
    expect(await verify()).toMatchObject({
      intact: false,
      checked: 2,
      head: { link: 2 },
      broken: { fault: 'row_altered', link: 3, audit_id: ids[2] },
    })
  })

  it('a row deleted with its link is found by the gap', async () => {
    await tamper(async tx => {
      await tx`delete from audit_link where audit_id = ${ids[1]!}`
      await tx`delete from audit where _id = ${ids[1]!}`
    })
    expect(await verify()).toMatchObject({ intact: false, broken: { fault: 'link_missing', link: 2 } })
  })

  it('a row deleted from under its link is found', async () => {
    await tamper(async tx => {
      await tx`alter table audit_link drop constraint audit_link_business_id_audit_id_fkey`
      await tx`delete from audit where _id = ${ids[3]!}`
    })
    expect(await verify()).toMatchObject({ broken: { fault: 'row_missing', link: 4, audit_id: ids[3] } })
  })

  it('two rows that changed places are found', async () => {
    await tamper(async tx => {
      await tx`update audit_link set link = -link where business_id = current_business() and link in (2, 3)`
      await tx`update audit_link set link = 5 + link where business_id = current_business() and link in (-2, -3)`
    })
    expect(await verify()).toMatchObject({ broken: { fault: 'row_altered', link: 2 } })
  })

  it('links cut off at the end leave rows astray', async () => {
    await tamper(tx => tx`delete from audit_link where business_id = current_business() and link = 5`)
    expect(await verify()).toMatchObject({ intact: false, broken: { fault: 'rows_astray' } })
  })

  it('a row that was never to be linked is astray', async () => {
    const { business } = director
    await tamper(tx => tx`insert into audit ${tx({ ...row(business), _id: newId() })}`)
    expect(await verify()).toMatchObject({ intact: false, broken: { fault: 'rows_astray' } })
  })
})
