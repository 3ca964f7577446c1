import type { ComparedContact } from '@vicino/domain/contacts/contacts.contract.ts'
import type { DossierContacts } from '@vicino/domain/contacts/dossier-contacts.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'

let program: TestProgram
let business: string
let nurse: Caller
let dossier: string

beforeAll(async () => {
  program = await testProgram()
  business = await program.business()
  nurse = await program.person(business, ['INF'])
})
beforeEach(async () => {
  dossier = await program.dossier(business)
  await program.assign(dossier, nurse)
})
afterAll(() => program.close())

const contact = async (body: object, who = nurse) =>
  (await who.call('POST', '/api/contacts/create_contact', body)).json<ComparedContact>()._id
const doctor = (last_name: string, who = nurse) => contact({ type: 'doctor', last_name }, who)
const url = () => `/api/dossiers/${dossier}/contacts`
const put = (role: string, body: object, who = nurse) => who.call('PUT', `${url()}/${role}`, body)
const read = async () => (await nurse.call('GET', url())).json<DossierContacts>()
const namesIn = async (role: 'specialists' | 'primary_doctor') =>
  (await read())[role].map(({ last_name }) => last_name)

describe('the contacts of a dossier', () => {
  it('are nobody at first, then one in each role and several specialists by name', async () => {
    expect(await read()).toEqual({
      dossierId: dossier,
      version: 0,
      insurance: [],
      primary_doctor: [],
      pharmacy: [],
      specialists: [],
    })
    const [rossi, verdi] = [await doctor('Rossi'), await doctor('Verdi')]
    const pharmacy = await contact({ type: 'pharmacy', company: 'Farmacia', phone: '091 123 45 67' })
    const insurer = await contact({ type: 'health_insurance', company: 'Cassa' })
    expect((await put('primary_doctor', { contactIds: [rossi] })).json()).toMatchObject({
      version: 1,
      primary_doctor: [{ _id: rossi }],
    })
    await put('pharmacy', { version: 1, contactIds: [pharmacy] })
    await put('insurance', { version: 2, contactIds: [insurer] })
    await put('specialists', { version: 3, contactIds: [verdi, rossi] })
    expect(await read()).toMatchObject({
      version: 5,
      insurance: [{ _id: insurer }],
      primary_doctor: [{ _id: rossi }],
      pharmacy: [{ _id: pharmacy, phone: '+41911234567' }],
      specialists: [{ _id: rossi }, { _id: verdi }],
    })
    await put('primary_doctor', { version: 5, contactIds: [] })
    expect(await namesIn('primary_doctor')).toEqual([])
    expect(await namesIn('specialists')).toEqual(['Rossi', 'Verdi'])
  })

  it('keep who was linked before, and by whom it was changed', async () => {
    const [rossi, verdi] = [await doctor('Rossi'), await doctor('Verdi')]
    await put('primary_doctor', { contactIds: [rossi] })
    await put('primary_doctor', { contactIds: [verdi] })
    await put('primary_doctor', { contactIds: [rossi] })
    const rows = await asTenant(
      program.database.app,
      { business },
      tx => tx`
        select contact_id, unlinked_by->>'_id' as by from dossier_contact where dossier_id = ${dossier}
        order by unlinked_at is null, contact_id`,
    )
    expect(rows).toEqual([
      { contact_id: rossi, by: nurse._id },
      { contact_id: verdi, by: nurse._id },
      { contact_id: rossi, by: null },
    ])
  })

  it('are of the list of their role, in the book, and no more than it takes', async () => {
    const [rossi, verdi] = [await doctor('Rossi'), await doctor('Verdi')]
    const refused = async (role: string, contactIds: string[]) => {
      const { status, errors } = (await put(role, { contactIds })).json()
      return [status, errors[0].path, errors[0].code]
    }
    expect(await refused('pharmacy', [rossi])).toEqual([422, 'contactIds', 'not_an_option'])
    expect(await refused('primary_doctor', [rossi, verdi])).toEqual([422, 'contactIds', 'too_many'])
    expect(await refused('specialists', [rossi, rossi])).toEqual([422, 'contactIds', 'twice'])
    expect(await refused('specialists', [newId()])).toEqual([422, 'contactIds', 'not_an_option'])
    const elsewhere = await program.person(await program.business(), ['DS'])
    const foreign = await doctor('Bianchi', elsewhere)
    expect(await refused('specialists', [foreign])).toEqual([422, 'contactIds', 'not_an_option'])
    expect((await put('dentist', { contactIds: [] })).statusCode).toBe(404)
  })

  it('stay when a contact leaves the book, and can no longer be linked anew', async () => {
    const rossi = await doctor('Rossi')
    await put('specialists', { contactIds: [rossi] })
    await nurse.call('DELETE', `/api/contacts/${rossi}`)
    expect((await read()).specialists).toMatchObject([{ _id: rossi, removed_at: '2026-11-20T09:00:00.000Z' }])
    const verdi = await doctor('Verdi')
    expect((await put('specialists', { contactIds: [rossi, verdi] })).statusCode).toBe(200)
    expect((await put('primary_doctor', { contactIds: [rossi] })).statusCode).toBe(422)
  })

  it('are never overwritten by who did not see them: one of two wins, the other is told', async () => {
    const [rossi, verdi] = [await doctor('Rossi'), await doctor('Verdi')]
    const answers = await Promise.all(
      [rossi, verdi].map(id => put('specialists', { version: 0, contactIds: [id] })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const stale = answers.find(({ statusCode }) => statusCode === 409)!.json()
    expect(stale).toMatchObject({ code: 'stale', current: { version: 1 } })
    expect(stale.current.specialists.length).toBe(1)
  })

  it('are read and written by those who read and write what the insurer asks for', async () => {
    const helper = await program.person(business, ['OSS'])
    const meals = await program.person(business, ['AC'])
    for (const person of [helper, meals]) await program.assign(dossier, person)
    expect((await helper.call('GET', url())).statusCode).toBe(200)
    expect((await put('pharmacy', { contactIds: [] }, helper)).statusCode).toBe(403)
    expect((await meals.call('GET', url())).statusCode).toBe(403)
  })
})
