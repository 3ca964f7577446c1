import { type CalendarView, calendarViews } from '@vicino/domain/calendar/calendar-view.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Calendar.module.css'

type Props = { view: CalendarView; onChoose: (view: CalendarView) => void }

/** How the calendar is looked at: the device's own list, as everywhere. */
export function ViewMenu({ view, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <label className={classes.view}>
      <select
        aria-label={t('Vista')}
        value={view}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as CalendarView)}
      >
        {calendarViews.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} stroke={1.9} aria-hidden />
    </label>
  )
}
