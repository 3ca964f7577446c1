import {
  type ContactPerson,
  contactPersonDefaults,
  ContactPersonFields,
  WholeContactPerson,
} from '@vicino/domain/contact-persons/contact-person.ts'
import {
  changeContactPerson,
  createContactPerson,
  getContactPerson,
  getContactPersons,
  getContactPersonVersions,
} from '@vicino/domain/contact-persons/contact-persons.contract.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { refuseStale } from '../records/correction.ts'
import { findCurrent, findVersions, insertVersion, replaceVersion } from '../records/records.store.ts'
import { contactPersonTable, listContactPersons } from './contact-persons.store.ts'

export function serveContactPersons(serve: Serve): void {
  serve(getContactPersons, ({ tx, dossier }) => listContactPersons(tx, dossier))

  serve(getContactPerson, async ({ tx, dossier, params }) =>
    found(await findCurrent<ContactPerson>(tx, contactPersonTable, dossier, params.contactPersonId)),
  )

  serve(getContactPersonVersions, async ({ tx, dossier, params }) =>
    found(await findVersions<ContactPerson>(tx, contactPersonTable, dossier, params.contactPersonId)),
  )

  serve.create(
    createContactPerson,
    async ({ tx, dossier, author, id, body, now }) => {
      const { _id, dossierId, ...written } = body
      const fields = wholeOrRefuse(WholeContactPerson, { ...contactPersonDefaults, ...written })
      const first = { ...fields, _id: id, version: 1, created_at: now, written_at: now }
      const person = await insertVersion<ContactPerson>(tx, contactPersonTable, { dossier, author }, first)
      return done(person, { entity_id: id, fields: Object.keys(written) })
    },
    async ({ tx, dossier, id }) => findCurrent<ContactPerson>(tx, contactPersonTable, dossier, id),
  )

  serve(changeContactPerson, async ({ tx, dossier, author, params, body, now }) => {
    const { version, ended, ...changed } = body
    const seen = params.contactPersonId
    const before = found(await findCurrent<ContactPerson>(tx, contactPersonTable, dossier, seen))
    refuseStale(before, version)
    if (before.ended) throw new Refusal('ended', { current: before })
    const next = {
      ...wholeOrRefuse(WholeContactPerson, { ...fieldsOf(ContactPersonFields, before), ...changed }),
      _id: before._id,
      version: version + 1,
      created_at: before.created_at,
      written_at: now,
      ended: ended ? now : null,
      ended_reason: ended?.reason ?? null,
    }
    const person = await replaceVersion<ContactPerson>(
      tx,
      contactPersonTable,
      { dossier, author },
      before,
      next,
    )
    return done(person, {
      entity_id: before._id,
      fields: [...Object.keys(changed), ...(ended ? ['ended'] : [])],
      reason: person.ended_reason,
    })
  })
}
