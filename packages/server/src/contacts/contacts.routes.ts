import { ContactFields, completeContact, WholeContact } from '@vicino/domain/contacts/contact.ts'
import {
  createContact,
  getContact,
  getContacts,
  removeContact,
  updateContact,
} from '@vicino/domain/contacts/contacts.contract.ts'
import { completeAddress } from '@vicino/domain/people/address.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import { signatureOf } from '../access/author.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { listContacts } from './contact-list.store.ts'
import {
  compareContact,
  findContact,
  findStandingContact,
  insertContacts,
  removeContactRow,
  updateContactRow,
} from './contacts.store.ts'

export function serveContacts(serve: Serve): void {
  serve(getContacts, async ({ tx, author, query }) => {
    if (!author) throw new Refusal('not_found')
    return listContacts(tx, query)
  })

  serve(getContact, async ({ tx, params }) =>
    compareContact(tx, found(await findContact(tx, params.contactId))),
  )

  serve.create(
    createContact,
    async ({ tx, author, id, body, now }) => {
      const fields = completeContact(body)
      const stamp = { _id: id, created_by: author._id, created_at: now }
      await insertContacts(tx, author.business, [{ ...fields, ...stamp }])
      const { _id, ...written } = body
      const contact = { ...fields, _id: id, version: 1, removed_at: null }
      return done(await compareContact(tx, contact), { entity_id: id, fields: Object.keys(written) })
    },
    async ({ tx, id }) => {
      const contact = await findContact(tx, id)
      return contact && compareContact(tx, contact)
    },
  )

  serve(updateContact, async ({ tx, author, params, body, now }) => {
    const { version, address, ...rest } = body
    const before = found(await findContact(tx, params.contactId))
    const stale = async () =>
      new Refusal('stale', { current: found(await findStandingContact(tx, params.contactId)) })
    if (before.version !== version) throw await stale()
    const change = address === undefined ? rest : { ...rest, address: address && completeAddress(address) }
    const whole = wholeOrRefuse(WholeContact, { ...fieldsOf(ContactFields, before), ...change })
    const writer = { business: author.business, signature: signatureOf(author), now }
    if (!(await updateContactRow(tx, writer, before, whole))) throw await stale()
    const contact = { ...whole, _id: before._id, version: version + 1, removed_at: null }
    return done(await compareContact(tx, contact), { entity_id: before._id, fields: Object.keys(change) })
  })

  serve(removeContact, async ({ tx, author, params, now }) => {
    const before = found(await findContact(tx, params.contactId))
    await removeContactRow(tx, { signature: signatureOf(author), now }, before)
    return done(null, { entity_id: before._id })
  })
}
