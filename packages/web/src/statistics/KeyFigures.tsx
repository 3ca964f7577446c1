import type { BusinessStatistics } from '@vicino/domain/statistics/statistics.ts'
import { allVisits, keyFigures } from '@vicino/domain/statistics/figure-sums.ts'
import { useTranslation } from 'react-i18next'
import { formatIn } from '@vicino/domain/days/format.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import classes from './Statistics.module.css'
import { countWords, hoursOfMinutes, percentWords } from './statistics-words.ts'

/** The year at a glance. */
export function KeyFigures({ statistics }: { statistics: BusinessStatistics }) {
  const { t } = useTranslation()
  const { number } = formatIn(spokenLanguage())
  const figures = keyFigures(statistics)
  const hours = (minutes: number | null) => (minutes === null ? '–' : hoursOfMinutes(minutes))
  const shown = [
    { label: t('Ore svolte'), value: hours(figures.done) },
    { label: t('Clienti'), value: countWords(statistics.clients.all) },
    { label: t('Visite eseguite'), value: countWords(allVisits(statistics.visits).done) },
    { label: t('Visite puntuali'), value: percentWords(figures.onTime) },
    { label: t('Ore di cure per cliente'), value: hours(figures.carePerClient) },
    { label: t('Clienti di 80 anni e più'), value: percentWords(figures.shareOf80) },
    { label: t('Ore per posto a tempo pieno'), value: hours(figures.perPost) },
    {
      label: t('Minuti per visita'),
      value: figures.perVisit === null ? '–' : number(figures.perVisit, 1),
    },
  ]
  return (
    <dl className={classes.figures}>
      {shown.map(({ label, value }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
