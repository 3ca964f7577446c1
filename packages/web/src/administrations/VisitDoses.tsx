import { lastPatch } from '@vicino/domain/administrations/last-patch.ts'
import { asksEffect } from '@vicino/domain/administrations/administration.ts'
import { answersDose, type DayDose } from '@vicino/domain/administrations/doses-of-day.ts'
import type { RoundVisit } from '@vicino/domain/administrations/round.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { isEarly, timeOfDose, windowOf } from '@vicino/domain/drugs/dose-windows.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { isTakenOn } from '@vicino/domain/drugs/day-scheme.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { now } from '../i18n/use-today.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { AsNeededLine } from './AsNeededLine.tsx'
import { DoseLine } from './DoseLine.tsx'
import classes from './Doses.module.css'
import { useWindows } from './use-windows.ts'

/** One visit of a round: whose, when, each dose that is due, and what may be given as needed. */
export function VisitDoses({ visit, isToday }: { visit: RoundVisit; isToday: boolean }) {
  const { t } = useTranslation()
  const windows = useWindows()
  const { dossierId, client, birthday, start_time, end_time, may_give, confirm_open_doses } = visit
  const today = todayIn(now())
  // What is folded away is not seen: a question opens it.
  const asks = may_give && isToday && visit.administrations.some(given => asksEffect(given, now()))
  const [unfolded, setUnfolded] = useState(asks)
  if (asks && !unfolded) setUnfolded(true)
  const reserve = visit.drugs.filter(drug => drug.reserve && isTakenOn(drug, today))
  return (
    <section className={classes.moment} aria-label={client.name}>
      <h2 className={classes.head}>
        {start_time !== null && (
          <span className={classes.window}>
            {start_time}–{end_time}
          </span>
        )}
        <Link {...pages.doses.link({ dossierId })} className={classes.client}>
          {client.name}
        </Link>
        <span className={classes.birth}>{formatIn(spokenLanguage()).day(birthday)}</span>
      </h2>
      {confirm_open_doses && (
        <Notice tone="attention">
          {t('Conclusa con dosi aperte: {{reason}}', { reason: confirm_open_doses.reason })}
        </Notice>
      )}
      {visit.due.length === 0 && <p className={classes.nothing}>{t('Niente a orario in questa visita')}</p>}
      <ul>
        {dosesOf(visit).map(dose => (
          <DoseLine
            key={`${dose.drug._id} ${dose.day} ${dose.moment}`}
            dossierId={dossierId}
            dose={dose}
            time={timeOfDose(dose.day, dose.moment, windows, now())}
            mayGive={may_give && dose.day <= today}
            early={isEarly(dose.day, dose.moment, windows, now())}
            opens={windowOf(dose.day, dose.moment, windows).from.clock}
            sticking={lastPatch(visit.administrations, dose.drug._id, dose.day)}
          />
        ))}
      </ul>
      {reserve.length > 0 && (
        <details className={classes.more} open={unfolded}>
          <summary>{t('Al bisogno ({{drugs}})', { drugs: reserve.length })}</summary>
          <ul>
            {reserve.map(drug => (
              <AsNeededLine
                key={drug._id}
                drug={drug}
                around={visit.administrations.filter(given => given.drug._id === drug._id)}
                shown={visit.administrations.filter(
                  given => given.drug._id === drug._id && given.day >= visit.date && given.struck === null,
                )}
                mayGive={may_give && isToday}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** The doses of the visit with what became of each. */
const dosesOf = ({ due, drugs, administrations }: RoundVisit): DayDose[] =>
  due.flatMap(dose => {
    const drug = drugs.find(({ _id }) => _id === dose.drugId)
    if (!drug) return []
    const answers = administrations.filter(administration => answersDose(administration, dose))
    return [{ drug, day: dose.day, moment: dose.moment, dose: dose.dose, answers }]
  })
