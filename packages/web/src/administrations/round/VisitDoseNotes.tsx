import { isEarly } from '@vicino/domain/drugs/dose-windows.ts'
import type { DrugWithoutDose, VisitDose } from '@vicino/domain/tasks/visit-sheet.ts'
import { IconPill } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { now, useClock } from '../../i18n/use-today.ts'
import { useMay } from '../../session/person.ts'
import { BedsideOf } from '../bedside/Bedside.tsx'
import { DoseNotes } from '../line/DoseNotes.tsx'
import { DrugsWithoutDose } from '../line/DrugsWithoutDose.tsx'
import classes from '../Doses.module.css'
import { askedOfVisit } from './asked-of-visit.ts'
import { useQuestionsOf } from '../questions/use-questions-of.ts'
import { useWindows } from '../use-windows.ts'

type Props = { dossierId: string; dose: VisitDose }

/** What stands below a dose in the list of a visit: the same as where it is given. */
export function VisitDoseNotes({ dossierId, dose }: Props) {
  useClock()
  const windows = useWindows()
  const mayGive = useMay('drugs.administer', 'write')
  const asked = askedOfVisit(dossierId, dose)
  const isAsked = dose.answer === null && mayGive && !isEarly(dose.day, dose.moment, windows, now())
  const questions = useQuestionsOf(asked, { when: isAsked })
  const drug = { ...asked.drug, comments: dose.comments }
  return (
    <BedsideOf dossierId={dossierId}>
      <DoseNotes dose={{ ...asked, drug }} questions={questions} isAsked={isAsked} />
    </BedsideOf>
  )
}

type WithoutProps = { drugs: readonly DrugWithoutDose[]; dossierId: string }

/** The drugs of a visit's client of which nobody wrote how much and when. */
export function VisitWithoutDose({ drugs, dossierId }: WithoutProps) {
  const { t } = useTranslation()
  return (
    <section className={classes.moment}>
      <h3 className={classes.head}>
        <IconPill size={18} stroke={1.9} aria-hidden />
        {t('Dose da precisare')}
      </h3>
      <BedsideOf dossierId={dossierId}>
        <DrugsWithoutDose drugs={drugs} dossierId={dossierId} />
      </BedsideOf>
    </section>
  )
}
