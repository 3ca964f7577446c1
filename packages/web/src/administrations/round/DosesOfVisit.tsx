import type { DoseToGive } from '@vicino/domain/administrations/dose-to-give.ts'
import { type DayDose, doseKey } from '@vicino/domain/administrations/doses-of-day.ts'
import { lastPatch } from '@vicino/domain/administrations/last-patch.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { isEarly, timeOfDose, windowOf } from '@vicino/domain/drugs/dose-windows.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '../../i18n/use-today.ts'
import { GoneDoses } from '../day/GoneDoses.tsx'
import classes from '../Doses.module.css'
import { AsNeededLine } from '../line/AsNeededLine.tsx'
import { DoseLine } from '../line/DoseLine.tsx'
import { DosesByMoment } from '../line/DosesByMoment.tsx'
import { DrugsWithoutDose } from '../line/DrugsWithoutDose.tsx'
import { useWindows } from '../use-windows.ts'
import { asksOfReserve, type DosedVisit } from './dosed-visit.ts'

type Props = {
  visit: DosedVisit
  /** Those that are due in it, with what became of each. */
  doses: readonly (DayDose & DoseToGive)[]
  isToday: boolean
}

/** The doses of a visit: what is due, one tap each, what nobody wrote a dose of, then what may be given as needed. */
export function DosesOfVisit({ visit, doses, isToday }: Props) {
  return (
    <>
      <DueDoses visit={visit} doses={doses} />
      {visit.without_dose.length > 0 && (
        <DrugsWithoutDose drugs={visit.without_dose} dossierId={visit.dossierId} />
      )}
      <GoneDoses dossierId={visit.dossierId} doses={doses} />
      <AsNeeded visit={visit} isToday={isToday} />
    </>
  )
}

function DueDoses({ visit, doses }: Pick<Props, 'visit' | 'doses'>) {
  const { t } = useTranslation()
  if (doses.length === 0 && visit.without_dose.length > 0) return null
  if (doses.length === 0)
    return <p className={classes.nothing}>{t('Nessuna dose a orario in questa visita')}</p>
  const [first] = doses
  // Of one moment the list says enough; the same drug at two of them is told by nothing else.
  if (doses.every(({ day, moment }) => day === first!.day && moment === first!.moment))
    return <DosesOfMoment visit={visit} doses={doses} />
  return (
    <DosesByMoment doses={doses}>
      {ofMoment => <DosesOfMoment visit={visit} doses={ofMoment} />}
    </DosesByMoment>
  )
}

function DosesOfMoment({ visit, doses }: Pick<Props, 'visit' | 'doses'>) {
  const windows = useWindows()
  const today = todayIn(now())
  return (
    <ul>
      {doses.map(dose => (
        <DoseLine
          key={doseKey(dose)}
          dossierId={visit.dossierId}
          dose={dose}
          time={timeOfDose(dose.day, dose.moment, windows, now())}
          mayGive={visit.may_give && dose.day <= today}
          early={isEarly(dose.day, dose.moment, windows, now())}
          opens={windowOf(dose.day, dose.moment, windows).from.clock}
          questions={dose.questions}
          sticking={lastPatch(visit.administrations, dose.drug._id, dose.day)}
        />
      ))}
    </ul>
  )
}

/** What may be given as needed, folded away until it is wanted, or until something is asked of it. */
function AsNeeded({ visit, isToday }: Omit<Props, 'doses'>) {
  const { t } = useTranslation()
  const asks = asksOfReserve(visit, isToday)
  const [unfolded, setUnfolded] = useState(asks)
  if (asks && !unfolded) setUnfolded(true)
  const reserve = visit.as_needed
  if (reserve.length === 0) return null
  return (
    <details className={classes.more} open={unfolded}>
      <summary>{t('Al bisogno ({{drugs}})', { drugs: reserve.length })}</summary>
      <ul>
        {reserve.map(({ drug, questions }) => {
          const around = visit.administrations.filter(given => given.drug._id === drug._id)
          return (
            <AsNeededLine
              key={drug._id}
              drug={drug}
              around={around}
              shown={around.filter(given => given.day >= visit.date && given.struck === null)}
              questions={questions}
              mayGive={visit.may_give && isToday}
            />
          )
        })}
      </ul>
    </details>
  )
}
