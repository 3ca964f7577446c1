import './mantine.css'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/de'
import 'dayjs/locale/fr'
import 'dayjs/locale/it'
import { DatePicker } from '@mantine/dates'
import type { WeekStart } from '@vicino/domain/calendar/week-start.ts'
import { addMonths, addYears, type Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { MantineFrame } from './MantineFrame.tsx'
import { markToday } from './mark-today.ts'
import classes from './MiniCalendar.module.css'

type Props = {
  day: Day
  onPick: (day: Day) => void
  /** Earlier days cannot be picked. */
  minDay?: Day
  weekStart?: WeekStart
  startsFocused?: boolean
}

const steps = [
  { label: 'Anno precedente', icon: IconChevronsLeft, to: (day: Day) => addYears(day, -1) },
  { label: 'Mese precedente', icon: IconChevronLeft, to: (day: Day) => addMonths(day, -1) },
  { label: 'Mese seguente', icon: IconChevronRight, to: (day: Day) => addMonths(day, 1) },
  { label: 'Anno seguente', icon: IconChevronsRight, to: (day: Day) => addYears(day, 1) },
] as const

/** A month of days to pick from, with steps of a month and of a year. It follows the day that is picked elsewhere. */
export function MiniCalendar({ day, onPick, minDay, weekStart = 'mon', startsFocused = false }: Props) {
  const { t, i18n } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const today = useToday()
  const [shown, setShown] = useState(day)
  const [followed, setFollowed] = useState(day)
  if (followed !== day) {
    setFollowed(day)
    setShown(day)
  }

  useEffect(() => {
    if (startsFocused) box.current?.querySelector<HTMLElement>('[data-selected]')?.focus()
  }, [startsFocused])

  const stepper = ({ label, icon: Icon, to }: (typeof steps)[number]) => (
    <button
      key={label}
      type="button"
      className={classes.step}
      aria-label={t(label)}
      onClick={() => setShown(to(shown))}
    >
      <Icon size={18} stroke={1.9} aria-hidden />
    </button>
  )
  return (
    <div ref={box} className={classes.mini}>
      <div className={classes.head}>
        {steps.slice(0, 2).map(stepper)}
        <span className={classes.month} aria-live="polite">
          {formatIn(spokenLanguage()).month(shown)}
        </span>
        {steps.slice(2).map(stepper)}
      </div>
      <MantineFrame>
        <DatePicker
          value={day}
          onChange={picked => picked !== null && onPick(picked)}
          date={shown}
          onDateChange={setShown}
          maxLevel="month"
          locale={i18n.language}
          firstDayOfWeek={weekStart === 'sun' ? 0 : 1}
          weekdayFormat="dd"
          getDayProps={markToday(today)}
          {...(minDay !== undefined && { minDate: minDay })}
        />
      </MantineFrame>
    </div>
  )
}
