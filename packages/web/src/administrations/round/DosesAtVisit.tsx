import type { DosesAround } from '@vicino/domain/administrations/administrations.contract.ts'
import { getAdministrationsAround } from '@vicino/domain/administrations/administrations.contract.ts'
import { isDose, withAnswers } from '@vicino/domain/administrations/doses-of-day.ts'
import { joinDays } from '@vicino/domain/administrations/join-days.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { VisitDose } from '@vicino/domain/tasks/visit-sheet.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { bothRead, Loaded } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { useClock, useToday } from '../../i18n/use-today.ts'
import { useDossier } from '../../session/dossier.ts'
import { openWords } from '../administration-words.ts'
import { AllergyHead, BedsideOf } from '../bedside/Bedside.tsx'
import classes from '../Doses.module.css'
import { DosesOfVisit } from './DosesOfVisit.tsx'

type Props = {
  dossierId: Id
  /** The days of the visit: one, or two where it goes past midnight. */
  date: Day
  end_date: Day
  due: readonly VisitDose[]
  /** What is known of them already stands there until they can be given. */
  meanwhile: ReactNode
}

/** The doses of a visit on its own page, each one tap, as in the round. */
export function DosesAtVisit({ dossierId, date, end_date, due, meanwhile }: Props) {
  const read = bothRead(
    useRead(getAdministrationsAround, { params: { dossierId, day: date } }),
    useRead(getAdministrationsAround, { params: { dossierId, day: end_date } }),
  )
  useClock()
  const today = useToday()
  const isToday = date <= today && today <= end_date
  return (
    <>
      {/* In one place: where it came anew with each try, its own questions would be one try more, without end. */}
      {!read.data && meanwhile}
      <Loaded read={read} skeleton={null}>
        {([first, last]) => (
          <Given
            dossierId={dossierId}
            date={date}
            due={due}
            around={joinDays(first, last, today === end_date)}
            isToday={isToday}
          />
        )}
      </Loaded>
    </>
  )
}

type GivenProps = Pick<Props, 'dossierId' | 'date' | 'due'> & { around: DosesAround; isToday: boolean }

function Given({ dossierId, date, due, around, isToday }: GivenProps) {
  const { t } = useTranslation()
  const mayGive = useDossier().allows('drugs.administer')
  const { administrations, as_needed } = around
  const doses = withAnswers(
    around.doses.filter(dose => due.some(one => isDose(one, dose))),
    administrations,
  )
  const without_dose = around.without_dose.filter(drug => !drug.self_managed)
  if (doses.length + as_needed.length + without_dose.length === 0) return null
  return (
    <BedsideOf dossierId={dossierId}>
      <section className={classes.moment} aria-label={t('Dosi di questa visita')}>
        <h2 className={classes.head}>
          {t('Dosi di questa visita')}
          {doses.length > 0 && <span className={classes.count}>{openWords(doses, t)}</span>}
        </h2>
        <AllergyHead />
        <DosesOfVisit
          visit={{ dossierId, date, may_give: mayGive, as_needed, without_dose, administrations }}
          doses={doses}
          isToday={isToday}
        />
      </section>
    </BedsideOf>
  )
}
