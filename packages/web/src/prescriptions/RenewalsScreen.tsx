import { getRenewals, type Renewal } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { IconFileCertificate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PagedScreen } from '../calls/PagedScreen.tsx'
import { usePages } from '../calls/use-pages.ts'
import { pages } from '../pages/pages.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { useMay } from '../session/person.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { type BadgeTone, StatusBadge } from '../ui/StatusBadge.tsx'
import { TransitionalBadge } from './TransitionalBadge.tsx'
import { daysLeftWords, letterHours } from './prescription-list-words.ts'
import { periodWords } from '../ui/fields/read-day.ts'

/** The open prescriptions of all clients, the one that ends first first. */
export function RenewalsScreen() {
  const { t } = useTranslation()
  return (
    <PagedScreen
      pages={usePages(getRenewals, {})}
      title={t('Prescrizioni da rinnovare')}
      back={pages.more.link()}
      empty={<EmptyState icon={IconFileCertificate} words={t('Nessuna prescrizione aperta')} />}
    >
      {renewals => (
        <List label={t('Prescrizioni da rinnovare')}>
          {renewals.map(renewal => (
            <RenewalRow key={renewal._id} renewal={renewal} />
          ))}
        </List>
      )}
    </PagedScreen>
  )
}

/** How near its end it is, by the two marks at which one renews. */
const toneOf = (daysLeft: number): BadgeTone =>
  daysLeft <= 14 ? 'error' : daysLeft <= 30 ? 'attention' : 'neutral'

function RenewalRow({ renewal }: { renewal: Renewal }) {
  const { t } = useTranslation()
  const mayRenew = useMay('prescription.create')
  const { _id: prescriptionId, dossierId, client, days_left, transitional, groups } = renewal
  return (
    <Row
      title={client.name}
      under={
        <>
          <Text block>{periodWords(renewal)}</Text>
          <Text block>{letterHours(groups, t)}</Text>
        </>
      }
      end={
        <Inline as="span" align="center">
          {transitional && <TransitionalBadge />}
          <StatusBadge tone={toneOf(days_left)} label={daysLeftWords(days_left, t)} />
        </Inline>
      }
      endBelow
      link={pages.prescription.link({ dossierId, prescriptionId })}
      act={
        mayRenew && (
          <LinkButton
            variant="default"
            link={pages.newPrescription.link({ dossierId }, { renews: prescriptionId })}
          >
            {t('Rinnova')}
          </LinkButton>
        )
      }
    />
  )
}
