import { type MeasureField, measures } from '@vicino/domain/surveillance/measure.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { getLatestValues } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { latestValues, type TrendPoint } from '@vicino/domain/surveillance/trend.ts'
import { usualMeasures } from '@vicino/domain/surveillance/usual-measures.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { IconCheck, IconListDetails } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { WhoseContext } from '../../calls/whose.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { now, useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { DossierContext } from '../../session/dossier.ts'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { Keypad } from '../../ui/fields/Keypad.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useIsShown } from '../../ui/use-is-shown.ts'
import { measuredOf, agoWords } from '../measured-words.ts'
import { bareNumber } from '../number-words.ts'
import classes from './QuickReading.module.css'
import { useVitalsForm, type VitalsForm } from './use-vitals-form.ts'
import { VitalAge, VitalHandover, VitalNumbers, VitalObservations } from './VitalFields.tsx'
import { dotted } from '../../i18n/dotted.ts'

type Props = {
  dossierId: Id
  /** Told while the keypad is on the screen: the page's own buttons make room for it. */
  onTyping: (isTyping: boolean) => void
  /** Told whether something stands in it that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/**
 * What is measured at a visit: the values that this client usually has, each with its last one beside the field. They
 * and a draft of before are asked for at once, together with the dossier.
 */
export function VisitVitals({ dossierId, onTyping, onUnsaved }: Props) {
  const { t } = useTranslation()
  const read = useRead(getLatestValues, { params: { dossierId } })
  const isOpen = use(DossierContext) !== null
  const [saved, setSaved] = useState<Reading | null>(null)
  const [typing, setTyping] = useState(false)
  const type = (isTyping: boolean): void => {
    setTyping(isTyping)
    onTyping(isTyping)
  }
  const shown = useIsShown()
  const whose = use(WhoseContext)
  const goOn = (reading: Reading, isAlarm: boolean): void => {
    // Who has left it was told that they wait in a draft: she would type them once more.
    if (!shown.current && !isAlarm) toast([whose, t('Parametri salvati')].filter(Boolean).join(': '), 'ok')
    setSaved(reading)
    type(false)
  }
  const vitals = useVitalsForm(dossierId, goOn, true)
  const { draft, banner, complete } = vitals
  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(complete), [complete])
  useEffect(() => () => tell(false), [])
  return (
    <Card title={t('Parametri')}>
      {saved && <Saved reading={saved} />}
      <Loaded read={isOpen ? read : { ...read, data: undefined }} skeleton={<FormSkeleton />}>
        {points => (
          <DraftForm draft={draft} banner={banner} complete={complete} docked={typing}>
            <Keypad key={saved?._id ?? 'first'} called={{ shown: typing, show: type }}>
              <Asked dossierId={dossierId} vitals={vitals} points={points} />
            </Keypad>
          </DraftForm>
        )}
      </Loaded>
    </Card>
  )
}

/** What was written just now: the next measurement is a record of its own. */
function Saved({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  const place = useRef<HTMLParagraphElement>(null)
  // It was saved from below, at the edge of a small phone: there a form that is empty again says nothing.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [reading])
  const words = measuredOf(reading, { limits: {}, norms: false }, t).map(
    ({ label, words: value }) => `${label} ${value}`,
  )
  return (
    <p ref={place} className={classes.saved} role="status">
      <IconCheck size={20} stroke={2.2} aria-hidden />
      <Link {...pages.reading.link({ dossierId: reading.dossierId, readingId: reading._id })}>
        {t('Salvati alle {{time}}: {{values}}', {
          time: clockIn(reading.measured_at),
          values: dotted(words),
        })}
      </Link>
    </p>
  )
}

type AskedProps = { dossierId: Id; vitals: VitalsForm; points: readonly TrendPoint[] }

function Asked({ dossierId, vitals, points }: AskedProps) {
  const { t } = useTranslation()
  const { draft, area, complete } = vitals
  const { form } = draft
  const last = useLastWords(points)
  // Which are usual is known when the form opens: a field must not come while another one is typed.
  const [{ usual, others }] = useState(() => usualMeasures(points, now()))
  const { values } = form
  // What a draft brought back stands in sight: nothing is saved that nobody saw.
  const [isOpen] = useState(
    () =>
      others.some(({ name }) => values[name] !== null) ||
      values.hr_irregular !== null ||
      values.consciousness !== null,
  )
  return (
    <Fields>
      <VitalNumbers form={form} area={area} measures={usual} last={last} />
      {complete && <VitalAge vitals={vitals} />}
      <details className={classes.more} open={isOpen}>
        <summary>{t('Altri valori e ora')}</summary>
        <Fields>
          <VitalNumbers form={form} area={area} measures={others} last={last} />
          <VitalObservations vitals={vitals} saysAge={false} />
          <LinkButton
            link={pages.newReading.link({ dossierId })}
            variant="subtle"
            leftSection={<IconListDetails size={20} aria-hidden />}
          >
            {t('Modulo completo')}
          </LinkButton>
        </Fields>
      </details>
      <VitalHandover form={form} dossierId={dossierId} />
    </Fields>
  )
}

/** '138 · ieri' */
function useLastWords(points: readonly TrendPoint[]): (field: MeasureField) => string | undefined {
  const { t } = useTranslation()
  const today = useToday()
  const latest = latestValues(points)
  return field => {
    const last = latest[field]
    if (!last) return undefined
    const { zero } = measures[field]
    const value = zero && last.value === 0 ? t(zero.label) : bareNumber(field, last.value)
    return dotted([value, agoWords(last.measured_at, today, t)])
  }
}
