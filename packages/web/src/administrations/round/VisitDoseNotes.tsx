import { isEarly } from '@vicino/domain/drugs/dose-windows.ts'
import type { VisitDose } from '@vicino/domain/tasks/visit-sheet.ts'
import { now, useClock } from '../../i18n/use-today.ts'
import { useMay } from '../../session/person.ts'
import { BedsideOf } from '../bedside/Bedside.tsx'
import { DoseNotes } from '../line/DoseNotes.tsx'
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
