import { contactName } from '@vicino/domain/contacts/contact.ts'
import { getDossierContacts } from '@vicino/domain/contacts/dossier-contacts.contract.ts'
import { contactRoles, type ContactRole } from '@vicino/domain/contacts/contact-role.ts'
import {
  type Icon,
  IconBuildingBank,
  IconHeartHandshake,
  IconPill,
  IconStethoscope,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { listWords } from '../../i18n/list-words.ts'
import { type DossierPage, pages } from '../../pages/pages.ts'
import { useDossier } from '../../session/dossier.ts'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'

const pageOf: Record<ContactRole, { page: DossierPage; icon: Icon }> = {
  insurance: { page: pages.insurance, icon: IconBuildingBank },
  primary_doctor: { page: pages.primaryDoctor, icon: IconStethoscope },
  pharmacy: { page: pages.pharmacy, icon: IconPill },
  specialists: { page: pages.specialists, icon: IconHeartHandshake },
}

/** Who is linked to the client out of the contact book, each role with its page. */
export function SanitaryContacts() {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const read = useRead(getDossierContacts, { params: { dossierId } })
  return (
    <Loaded read={read} skeleton={<RowsSkeleton rows={4} />}>
      {contacts => (
        <List label={t('Contatti')}>
          {contactRoles.map(({ value, label }) => {
            const { page, icon } = pageOf[value]
            const names = contacts[value].map(contactName)
            return (
              <Row
                key={value}
                start={<RowIcon icon={icon} />}
                title={t(label)}
                under={names.length === 0 ? t('Nessuna indicazione') : listWords(names)}
                link={page.link({ dossierId })}
              />
            )
          })}
        </List>
      )}
    </Loaded>
  )
}
