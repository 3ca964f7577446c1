import type { Contact } from '@vicino/domain/contacts/contact.ts'
import { getDossierContacts } from '@vicino/domain/contacts/dossier-contacts.contract.ts'
import { useGivenUp } from '../calls/use-given-up.ts'
import { useRead } from '../calls/use-read.ts'
import { useDossier } from '../session/dossier.ts'

/**
 * The doctors of the open dossier, her own first; none to who may not know them, or where they could not be read.
 * Undefined while they are on their way.
 */
export function useDoctors(): readonly Contact[] | undefined {
  const { _id: dossierId, reads } = useDossier()
  const mayKnow = reads('sanitary.read')
  const read = useRead(getDossierContacts, { params: { dossierId } }, { when: mayKnow })
  const isGivenUp = useGivenUp(read)
  const { data } = read
  if (data) return [...data.primary_doctor, ...data.specialists]
  return mayKnow && !isGivenUp ? undefined : []
}
