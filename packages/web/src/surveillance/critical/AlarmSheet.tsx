import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { type Contact, contactName } from '@vicino/domain/contacts/contact.ts'
import { getDossierContacts } from '@vicino/domain/contacts/dossier-contacts.contract.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import type { DossierHead } from '@vicino/domain/dossiers/dossier-head.ts'
import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { getHandover } from '@vicino/domain/handover/handover.contract.ts'
import { responseTo } from '@vicino/domain/surveillance/critical.ts'
import { doctorCalledAt, withDoctorCalled } from '@vicino/domain/surveillance/doctor-called.ts'
import { limitsAt } from '@vicino/domain/surveillance/limits-course.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { responses } from '@vicino/domain/surveillance/responses.ts'
import { getStandingValues } from '@vicino/domain/surveillance/standing-values.contract.ts'
import { getLimits, updateReading } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { warningFamily } from '@vicino/domain/warnings/warning.ts'
import { IconArrowsExchange, IconPencil, IconPhone, IconPhoneCall } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { now } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { CallLink } from '../../ui/page/CallLink.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { WarningStrip } from '../../ui/WarningStrip.tsx'
import { shownWarnings } from '../../warnings/shown-warnings.ts'
import { Alarms } from './Alarms.tsx'
import { RepeatChoice } from './RepeatChoice.tsx'
import classes from './Standing.module.css'

type Props = { reading: Reading; reopened: boolean; onClose: () => void }

/**
 * What a reading asks for on which somebody has to act now, and the ways to do it. It stays until one of them was
 * taken: a repeat that is planned is the only way to put it off. Where the server takes none of them, it closes too, and
 * so it does for whoever opened it anew.
 */
export function AlarmSheet({ reading, reopened, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { dossierId, _id: readingId } = reading
  const { data: head } = useRead(getDossier, { params: { dossierId } })
  const clinical = head?.warnings.filter(({ kind }) => warningFamily(kind) === 'clinical') ?? []
  const params = { dossierId, readingId }
  const { data: limits } = useRead(getLimits, { params: { dossierId } })
  const save = useSave(updateReading, { refreshes: [getStandingValues, getHandover] })
  const [row, setRow] = useState(reading)
  const [repeatAt, setRepeatAt] = useState<string>()
  const doctor = useDoctor(head)
  const held = limits && limitsAt(limits.course, row.measured_at)
  const doctorAt = doctorCalledAt(row.note)
  const response = responseTo(row, held?.news2_scale ?? null)
  const callNow = response === 'doctor_now' && doctorAt === null
  const isAnswered = row.handover || doctorAt !== null || repeatAt !== undefined
  const mayClose = reopened || isAnswered || save.banner !== null

  const change = async (fields: { handover: true } | { note: string }): Promise<boolean> => {
    const saved = await save.send({ params, body: { version: row.version, ...fields } })
    if (saved) setRow(saved)
    return saved !== undefined
  }
  const noteDoctor = async (): Promise<void> => {
    await change({ note: withDoctorCalled(row.note, clockIn(now()), spokenLanguage()) })
  }

  return (
    <Sheet
      open
      onClose={onClose}
      dismissible={mayClose}
      title={head ? t('Valore critico: {{name}}', { name: head.client.name }) : t('Valori critici')}
    >
      <div className={classes.acts}>
        <Notice tone="error">{t(responses.find(({ value }) => value === response)!.label)}</Notice>
        <Alarms reading={row} held={held} />
        {clinical.length > 0 && (
          <div>
            <Text as="p" tone="muted" size={15}>
              {t('Avvertenze e direttive')}
            </Text>
            <WarningStrip warnings={shownWarnings(clinical, t)} />
          </div>
        )}
        <Emergency isOffered={response === 'emergency'} />
        {head && (
          <RepeatChoice reading={row} client={head.client.name} repeatAt={repeatAt} onPlanned={setRepeatAt} />
        )}
        <div className={classes.beside}>
          {doctor?.phone && (
            <CallLink
              phone={doctor.phone}
              name={contactName(doctor)}
              className={buttonClass(callNow ? 'filled' : 'default')}
            >
              <IconPhone size={20} aria-hidden />
              {t('Chiama {{name}}', { name: contactName(doctor) })}
            </CallLink>
          )}
          {doctorAt === null ? (
            <Button
              variant={callNow && !doctor?.phone ? 'filled' : 'default'}
              loading={save.saving}
              leftSection={<IconPhoneCall size={20} aria-hidden />}
              onClick={() => void noteDoctor()}
            >
              {t('Annota: medico chiamato')}
            </Button>
          ) : (
            <StatusBadge tone="ok" label={t('Medico chiamato alle {{time}}', { time: doctorAt })} />
          )}
          {row.handover ? (
            <StatusBadge tone="info" icon={IconArrowsExchange} label={t('In consegna')} />
          ) : (
            <Button
              variant="default"
              loading={save.saving}
              leftSection={<IconArrowsExchange size={20} aria-hidden />}
              onClick={() => void change({ handover: true })}
            >
              {t('Metti in consegna')}
            </Button>
          )}
        </div>
        {save.banner && <Notice tone="error">{save.banner}</Notice>}
      </div>
      <SheetActions>
        {mayClose ? (
          <Button variant={isAnswered ? 'filled' : 'default'} onClick={onClose}>
            {t('Chiudi')}
          </Button>
        ) : (
          <Text as="p" tone="muted" size={15}>
            {t(
              'Il valore è salvato. La scheda resta aperta finché si ripete, si chiama il medico o si mette in consegna.',
            )}
          </Text>
        )}
        <Button
          variant="subtle"
          leftSection={<IconPencil size={20} aria-hidden />}
          onClick={() => {
            onClose()
            void navigate(pages.editReading.link(params))
          }}
        >
          {t('È un errore: correggi')}
        </Button>
      </SheetActions>
    </Sheet>
  )
}

/** The client's own doctor, for whoever may read who that is. */
function useDoctor(head: DossierHead | undefined): Contact | undefined {
  const mayRead = head !== undefined && isHeld(head.permissions, 'sanitary.read', 'read')
  const params = { dossierId: head?._id ?? '' }
  return useRead(getDossierContacts, { params }, { when: mayRead }).data?.primary_doctor[0]
}

/** The emergency number is offered, never ordered. */
function Emergency({ isOffered }: { isOffered: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={classes.beside}>
      {!isOffered && (
        <Text tone="muted" size={15}>
          {t('Se ha dolore al petto o peggiora:')}
        </Text>
      )}
      <a href="tel:144" className={buttonClass(isOffered ? 'filled' : 'default')}>
        <IconPhone size={20} aria-hidden />
        {t('Chiama il 144')}
      </a>
    </div>
  )
}
