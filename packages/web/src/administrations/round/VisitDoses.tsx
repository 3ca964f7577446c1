import { isTaken } from '@vicino/domain/administrations/administration-status.ts'
import { type DayDose, isDoseOpen, withAnswers } from '@vicino/domain/administrations/doses-of-day.ts'
import type { RoundVisit } from '@vicino/domain/administrations/round.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WhoseContext } from '../../calls/whose.ts'
import { pages } from '../../pages/pages.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { openWords } from '../administration-words.ts'
import { AllergyHead } from '../bedside/Bedside.tsx'
import { BedsideContext } from '../bedside/bedside-context.ts'
import classes from '../Doses.module.css'
import { asksOfReserve } from './dosed-visit.ts'
import { DosesOfVisit } from './DosesOfVisit.tsx'

type Props = { visit: RoundVisit; isToday: boolean }

/**
 * One visit of a round: whose, when, each dose that is due, and what may be given as needed. Where all was taken
 * before the page was opened, it is folded away: the next client is what she looks for.
 */
export function VisitDoses({ visit, isToday }: Props) {
  const { t } = useTranslation()
  const { dossierId, client, birthday, start_time, end_time, confirm_open_doses } = visit
  const doses = withAnswers(visit.due, visit.administrations)
  const asks = asksOfReserve(visit, isToday)
  const isUntold = visit.without_dose.length > 0
  const isDone = isToday && doses.length > 0 && doses.every(wentAsOrdered) && !asks && !isUntold
  const [wasDone, setWasDone] = useState(isDone)
  return (
    <BedsideContext value={visit.bedside}>
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
          <Text tone="muted" size={15} weight="regular">
            {formatIn(spokenLanguage()).day(birthday)}
          </Text>
          {doses.length > 0 && <span className={classes.count}>{openWords(doses, t)}</span>}
        </h2>
        <AllergyHead />
        {confirm_open_doses && (
          <Notice tone="attention">
            {t('Conclusa con dosi aperte: {{reason}}', { reason: confirm_open_doses.reason })}
          </Notice>
        )}
        {isDone && wasDone ? (
          <Button variant="subtle" onClick={() => setWasDone(false)}>
            {t('Mostra tutto')}
          </Button>
        ) : (
          <WhoseContext value={client.name}>
            <DosesOfVisit visit={visit} doses={doses} isToday={isToday} />
          </WhoseContext>
        )}
      </section>
    </BedsideContext>
  )
}

/** Whether a dose has nothing more to tell: neither open nor refused, nor given against a warning. */
const wentAsOrdered = (dose: DayDose): boolean =>
  !isDoseOpen(dose) && dose.answers.every(({ status, confirm }) => isTaken(status) && confirm === null)
