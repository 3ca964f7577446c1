import type { DoseToGive } from '@vicino/domain/administrations/dose-to-give.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { momentLabel } from '../administration-words.ts'
import classes from '../Doses.module.css'

type Props<Dose> = {
  doses: readonly Dose[]
  /** The list of the doses of one moment. */
  children: (doses: readonly Dose[]) => ReactNode
}

/** Doses moment by moment: which it is, and of another day than today when that was. */
export function DosesByMoment<Dose extends Pick<DoseToGive, 'day' | 'moment'>>({
  doses,
  children,
}: Props<Dose>) {
  const { t } = useTranslation()
  const today = useToday()
  const groups = Map.groupBy(doses, ({ day, moment }) => `${day} ${moment}`)
  return [...groups].map(([key, ofMoment]) => {
    const { day, moment } = ofMoment[0]!
    return (
      <div key={key} className={classes.openMoment}>
        <p className={classes.openWhen}>
          {t(momentLabel(moment))}
          {day !== today && `, ${formatIn(spokenLanguage()).shortDay(day)}`}
        </p>
        {children(ofMoment)}
      </div>
    )
  })
}
