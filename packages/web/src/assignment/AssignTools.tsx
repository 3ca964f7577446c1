import { addDays, type Day, isDay } from '@vicino/domain/days/day.ts'
import { IconChevronLeft, IconChevronRight, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import classes from './Assignment.module.css'

type Props = { day: Day; onShow: (day: Day) => void; onCopy: (from: Day) => void }

/** The way through the days, and the days whose assignment can be taken over. */
export function AssignTools({ day, onShow, onCopy }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const copies = [
    { from: addDays(day, -1), label: t('Copia dal giorno prima') },
    { from: addDays(day, -7), label: t('Copia dalla settimana prima') },
  ]
  return (
    <div className={classes.tools}>
      <div className={classes.steps}>
        <Button
          variant="default"
          aria-label={t('Giorno precedente')}
          onClick={() => onShow(addDays(day, -1))}
        >
          <IconChevronLeft size={20} aria-hidden />
        </Button>
        <Button variant="default" onClick={() => onShow(today)}>
          {t('Oggi')}
        </Button>
        <Button variant="default" aria-label={t('Giorno seguente')} onClick={() => onShow(addDays(day, 1))}>
          <IconChevronRight size={20} aria-hidden />
        </Button>
        <div className={classes.day}>
          <DayField
            label={t('Giorno')}
            value={day}
            onChange={next => {
              if (next !== null && isDay(next)) onShow(next)
            }}
          />
        </div>
      </div>
      <div className={classes.steps}>
        {copies.map(({ from, label }) => (
          <Button
            key={from}
            variant="subtle"
            leftSection={<IconCopy size={18} stroke={1.9} aria-hidden />}
            onClick={() => onCopy(from)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
