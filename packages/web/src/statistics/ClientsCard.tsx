import { ageClasses } from '@vicino/domain/statistics/age-class.ts'
import { type HourKind, hourKinds } from '@vicino/domain/statistics/hour-kind.ts'
import { fewestPersons } from '@vicino/domain/statistics/small-cells.ts'
import type { ClientCell } from '@vicino/domain/statistics/statistics.ts'
import { clientsByAge } from '@vicino/domain/statistics/sums.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { labelIn } from '../ui/fields/option.ts'
import { BarChart } from './BarChart.tsx'
import { FigureCard } from './FigureCard.tsx'
import { FigureTable } from './FigureTable.tsx'
import classes from './Statistics.module.css'
import { countWords, hoursOfMinutes } from './statistics-words.ts'

/** The clients of the year by class of age and sex, of all kinds of hours or of one. */
export function ClientsCard({ cells, download }: { cells: readonly ClientCell[]; download: string }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<HourKind | 'all'>('all')
  const kinds = hourKinds.filter(({ value }) => cells.some(({ kind }) => kind === value))
  const rows = clientsByAge(cells, chosen === 'all' ? null : chosen)
  const sum = (of: 'female' | 'male' | 'clients' | 'minutes') =>
    rows.reduce((total, row) => total + row[of], 0)
  const [women, men] = [t('Donne'), t('Uomini')]
  return (
    <FigureCard title={t('Clienti per età e sesso')} download={download}>
      <p className={classes.said}>
        {t(
          'Chi ha ricevuto almeno una prestazione nell’anno; l’età è quella del 31 dicembre. Chi riceve più generi di prestazione conta in ciascuno. Nel CSV i gruppi di meno di {{fewest}} persone non sono indicati.',
          { fewest: fewestPersons },
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
          first: female,
          second: male,
        }))}
      />
      <FigureTable
        label={t('Clienti per età e sesso')}
        head={[t('Età'), women, men, t('In tutto'), t('Ore svolte')]}
        rows={rows.map(row => [
          t(labelIn(ageClasses, row.age_class)),
          countWords(row.female),
          countWords(row.male),
          countWords(row.clients),
          hoursOfMinutes(row.minutes),
        ])}
        foot={[
          t('In tutto'),
          countWords(sum('female')),
          countWords(sum('male')),
          countWords(sum('clients')),
          hoursOfMinutes(sum('minutes')),
        ]}
      />
    </FigureCard>
  )
}
