import { windowOf } from '@vicino/domain/drugs/dose-windows.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { Moment } from '@vicino/domain/drugs/drug-lists.ts'
import { getDrug } from '@vicino/domain/drugs/drugs.contract.ts'
import { nextDose, type SchemeDose } from '@vicino/domain/drugs/due-doses.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { Loaded } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { orderedWords } from '../../drugs/dose-words.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { now, useToday } from '../../i18n/use-today.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { ReasonSheet } from '../../ui/sheets/ReasonSheet.tsx'
import { momentLabel } from '../administration-words.ts'
import { AboutDose } from '../bedside/AboutDose.tsx'
import { drugName } from '../bedside/bedside-words.ts'
import { DoseQuestionNotes } from '../questions/DoseQuestionNotes.tsx'
import type { AskedDose } from './use-giving.ts'
import { useWindows } from '../use-windows.ts'

type Props = {
  asked: AskedDose
  /** What else is asked of it: the one reason answers all of it. */
  questions: readonly DoseQuestion[]
  onConfirm: (reason: string) => void
  onClose: () => void
}

/**
 * Whether a dose is to be given although its window is over. It names the dose that comes next: given twice within
 * hours, insulin or a blood thinner harms, and only a doctor decides whether a late dose is taken up or left out.
 */
export function LateDoseSheet({ asked, questions, onConfirm, onClose }: Props) {
  const { t } = useTranslation()
  const { drug, dossierId, day, moment } = asked
  const read = useRead(getDrug, { params: { dossierId, drugId: drug._id } })
  return (
    <ReasonSheet
      open
      onClose={onClose}
      title={t('Dare ora {{name}}?', { name: drugName(drug, t) })}
      confirmLabel={t('Dare ora')}
      danger
      suggestions={[t('Sentito il medico')]}
      onConfirm={onConfirm}
    >
      <AboutDose asked={asked} questions={questions} />
      {moment !== null && (
        <Notice tone="attention">
          <WindowWords day={day} moment={moment} />
          <Loaded read={read}>{current => <NextWords drug={current} day={day} moment={moment} />}</Loaded>
          <p>{t('Prima di darla adesso chiedere al medico.')}</p>
        </Notice>
      )}
      <DoseQuestionNotes questions={questions} dose={asked} />
    </ReasonSheet>
  )
}

type Place = { day: Day; moment: Moment }

function WindowWords({ day, moment }: Place) {
  const { t } = useTranslation()
  const { until } = windowOf(day, moment, useWindows())
  return (
    <p>
      {t('La fascia oraria di questa dose è passata: {{moment}}, fino alle {{time}}.', {
        moment: t(momentLabel(moment)),
        time: until.clock,
      })}
    </p>
  )
}

function NextWords({ drug, day, moment }: Place & { drug: Drug }) {
  const { t } = useTranslation()
  const windows = useWindows()
  const next = nextDose(drug, { day, moment }, windows, now())
  return (
    <p>
      {next === null ? t('Lo schema non prevede una prossima dose.') : <NextDose next={next} drug={drug} />}
    </p>
  )
}

function NextDose({ next, drug }: { next: SchemeDose; drug: Drug }) {
  const { t } = useTranslation()
  const today = useToday()
  const { from } = windowOf(next.day, next.moment, useWindows())
  const label = t(momentLabel(next.moment))
  const moment = next.day === today ? label : `${label}, ${formatIn(spokenLanguage()).shortDay(next.day)}`
  return t('La prossima dose: {{moment}}, {{dose}}, dalle {{time}}.', {
    moment,
    dose: orderedWords(next.dose, drug, t),
    time: from.clock,
  })
}
