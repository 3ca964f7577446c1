import type { DoseToGive } from '@vicino/domain/administrations/dose-to-give.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { momentLabel } from '../administration-words.ts'
import { DoseLine } from '../line/DoseLine.tsx'
import classes from '../Doses.module.css'

type Props = {
  dossierId: string
  doses: readonly DoseToGive[]
  /** How many there are: of many only the latest are named. */
  count: number
  mayGive: boolean
}

/** The doses of a client for which nobody has answered, moment by moment, each with what may be said of it. */
export function OpenDosesList({ dossierId, doses, count, mayGive }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const groups = Map.groupBy(doses, ({ day, moment }) => `${day} ${moment}`)
  return (
    <>
      {[...groups].map(([key, ofMoment]) => {
        const { day, moment } = ofMoment[0]!
        return (
          <div key={key} className={classes.openMoment}>
            <p className={classes.openWhen}>
              {t(momentLabel(moment))}
              {day !== today && `, ${formatIn(spokenLanguage()).shortDay(day)}`}
            </p>
            <ul>
              {ofMoment.map(({ questions, ...dose }) => (
                <DoseLine
                  key={dose.drug._id}
                  dossierId={dossierId}
                  dose={{ ...dose, answers: [] }}
                  time="over"
                  mayGive={mayGive}
                  questions={questions}
                />
              ))}
            </ul>
          </div>
        )
      })}
      {count > doses.length && (
        <p className={classes.nothing}>
          {t('E altre {{count}}, più indietro', { count: count - doses.length })}
        </p>
      )}
    </>
  )
}
