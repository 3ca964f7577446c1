import { firstStatisticsYear } from '@vicino/domain/statistics/counted-years.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import classes from './Statistics.module.css'

type Props = { year: number; last: number; onYear: (year: number) => void }

/** From year to year; `last` is the last that one may go to. */
export function YearSteps({ year, last, onYear }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.steps}>
      <Button
        variant="default"
        aria-label={t('Anno precedente')}
        disabled={year <= firstStatisticsYear}
        onClick={() => onYear(year - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </Button>
      <output className={classes.year}>{year}</output>
      <Button
        variant="default"
        aria-label={t('Anno seguente')}
        disabled={year >= last}
        onClick={() => onYear(year + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </Button>
    </div>
  )
}
