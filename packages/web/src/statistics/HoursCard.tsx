import { billedLetters } from '@vicino/domain/billing/tariff.ts'
import type { HoursOfMonth } from '@vicino/domain/statistics/statistics.ts'
import { hoursByMonth, lettersIn, minutesOfLetter, percentOf } from '@vicino/domain/statistics/figure-sums.ts'
import { fewestPersons } from '@vicino/domain/statistics/small-cells.ts'
import { monthsTold } from '@vicino/domain/statistics/statistics-year.ts'
import { lettersOfRow } from '@vicino/domain/statistics/told-letters.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { BarChart } from './BarChart.tsx'
import { FigureCard } from './FigureCard.tsx'
import { FigureTable } from './FigureTable.tsx'
import classes from './Statistics.module.css'
import { hoursOfMinutes, monthWords, percentWords } from './statistics-words.ts'

type Props = { year: number; hours: readonly HoursOfMonth[]; download?: string | undefined }

/** The hours by letter, and month by month those of a letter or of all, planned beside done. */
export function HoursCard({ year, hours, download }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string>('all')
  const letters = lettersIn(hours)
  const letter = letters.includes(chosen) ? chosen : undefined
  const isJoined = letters.some(each => lettersOfRow(each).length > 1)
  const labelOf = (each: string): string =>
    t(billedLetters.find(({ value }) => value === each)?.label ?? lettersOfRow(each).join(' + '))
  const told = monthsTold(year, hours)
  const months = hoursByMonth(year, hours, letter).filter(({ month }) => told.includes(month))
  const [planned, done] = [minutesOfLetter(hours, 'planned'), minutesOfLetter(hours, 'done')]
  const [plannedWord, doneWord] = [t('Pianificate'), t('Svolte')]
  return (
    <FigureCard title={t('Ore per lettera')} download={download}>
      <p className={classes.said}>
        {t(
          'Svolte: i minuti registrati nelle visite, come nelle fatture. Pianificate: quelle di tutte le visite dell’anno, anche a venire o non eseguite, senza i dossier sospesi. Una visita a cavallo dell’anno conta nel giorno in cui comincia.',
        )}
      </p>
      <FigureTable
        label={t('Ore per lettera')}
        head={[t('Lettera'), plannedWord, doneWord, t('Quota')]}
        rows={letters.map(each => [
          labelOf(each),
          hoursOfMinutes(minutesOfLetter(hours, 'planned', each)),
          hoursOfMinutes(minutesOfLetter(hours, 'done', each)),
          percentWords(percentOf(minutesOfLetter(hours, 'done', each), done)),
        ])}
        foot={[t('In tutto'), hoursOfMinutes(planned), hoursOfMinutes(done), '']}
      />
      {isJoined && (
        <p className={classes.said}>
          {t('Le lettere con meno di {{fewest}} clienti stanno insieme a un’altra.', {
            fewest: fewestPersons,
          })}
        </p>
      )}
      <SelectField
        label={t('Mese per mese')}
        options={[
          { value: 'all', label: t('Tutte le lettere') },
          ...letters.map(each => ({ value: each, label: labelOf(each) })),
        ]}
        value={letter ?? 'all'}
        onChange={next => setChosen(next ?? 'all')}
      />
      <BarChart
        first={plannedWord}
        second={doneWord}
        columns={months.map(each => ({
          name: monthWords(each.month),
          first: each.planned / 60,
          second: each.done / 60,
        }))}
      />
      <FigureTable
        label={t('Ore per mese')}
        head={[t('Mese'), plannedWord, doneWord]}
        rows={months.map(each => [
          monthWords(each.month),
          hoursOfMinutes(each.planned),
          hoursOfMinutes(each.done),
        ])}
        foot={[
          t('In tutto'),
          hoursOfMinutes(minutesOfLetter(hours, 'planned', letter)),
          hoursOfMinutes(minutesOfLetter(hours, 'done', letter)),
        ]}
      />
    </FigureCard>
  )
}
