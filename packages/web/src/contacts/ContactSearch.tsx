import { type Contact, contactName } from '@vicino/domain/contacts/contact.ts'
import { type ContactType } from '@vicino/domain/contacts/contact-type.ts'
import { getContacts } from '@vicino/domain/contacts/contacts.contract.ts'
import type { Insurer } from '@vicino/domain/contacts/insurers.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoundList } from '../calls/FoundList.tsx'
import { usePages } from '../calls/use-pages.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Row } from '../ui/page/List.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { bookLimit } from './book-limit.ts'
import { typeWords } from './contact-words.ts'
import { underContact } from './ContactRow.tsx'
import type { LinkAs } from './use-link-new.ts'
import { InsurersOffered } from './InsurersOffered.tsx'

type Props = {
  type: ContactType
  /** Who is linked already: shown as such, and not picked again. */
  chosen: readonly { _id: Id }[]
  onPick: (contact: Contact) => void
  onPickInsurer: (insurer: Insurer) => void
  /** What a new one becomes to the dossier from which it is written. */
  linkAs: LinkAs
}

/** Finds a contact of the book, or leads to writing a new one; an insurer of the list is taken into the book. */
export function ContactSearch({ type, chosen, onPick, onPickInsurer, linkAs }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const mayManage = useMay('contacts.manage', 'write')
  const found = usePages(getContacts, {
    query: { type, ...bookLimit(type), ...(search !== '' && { search }) },
  })
  return (
    <>
      <FoundList
        searchLabel={t('Cerca nella rubrica')}
        search={search}
        onSearch={setSearch}
        found={found}
        noneFound={t('Nessun contatto trovato')}
        listLabel={t('Rubrica')}
        instead={
          mayManage && (
            <LinkButton
              link={pages.newContact.link({
                type,
                redirect: here,
                dossier: linkAs.dossierId,
                role: linkAs.role,
              })}
              variant="default"
              leftSection={<IconPlus size={20} aria-hidden />}
            >
              {t(typeWords[type].add.label)}
            </LinkButton>
          )
        }
      >
        {contact => (
          <Row
            key={contact._id}
            title={contactName(contact)}
            under={underContact(contact)}
            {...(chosen.some(({ _id }) => _id === contact._id)
              ? { end: <StatusBadge tone="neutral" icon={IconCheck} label={t('Già collegato')} /> }
              : { onPress: () => onPick(contact) })}
          />
        )}
      </FoundList>
      {type === 'health_insurance' && mayManage && found.data && (
        <InsurersOffered search={search} known={found.data} onPick={onPickInsurer} />
      )}
    </>
  )
}
