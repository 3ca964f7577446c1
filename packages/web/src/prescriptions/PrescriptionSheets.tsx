import { useForm } from '@mantine/form'
import { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { endOfClosed } from '@vicino/domain/prescriptions/prescription-period.ts'
import { updatePrescription } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { getVisitsBeyond } from '@vicino/domain/prescriptions/visits-beyond.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { errorsAtFields } from '../drafts/errors-at-fields.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { DayField } from '../ui/fields/DayField.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { FormSheet } from '../ui/sheets/FormSheet.tsx'
import classes from './Prescriptions.module.css'

const Closing = z.object({ end: Day })
type Values = { end: Day | null }

type Props = { prescription: Prescription; onClose: () => void; onClosed: (closed: Prescription) => void }

/** Asks from when a prescription ends: what ends with it, and which visits lose their order. */
export function ClosePrescription({ prescription, onClose, onClosed }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const { _id: prescriptionId, dossierId, version, start, end, services } = prescription
  const form = useForm<Values>({
    initialValues: { end: endOfClosed(prescription, today) },
    validate: values => errorsAtFields(Closing, values),
  })
  const save = useSave(updatePrescription, { form })
  const send = async (values: Values): Promise<void> => {
    const body = { version, status: 'closed' as const, end: values.end! }
    const closed = await save.send({ params: { dossierId, prescriptionId }, body })
    if (closed) onClosed(closed)
  }
  const last = form.values.end
  return (
    <FormSheet
      title={t('Chiudere la prescrizione?')}
      onClose={onClose}
      onSubmit={form.onSubmit(values => void send(values))}
      submitLabel={t('Chiudi la prescrizione')}
      danger
      busy={save.saving}
      banner={save.banner}
    >
      <p>
        {end < today
          ? t('È finita il {{day}}: chiudere la toglie da ciò che è da rinnovare.', { day: showDay(end) })
          : t('Finisce per tutte le sue prestazioni: {{names}}.', {
              names: services.map(({ service_details }) => service_details.name).join(', '),
            })}
      </p>
      <DayField
        label={t('Vale ancora fino al')}
        description={t('Questo giorno compreso.')}
        required
        minDay={start}
        maxDay={end}
        {...fieldOf(form, 'end')}
      />
      {last !== null && last >= start && last <= end && (
        <VisitsBeyond prescription={prescription} date={last} />
      )}
    </FormSheet>
  )
}

/** The visits after the last day that nothing else orders, the first of them by their day. */
function VisitsBeyond({ prescription, date }: { prescription: Prescription; date: Day }) {
  const { t } = useTranslation()
  const { _id: prescriptionId, dossierId, end } = prescription
  const read = useRead(
    getVisitsBeyond,
    { params: { dossierId, prescriptionId }, query: { date } },
    { when: date < end, keepLast: true },
  )
  if (date === end) return <p>{t('Ciò che è prescritto non cambia.')}</p>
  return (
    <Loaded read={read} skeleton={<RowsSkeleton rows={1} />}>
      {beyond =>
        beyond.count === 0 ? (
          <p>{t('Nessuna visita dopo questo giorno perde la prescrizione.')}</p>
        ) : (
          <Notice tone="attention">
            <LostVisits beyond={beyond} />
          </Notice>
        )
      }
    </Loaded>
  )
}

function LostVisits({ beyond }: { beyond: AnswerOf<typeof getVisitsBeyond> }) {
  const { t } = useTranslation()
  const { count, completed, visits } = beyond
  const format = formatIn(spokenLanguage())
  return (
    <>
      <p>{t('Visite dopo questo giorno che restano senza prescrizione: {{number}}', { number: count })}</p>
      <ul className={classes.lost}>
        {visits.map(({ taskId, date, start_time, services }) => (
          <li key={taskId}>
            <strong>{[format.shortDay(date), start_time].filter(Boolean).join(', ')}</strong>{' '}
            {services.join(', ')}
          </li>
        ))}
      </ul>
      {count > visits.length && <p>{t('Altre: {{number}}', { number: count - visits.length })}</p>}
      {completed > 0 && (
        <p>{t('Già eseguite, senza prescrizione in fattura: {{number}}', { number: completed })}</p>
      )}
    </>
  )
}

type InPlaceProps = { doctor: string; busy: boolean; onClose: () => void; onSign: () => void }

/** Asks a doctor who signs what another one ordered whether she does so in her place. */
export function SignInPlace({ doctor, busy, onClose, onSign }: InPlaceProps) {
  const { t } = useTranslation()
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={t('Firmare in sostituzione di {{name}}?', { name: doctor })}
      confirmLabel={t('Firma in sostituzione')}
      busy={busy}
      onConfirm={onSign}
    >
      <Stack>
        <p>
          {t(
            'Il medico prescrivente è {{name}}. Che la firma è in sua sostituzione resta scritto nella prescrizione, sul modulo e nel registro.',
            { name: doctor },
          )}
        </p>
        <p>{t('Se invece prescrive lei, far correggere prima il nome del medico.')}</p>
      </Stack>
    </ConfirmSheet>
  )
}
