import { stepView } from '@vicino/domain/calendar/calendar-view.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { calendarTitle } from '../calendar/calendar-title.ts'
import classes from './DaysChoice.module.css'
import { DaysGrid } from './DaysGrid.tsx'
import { planViews, type PlanView, wholeWeeks } from './plan-views.ts'
import { useVisits } from './use-visits.ts'

type Props = {
  /** The day that is copied: it cannot be chosen, nor what is past. */
  from: Day
  dossierId: string
  chosen: ReadonlySet<Day>
  onChange: (chosen: ReadonlySet<Day>) => void
}

/** Chooses days by the month, the week or one by one; each says how many visits it holds already. */
export function DaysChoice({ from, dossierId, chosen, onChange }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [view, setView] = useState<PlanView>('week')
  const [around, setAround] = useState(() => addDays(from, 1))
  const visits = useVisits(dossierId, view, around)
  const toggle = (day: Day): void => {
    const others = new Set(chosen)
    if (!others.delete(day)) others.add(day)
    onChange(others)
  }
  return (
    <div className={classes.choice}>
      <Segmented full label={t('Vista')} options={planViews} value={view} onChange={setView} />
      <div className={classes.steps}>
        <Button
          variant="subtle"
          aria-label={t('Periodo precedente')}
          onClick={() => setAround(stepView(view, around, -1))}
        >
          <IconChevronLeft size={20} aria-hidden />
        </Button>
        <span className={classes.period} aria-live="polite">
          {calendarTitle(view, around, wholeWeeks, formatIn(spokenLanguage()))}
        </span>
        <Button
          variant="subtle"
          aria-label={t('Periodo seguente')}
          onClick={() => setAround(stepView(view, around, 1))}
        >
          <IconChevronRight size={20} aria-hidden />
        </Button>
      </div>
      <DaysGrid
        view={view}
        around={around}
        visits={visits}
        chosen={chosen}
        isClosed={day => day < today || day === from}
        onPress={toggle}
      />
    </div>
  )
}
