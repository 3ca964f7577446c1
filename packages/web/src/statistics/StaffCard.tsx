import { trainings } from '@vicino/domain/businesses/training.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { staffFunctions } from '@vicino/domain/statistics/staff-function.ts'
import type { BusinessStatistics } from '@vicino/domain/statistics/statistics.ts'
import { personsOf, staffBy } from '@vicino/domain/statistics/sums.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { labelIn } from '../ui/fields/option.ts'
import { FigureCard } from './FigureCard.tsx'
import { FigureTable } from './FigureTable.tsx'
import { LineBars } from './LineBars.tsx'
import classes from './Statistics.module.css'
import { countWords } from './statistics-words.ts'

type Props = Pick<BusinessStatistics, 'staff' | 'on'> & { download: string }

/** The staff on the day by what they were trained for and by what they do. */
export function StaffCard({ staff: { cells }, on, download }: Props) {
  const { t } = useTranslation()
  const { number, day } = formatIn(spokenLanguage())
  const posts = (percent: number): string => number(percent / 100, 2)
  const inOrder = <Value,>(options: readonly { value: Value; label: string }[], value: Value | null) => {
    const at = options.findIndex(option => option.value === value)
    return at < 0 ? options.length : at
  }
  const byTraining = staffBy(cells, 'training')
    .toSorted((one, other) => inOrder(trainings, one.value) - inOrder(trainings, other.value))
    .map(row => ({
      ...row,
      name: row.value === null ? t('Non indicata') : t(labelIn(trainings, row.value)),
    }))
  const byFunction = staffBy(cells, 'function')
    .toSorted((one, other) => inOrder(staffFunctions, one.value) - inOrder(staffFunctions, other.value))
    .map(row => ({ ...row, name: t(labelIn(staffFunctions, row.value)) }))
  const head = [t('Donne'), t('Uomini'), t('Persone'), t('Posti a tempo pieno')]
  const cellsOf = (row: (typeof byTraining)[number] | (typeof byFunction)[number]) => [
    row.name,
    countWords(row.female),
    countWords(row.male),
    countWords(row.persons),
    posts(row.percent),
  ]
  return (
    <FigureCard title={t('Personale per formazione')} download={download}>
      <p className={classes.said}>
        {t(
          'Chi lavora qui il {{day}}, senza medici, revisori e tecnici. Chi ha più funzioni conta in una: la prima tra direzione, cure, pianificazione e amministrazione.',
          { day: day(on) },
        )}
      </p>
      <LineBars lines={byTraining.map(({ name, persons }) => ({ name, value: persons }))} />
      <FigureTable
        label={t('Personale per formazione')}
        head={[t('Formazione'), ...head]}
        rows={byTraining.map(cellsOf)}
        foot={[
          t('In tutto'),
          countWords(byTraining.reduce((sum, row) => sum + row.female, 0)),
          countWords(byTraining.reduce((sum, row) => sum + row.male, 0)),
          countWords(personsOf(cells)),
          posts(byTraining.reduce((sum, row) => sum + row.percent, 0)),
        ]}
      />
      <FigureTable
        label={t('Personale per funzione')}
        head={[t('Funzione'), ...head]}
        rows={byFunction.map(cellsOf)}
      />
    </FigureCard>
  )
}
