import { getAdministrationsAround } from '@vicino/domain/administrations/administrations.contract.ts'
import { doseKey, isDose, isDoseOpen, withAnswers } from '@vicino/domain/administrations/doses-of-day.ts'
import { lastPatch } from '@vicino/domain/administrations/last-patch.ts'
import { timeOfDose } from '@vicino/domain/drugs/dose-windows.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { MetMoment } from '@vicino/domain/drugs/ordered-doses.ts'
import { useTranslation } from 'react-i18next'
import { orderedWords } from '../../drugs/dose-words.ts'
import { useRead } from '../../calls/use-read.ts'
import { now, useToday } from '../../i18n/use-today.ts'
import { momentLabel } from '../administration-words.ts'
import { BedsideOf } from '../bedside/Bedside.tsx'
import { useIsBedsideKnown } from '../bedside/use-is-bedside-known.ts'
import classes from '../Doses.module.css'
import { DoseLine } from '../line/DoseLine.tsx'
import { useWindows } from '../use-windows.ts'

type Props = { drug: Drug; due: readonly MetMoment[] }

/** What of one drug is due by now, below its name: one tap each, and what became of the one whose time it is. */
export function DosesOfDrug({ drug: { _id: drugId, dossierId }, due }: Props) {
  const { t } = useTranslation()
  const windows = useWindows()
  const day = useToday()
  const { data: around, error } = useRead(getAdministrationsAround, { params: { dossierId, day } })
  const isKnown = useIsBedsideKnown(dossierId)
  if (!around || !isKnown) return error ? null : <div className={classes.kept} />
  const doses = withAnswers(
    around.doses.filter(dose => due.some(moment => isDose({ drugId, ...moment }, dose))),
    around.administrations,
  )
  const shown = doses
    .map(dose => ({ dose, time: timeOfDose(dose.day, dose.moment, windows, now()) }))
    .filter(({ dose, time }) => isDoseOpen(dose) || time !== 'over')
  if (shown.length === 0) return null
  return (
    <BedsideOf dossierId={dossierId}>
      <ul className={classes.ofDrug}>
        {shown.map(({ dose, time }) => (
          <DoseLine
            key={doseKey(dose)}
            dossierId={dossierId}
            dose={dose}
            called={`${t(momentLabel(dose.moment))}: ${orderedWords(dose.dose, dose.drug, t)}`}
            time={time}
            mayGive
            questions={dose.questions}
            sticking={lastPatch(around.administrations, drugId, dose.day)}
          />
        ))}
      </ul>
    </BedsideOf>
  )
}
