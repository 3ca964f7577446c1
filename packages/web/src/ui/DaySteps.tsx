import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../i18n/use-today.ts'
import { Button } from './Button.tsx'
import classes from './DaySteps.module.css'

/** From day to day, and back to today. */
export function DaySteps({ day, onDay }: { day: Day; onDay: (day: Day) => void }) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <div className={classes.steps}>
      <Button variant="default" aria-label={t('Giorno precedente')} onClick={() => onDay(addDays(day, -1))}>
        <IconChevronLeft size={20} aria-hidden />
      </Button>
      <Button variant="default" onClick={() => onDay(today)}>
        {t('Oggi')}
      </Button>
      <Button variant="default" aria-label={t('Giorno seguente')} onClick={() => onDay(addDays(day, 1))}>
        <IconChevronRight size={20} aria-hidden />
      </Button>
    </div>
  )
}
