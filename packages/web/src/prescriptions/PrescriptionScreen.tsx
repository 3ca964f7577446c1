import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import {
  getPrescription,
  getPrescriptionVersions,
  updatePrescription,
} from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { IconPrinter } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { StrikeRecord } from '../records/StrikeRecord.tsx'
import { useDossier } from '../session/dossier.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { periodWords, showDay } from '../ui/fields/read-day.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { late } from '../ui/late.ts'
import { toast } from '../ui/toast.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { DoctorNumberFacts } from './DoctorNumberFacts.tsx'
import { HoursTable } from './HoursTable.tsx'
import { prescriptionRows } from './prescription-rows.ts'
import { valuesOf } from './prescription-values.ts'
import { PrescriptionActs } from './PrescriptionActs.tsx'
import { PrescribedServices } from './PrescribedServices.tsx'
import { PrescriptionBadge } from './PrescriptionRow.tsx'
import { TransitionalBadge } from './TransitionalBadge.tsx'
import { PrescriptionWarnings } from './PrescriptionWarnings.tsx'

const SignedOrderCard = late(async () => (await import('../documents/SignedOrderCard.tsx')).SignedOrderCard)

/** A prescription as its history shows it. */
const versionOf = (prescription: Prescription) => {
  const { status, signature, in_place_of, author, written_at, reason, struck } = prescription
  return { ...valuesOf(prescription), status, signature, in_place_of, author, written_at, reason, struck }
}
type Version = ReturnType<typeof versionOf>

/** What happened with a version that corrects nothing. */
function happenedWith({ status, signature }: Version, before: Version): { label: string } | null {
  if (status !== before.status)
    return status === 'closed' ? { label: 'Prescrizione chiusa' } : { label: 'Prescrizione riaperta' }
  return signature !== null && before.signature === null ? { label: 'Prescrizione firmata dal medico' } : null
}

/** Whose order it was that another doctor signed. */
const toldOf = ({ in_place_of }: Version, before: Version | undefined, t: TFunction): string[] =>
  in_place_of !== null && before?.in_place_of !== in_place_of
    ? [t('In sostituzione di {{name}}', { name: in_place_of })]
    : []

/** One prescription: what may be done, until when, who orders it, and everything that was ever written of it. */
export function PrescriptionScreen() {
  const { t } = useTranslation()
  const { dossierId, prescriptionId } = usePage(pages.prescription).params
  const { allows, reads } = useDossier()
  const params = { dossierId, prescriptionId }
  const read = useRead(getPrescription, { params })
  const versions = useRead(getPrescriptionVersions, { params })
  const renewed_by = read.data?.renewed_by ?? null
  const mayWrite = allows('prescription.create') && read.data !== undefined && !read.data.struck
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={5} />}
      title={t('Prescrizione')}
      under={read.data && periodWords(read.data)}
      back={pages.prescriptions.link({ dossierId })}
      actions={
        read.data && (
          <>
            <LinkButton
              variant="default"
              leftSection={<IconPrinter size={20} aria-hidden />}
              link={pages.orderForm.link(params)}
            >
              {t('Modulo')}
            </LinkButton>
            {renewed_by !== null && (
              <LinkButton
                variant="default"
                link={pages.prescription.link({ dossierId, prescriptionId: renewed_by })}
              >
                {t('Apri il rinnovo')}
              </LinkButton>
            )}
            {mayWrite && renewed_by === null && (
              <LinkButton link={pages.newPrescription.link({ dossierId }, { renews: prescriptionId })}>
                {t('Rinnova')}
              </LinkButton>
            )}
          </>
        )
      }
    >
      {prescription => (
        <Stack>
          <Inline align="center">
            {prescription.transitional && <TransitionalBadge />}
            <PrescriptionBadge prescription={prescription} />
          </Inline>
          {prescription.struck && (
            <Notice tone="attention">
              {t('Annullato: {{reason}}', { reason: prescription.struck.reason })}
            </Notice>
          )}
          {prescription.original_end !== null && !prescription.struck && (
            <Notice>
              {t('Chiusa prima del termine: era prevista fino al {{day}}.', {
                day: showDay(prescription.original_end),
              })}
            </Notice>
          )}
          {prescription.status === 'open' && <PrescriptionWarnings warnings={prescription.warnings} />}
          <Card title={t('Prestazioni')}>
            <PrescribedServices services={prescription.services} />
          </Card>
          <Card title={t('Ore prescritte')}>
            <HoursTable totals={prescription.totals} />
          </Card>
          {!prescription.struck && <BalanceCard prescription={prescription} />}
          <Order prescription={prescription} />
          {reads('documents.clinical') && <SignedOrderCard prescription={prescription} />}
          <PrescriptionActs prescription={prescription} />
          <RecordHistory
            read={{ ...versions, data: versions.data?.map(versionOf) }}
            fields={prescriptionRows}
            happened={happenedWith}
            told={toldOf}
          />
          {mayWrite && <Strike prescription={prescription} />}
        </Stack>
      )}
    </Screen>
  )
}

type Shown = { prescription: Prescription }

/** Who orders it and whether she signed. */
function Order({ prescription }: Shown) {
  const { t } = useTranslation()
  const { transitional, doctor, ordered_on, signed_on, signature, in_place_of, stakeholderId } = prescription
  return (
    <Card title={t('Prescrizione medica')}>
      <Facts>
        <Fact label={t('Genere di cure')}>{transitional ? t('Cure acute e transitorie') : ''}</Fact>
        <Fact label={t('Medico')}>{doctor ?? t('Non indicato')}</Fact>
        <DoctorNumberFacts prescription={prescription} />
        <Fact label={t('Data della prescrizione')}>{ordered_on === null ? '' : showDay(ordered_on)}</Fact>
        <Fact label={t('Firmato il')}>
          {signed_on === null ? t('Non ancora firmato') : showDay(signed_on)}
        </Fact>
        <Fact label={t('Confermato da')}>{signature?.name ?? ''}</Fact>
        <Fact label={t('In sostituzione di')}>{in_place_of ?? ''}</Fact>
        <Fact label={t('Registrata da')}>{stakeholderId.user.name}</Fact>
      </Facts>
    </Card>
  )
}

function Strike({ prescription }: Shown) {
  const { t } = useTranslation()
  const save = useSave(updatePrescription)
  const { dossierId, _id: prescriptionId, version } = prescription
  const strike = async (reason: string): Promise<Prescription | undefined> => {
    const saved = await save.send({
      params: { dossierId, prescriptionId },
      body: { version, struck: { reason } },
    })
    if (saved) toast(t('Prescrizione annullata'), 'ok')
    return saved
  }
  return (
    <StrikeRecord
      draftKey={`prescription.strike.${prescriptionId}`}
      label={t('Annulla la prescrizione')}
      question={t('Annullare la prescrizione?')}
      save={save}
      onStrike={strike}
    >
      {t('Non vale più per nessun giorno, e resta leggibile. Per farla finire basta chiuderla.')}
    </StrikeRecord>
  )
}
