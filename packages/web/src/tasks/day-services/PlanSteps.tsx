import { stepView } from '@vicino/domain/calendar/calendar-view.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { Button } from '../../ui/Button.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { calendarTitle } from '../calendar/calendar-title.ts'
import classes from './DayServices.module.css'
import { planViews, type PlanView, wholeWeeks } from './plan-views.ts'

/** Shows another day or view of the plan in the place of this one. */
export function useShownPlan(): (shown: { date: Day; view?: PlanView }) => void {
  const navigate = useNavigate()
  const { dossierId } = usePage(pages.dayServices).params
  return ({ date, view }) =>
    void navigate({
      ...pages.dayServices.link({ dossierId }, { date, ...(view && view !== 'day' && { view }) }),
      replace: true,
    })
}

/** What is shown of the plan, and the ways to another day, week or month. */
export function PlanSteps({ view, day }: { view: PlanView; day: Day }) {
  const { t } = useTranslation()
  const show = useShownPlan()
  const step = (by: 1 | -1): void => show({ date: stepView(view, day, by), view })
  const [before, after] =
    view === 'day'
      ? [t('Giorno precedente'), t('Giorno seguente')]
      : [t('Periodo precedente'), t('Periodo seguente')]
  return (
    <div className={classes.steps}>
      <Segmented
        full
        label={t('Vista')}
        options={planViews}
        value={view}
        onChange={next => show({ date: day, view: next })}
      />
      <h2 className={classes.day}>{calendarTitle(view, day, wholeWeeks, formatIn(spokenLanguage()))}</h2>
      <div className={classes.ways}>
        <Button variant="default" aria-label={before} onClick={() => step(-1)}>
          <IconChevronLeft size={20} aria-hidden />
        </Button>
        <DayField label={t('Giorno')} value={day} onChange={date => date !== null && show({ date, view })} />
        <Button variant="default" aria-label={after} onClick={() => step(1)}>
          <IconChevronRight size={20} aria-hidden />
        </Button>
      </div>
    </div>
  )
}
