import { addMonths } from '@vicino/domain/days/day.ts'
import { daysOf, type Month, monthHolding } from '@vicino/domain/days/month.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { Button } from './Button.tsx'
import classes from './DaySteps.module.css'

/** From month to month; `last` is the last that one may go to. */
export function MonthSteps({
  month,
  last,
  onMonth,
}: {
  month: Month
  last: Month
  onMonth: (month: Month) => void
}) {
  const { t } = useTranslation()
  const { start } = daysOf(month)
  const step = (months: number) => onMonth(monthHolding(addMonths(start, months)))
  return (
    <div className={classes.steps}>
      <Button variant="default" aria-label={t('Mese precedente')} onClick={() => step(-1)}>
        <IconChevronLeft size={20} aria-hidden />
      </Button>
      <output className={classes.month}>{formatIn(spokenLanguage()).month(start)}</output>
      <Button
        variant="default"
        aria-label={t('Mese seguente')}
        disabled={month >= last}
        onClick={() => step(1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </Button>
    </div>
  )
}
