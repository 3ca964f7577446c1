import type { Contact } from '@vicino/domain/contacts/contact.ts'
import { createContact, getContacts } from '@vicino/domain/contacts/contacts.contract.ts'
import { getDossierContacts, putDossierContacts } from '@vicino/domain/contacts/dossier-contacts.contract.ts'
import { type DossierContacts } from '@vicino/domain/contacts/dossier-contacts.ts'
import { contactRoleOf, type ContactRole } from '@vicino/domain/contacts/contact-role.ts'
import type { Insurer } from '@vicino/domain/contacts/insurers.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSameAgain } from '../calls/use-same-again.ts'
import { useSave } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import { CardInsurer } from './CardInsurer.tsx'
import { typeWords } from './contact-words.ts'
import { ContactSearch } from './ContactSearch.tsx'
import { LinkedContact } from './LinkedContact.tsx'

export const InsuranceScreen = () => <LinkedContactsScreen of="insurance" />
export const PrimaryDoctorScreen = () => <LinkedContactsScreen of="primary_doctor" />
export const PharmacyScreen = () => <LinkedContactsScreen of="pharmacy" />
export const SpecialistsScreen = () => <LinkedContactsScreen of="specialists" />

/** Who is linked to a client in a role, called by one tap, and chosen from the contact book. */
function LinkedContactsScreen({ of: role }: { of: ContactRole }) {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const { label, type, most } = contactRoleOf(role)
  const read = useRead(getDossierContacts, { params: { dossierId } })
  const [choosing, setChoosing] = useState(false)
  const mayWrite = allows('sanitary.write')
  const links = useLinks(role, read)
  const linked = read.data?.[role] ?? []
  const one = most === 1
  const replaces = one && linked.length > 0
  const add = replaces ? t('Cambia') : t('Scegli dalla rubrica')
  const pick = async (contact: Contact): Promise<void> => {
    const others = one ? [] : linked.map(({ _id }) => _id)
    if (await links.put([...others, contact._id])) setChoosing(false)
  }
  const pickInsurer = async (insurer: Insurer): Promise<void> => {
    const contact = await links.takeIntoBook(insurer)
    if (contact) await pick(contact)
  }
  return (
    <>
      <Screen
        read={read}
        width="form"
        skeleton={<RowsSkeleton rows={3} />}
        title={t(label)}
        back={pages.sanitaryData.link({ dossierId })}
        actions={
          mayWrite &&
          linked.length > 0 && (
            <Button
              {...(!replaces && { leftSection: <IconPlus size={20} aria-hidden /> })}
              onClick={() => setChoosing(true)}
            >
              {add}
            </Button>
          )
        }
      >
        {contacts => (
          <Stack>
            {role === 'insurance' && <CardInsurer linked={contacts.insurance} />}
            {links.banner && !choosing && <Notice tone="error">{links.banner}</Notice>}
            {contacts[role].length === 0 && (
              <EmptyState
                icon={typeWords[type].icon}
                words={t('Nessun contatto collegato')}
                {...(mayWrite && { action: { label: add, onPress: () => setChoosing(true) } })}
              />
            )}
            {contacts[role].map(contact => (
              <LinkedContact
                key={contact._id}
                contact={contact}
                {...(mayWrite && {
                  busy: links.saving,
                  onUnlink: () =>
                    void links.put(linked.flatMap(({ _id }) => (_id === contact._id ? [] : [_id]))),
                })}
              />
            ))}
          </Stack>
        )}
      </Screen>
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={t(label)} dismissible={!links.saving}>
        {links.banner && <Notice tone="error">{links.banner}</Notice>}
        <ContactSearch
          type={type}
          chosen={linked}
          linkAs={{ dossierId, role }}
          onPick={contact => void pick(contact)}
          onPickInsurer={insurer => void pickInsurer(insurer)}
        />
      </Sheet>
    </>
  )
}

/** Writes who is linked in a role over the version that stands on the screen, which is read anew where it was late. */
function useLinks(role: ContactRole, read: { data: DossierContacts | undefined; refetch: () => unknown }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const link = useSave(putDossierContacts)
  const create = useSave(createContact, { refreshes: [getContacts] })
  const again = useSameAgain<string>()
  const put = async (contactIds: string[]): Promise<boolean> => {
    const version = read.data!.version
    const saved = await link.send({ params: { dossierId, role }, body: { version, contactIds } })
    if (saved) toast(t('Contatti del dossier salvati'), 'ok')
    else void read.refetch()
    return saved !== undefined
  }
  const takeIntoBook = ({ name, number }: Insurer): Promise<Contact | undefined> =>
    create.send({
      body: { _id: again.of(number, newId), type: 'health_insurance', company: name, insurer_number: number },
    })
  return { put, takeIntoBook, saving: link.saving || create.saving, banner: link.banner ?? create.banner }
}
