import { getPrescriptions } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { IconFileCertificate, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List } from '../ui/page/List.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { PrescriptionRow } from './PrescriptionRow.tsx'

/** What is and was prescribed for a client, the one that ends last first. */
export function PrescriptionsScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const read = useRead(getPrescriptions, { params: { dossierId } })
  const mayCreate = allows('prescription.create')
  const create = pages.newPrescription.link({ dossierId })
  return (
    <Screen
      read={read}
      skeleton={<RowsSkeleton rows={3} />}
      title={t('Prescrizioni')}
      back={pages.dossier.link({ dossierId })}
      actions={
        mayCreate &&
        read.data !== undefined &&
        read.data.length > 0 && (
          <LinkButton link={create} leftSection={<IconPlus size={20} aria-hidden />}>
            {t('Crea')}
          </LinkButton>
        )
      }
    >
      {prescriptions =>
        prescriptions.length === 0 ? (
          <EmptyState
            icon={IconFileCertificate}
            words={t('Nessuna prescrizione')}
            {...(mayCreate && { action: { label: t('Crea prescrizione'), link: create } })}
          />
        ) : (
          <List label={t('Prescrizioni')}>
            {prescriptions.map(prescription => (
              <PrescriptionRow key={prescription._id} prescription={prescription} />
            ))}
          </List>
        )
      }
    </Screen>
  )
}
