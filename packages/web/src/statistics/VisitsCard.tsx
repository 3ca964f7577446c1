import { onTimeMinutes } from '@vicino/domain/statistics/punctuality.ts'
import type { VisitsOfMonth } from '@vicino/domain/statistics/statistics.ts'
import { allVisits, percentOf, weighedOf } from '@vicino/domain/statistics/figure-sums.ts'
import { monthsTold } from '@vicino/domain/statistics/statistics-year.ts'
import { useTranslation } from 'react-i18next'
import { BarChart } from './BarChart.tsx'
import { FigureCard } from './FigureCard.tsx'
import { FigureTable } from './FigureTable.tsx'
import classes from './Statistics.module.css'
import { countWords, monthWords, percentWords } from './statistics-words.ts'

type Props = { year: number; visits: readonly VisitsOfMonth[]; download?: string | undefined }

/** The visits by month, and how those carried out began. */
export function VisitsCard({ year, visits, download }: Props) {
  const { t } = useTranslation()
  const all = allVisits(visits)
  type Visits = Omit<VisitsOfMonth, 'month'>
  const statesOf = ({ planned, done, not_done }: Visits) => [planned, done, not_done].map(countWords)
  const clocksOf = (each: Visits) => [
    ...[each.on_time, each.early, each.late].map(countWords),
    percentWords(percentOf(each.on_time, weighedOf(each))),
  ]
  return (
    <FigureCard title={t('Visite e puntualità')} download={download}>
      <p className={classes.said}>
        {t(
          'Puntuale: cominciata al massimo {{minutes}} minuti prima o dopo l’orario previsto. Si valutano {{weighed}} delle {{done}} visite eseguite, quelle con un inizio previsto e registrato.',
          { minutes: onTimeMinutes, weighed: countWords(weighedOf(all)), done: countWords(all.done) },
        )}
      </p>
      <BarChart
        first={t('Eseguite')}
        second={t('Puntuali')}
        columns={monthsTold(year, visits).map(month => {
          const each = visits.find(one => one.month === month)
          return { name: monthWords(month), first: each?.done ?? 0, second: each?.on_time ?? 0 }
        })}
      />
      <FigureTable
        label={t('Visite per mese')}
        head={[t('Mese'), t('Pianificate'), t('Eseguite'), t('Non eseguite')]}
        rows={visits.map(each => [monthWords(each.month), ...statesOf(each)])}
        foot={[t('In tutto'), ...statesOf(all)]}
      />
      <FigureTable
        label={t('Puntualità per mese')}
        head={[t('Mese'), t('Puntuali'), t('Troppo presto'), t('Troppo tardi'), t('Quota puntuale')]}
        rows={visits.map(each => [monthWords(each.month), ...clocksOf(each)])}
        foot={[t('In tutto'), ...clocksOf(all)]}
      />
    </FigureCard>
  )
}
