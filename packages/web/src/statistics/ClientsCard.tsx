import { ageClasses } from '@vicino/domain/statistics/age-class.ts'
import { type HourKind, hourKinds } from '@vicino/domain/statistics/hour-kind.ts'
import { type ToldNumber, toldSum } from '@vicino/domain/statistics/small-cells.ts'
import type { ClientCell } from '@vicino/domain/statistics/statistics.ts'
import { clientsByAge } from '@vicino/domain/statistics/figure-sums.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { BarChart } from './BarChart.tsx'
import { FewWords } from './FewWords.tsx'
import { FigureCard } from './FigureCard.tsx'
import { FigureTable } from './FigureTable.tsx'
import classes from './Statistics.module.css'
import { hoursOfMinutes, toldWords } from './statistics-words.ts'

/** The clients of the year by class of age and sex, of all kinds of hours or of one. */
export function ClientsCard({ cells, download }: { cells: readonly ClientCell[]; download: string }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<HourKind | 'all'>('all')
  const kinds = hourKinds.filter(({ value }) => cells.some(({ kind }) => kind === value))
  const rows = clientsByAge(cells, chosen === 'all' ? null : chosen)
  const sum = (of: 'female' | 'male' | 'clients' | 'minutes') => toldSum(rows.map(row => row[of]))
  const told = (value: ToldNumber) => toldWords(value, t)
  const hours = (minutes: ToldNumber) => (chosen === 'all' ? [] : [toldWords(minutes, t, hoursOfMinutes)])
  const [women, men] = [t('Donne'), t('Uomini')]
  return (
    <FigureCard title={t('Clienti per età e sesso')} download={download}>
      <p className={classes.said}>
        {t(
          'Chi ha ricevuto almeno una prestazione nell’anno; l’età è quella del 31 dicembre. Chi riceve più generi di prestazione conta in ciascuno.',
        )}
      </p>
      <SelectField
        label={t('Genere di prestazione')}
        options={[{ value: 'all', label: 'Tutte le prestazioni' }, ...kinds]}
        value={chosen}
        onChange={next => setChosen(next ?? 'all')}
      />
      <BarChart
        first={women}
        second={men}
        columns={rows.map(({ age_class, female, male }) => ({
          name: age_class,
          first: female ?? 0,
          second: male ?? 0,
        }))}
      />
      <FigureTable
        label={t('Clienti per età e sesso')}
        head={[t('Età'), women, men, t('In tutto'), ...(chosen === 'all' ? [] : [t('Ore svolte')])]}
        rows={rows.map(row => [
          t(labelIn(ageClasses, row.age_class)),
          told(row.female),
          told(row.male),
          told(row.clients),
          ...hours(row.minutes),
        ])}
        foot={[
          t('In tutto'),
          told(sum('female')),
          told(sum('male')),
          told(sum('clients')),
          ...hours(sum('minutes')),
        ]}
      />
      <FewWords of={rows.map(({ clients }) => clients)} />
    </FigureCard>
  )
}
