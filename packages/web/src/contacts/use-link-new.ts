import { getDossierContacts, putDossierContacts } from '@vicino/domain/contacts/dossier-contacts.contract.ts'
import { contactRoleOf, type ContactRole } from '@vicino/domain/contacts/contact-role.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'

/** For which dossier, and as what, a contact is written into the book. */
export type LinkAs = { dossierId: Id; role: ContactRole }

/** Links a contact that was written from within a dossier to it at once, beside those of its role or in their place. */
export function useLinkNew(as: LinkAs | undefined) {
  const params = { dossierId: as?.dossierId ?? '' }
  const read = useRead(getDossierContacts, { params }, { when: as !== undefined })
  const link = useSave(putDossierContacts)
  const linkNew = async (contactId: Id): Promise<boolean> => {
    if (as === undefined || read.data === undefined) return false
    const { dossierId, role } = as
    const linked = contactRoleOf(role).most === 1 ? [] : read.data[role].map(({ _id }) => _id)
    const { version } = read.data
    const contactIds = [...linked.filter(id => id !== contactId), contactId]
    const saved = await link.send({ params: { dossierId, role }, body: { version, contactIds } })
    return saved !== undefined
  }
  return { linkNew, banner: link.banner }
}
