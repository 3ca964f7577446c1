import { getDossierContacts, putDossierContacts } from '@vicino/domain/contacts/dossier-contacts.contract.ts'
import { contactRoleOf } from '@vicino/domain/contacts/contact-role.ts'
import { signatureOf } from '../access/author.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import {
  holdDossier,
  linkable,
  linkContacts,
  readDossierContacts,
  unlinkContacts,
} from './dossier-contacts.store.ts'

export function serveDossierContacts(serve: Serve): void {
  serve(getDossierContacts, async ({ tx, dossier }) => readDossierContacts(tx, dossier))

  serve(putDossierContacts, async ({ tx, dossier, author, params: { role }, body, now }) => {
    const { version, contactIds } = body
    if (contactIds.length > contactRoleOf(role).most) throw refuseField('contactIds', 'too_many')
    await holdDossier(tx, dossier)
    const before = await readDossierContacts(tx, dossier)
    if (version !== undefined && version !== before.version) throw new Refusal('stale', { current: before })
    const linked = before[role].map(({ _id }) => _id)
    const added = contactIds.filter(id => !linked.includes(id))
    const ended = linked.filter(id => !contactIds.includes(id))
    const known = await linkable(tx, role, added)
    if (added.some(id => !known.has(id))) throw refuseField('contactIds', 'not_an_option')
    const writer = { signature: signatureOf(author), now }
    await Promise.all([
      unlinkContacts(tx, dossier, role, ended, writer),
      linkContacts(tx, dossier, role, added, writer),
    ])
    return done(await readDossierContacts(tx, dossier), { entity_id: dossier, fields: [role] })
  })
}
