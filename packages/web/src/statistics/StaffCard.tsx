import { trainings } from '@vicino/domain/businesses/training.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { staffFunctions } from '@vicino/domain/statistics/staff-function.ts'
import type { BusinessStatistics } from '@vicino/domain/statistics/statistics.ts'
import { type ToldNumber, toldSum } from '@vicino/domain/statistics/small-cells.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { FewWords } from './FewWords.tsx'
import { FigureCard } from './FigureCard.tsx'
import { FigureTable } from './FigureTable.tsx'
import { LineBars } from './LineBars.tsx'
import classes from './Statistics.module.css'
import { countWords, toldWords } from './statistics-words.ts'

type Props = Pick<BusinessStatistics, 'staff' | 'on'> & { download: string }

/** The staff on the day by what they were trained for and by what they do. */
export function StaffCard({ staff, on, download }: Props) {
  const { t } = useTranslation()
  const { number, day } = formatIn(spokenLanguage())
  const posts = (percent: number): string => number(percent / 100, 2)
  const inOrder = <Value,>(options: readonly { value: Value; label: string }[], value: Value | null) => {
    const at = options.findIndex(option => option.value === value)
    return at < 0 ? options.length : at
  }
  const byTraining = staff.by_training
    .toSorted((one, other) => inOrder(trainings, one.value) - inOrder(trainings, other.value))
    .map(row => ({
      ...row,
      name: row.value === null ? t('Non indicata') : t(labelIn(trainings, row.value)),
    }))
  const byFunction = staff.by_function
    .toSorted((one, other) => inOrder(staffFunctions, one.value) - inOrder(staffFunctions, other.value))
    .map(row => ({ ...row, name: t(labelIn(staffFunctions, row.value)) }))
  const head = [t('Donne'), t('Uomini'), t('Persone'), t('Posti a tempo pieno')]
  const told = (value: ToldNumber) => toldWords(value, t)
  const sum = (of: 'female' | 'male' | 'persons') => told(toldSum(byTraining.map(row => row[of])))
  const cellsOf = (row: (typeof byTraining)[number] | (typeof byFunction)[number]) => [
    row.name,
    told(row.female),
    told(row.male),
    told(row.persons),
    toldWords(row.percent, t, posts),
  ]
  return (
    <FigureCard title={t('Personale per formazione')} download={download}>
      <p className={classes.said}>
        {t(
          'Chi lavora qui il {{day}}, senza medici, revisori e tecnici. Chi ha più funzioni conta in una: la prima tra direzione, cure, pianificazione e amministrazione.',
          { day: day(on) },
        )}
      </p>
      <LineBars lines={byTraining.map(({ name, persons }) => ({ name, value: persons ?? 0 }))} />
      <FigureTable
        label={t('Personale per formazione')}
        head={[t('Formazione'), ...head]}
        rows={byTraining.map(cellsOf)}
        foot={[t('In tutto'), sum('female'), sum('male'), countWords(staff.persons), posts(staff.percent)]}
      />
      <FigureTable
        label={t('Personale per funzione')}
        head={[t('Funzione'), ...head]}
        rows={byFunction.map(cellsOf)}
      />
      <FewWords
        of={[...byTraining, ...byFunction].flatMap(({ female, male, persons }) => [female, male, persons])}
      />
    </FigureCard>
  )
}
