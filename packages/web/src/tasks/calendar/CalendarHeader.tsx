import { viewBehind } from '@vicino/domain/calendar/calendar-view.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconDots, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useNarrow } from '../../ui/calendar/use-narrow.ts'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { calendarLink } from './calendar-links.ts'
import classes from './Calendar.module.css'
import { calendarTitle } from './calendar-title.ts'
import { weekStart } from './shown-days.ts'
import { type SidebarFold, SidebarSwitch } from './SidebarSwitch.tsx'
import { TitleCalendar } from './TitleCalendar.tsx'
import type { Calendar } from './use-calendar.ts'
import { useStep } from './use-step.ts'
import { ViewMenu } from './ViewMenu.tsx'

type Props = {
  calendar: Calendar
  /** Absent where there is no room for a sidebar. */
  sidebar?: SidebarFold | undefined
}

/** The way through the calendar: back, the days before and after, today, any day, another view, search, menu. */
export function CalendarHeader({ calendar, sidebar }: Props) {
  const { t } = useTranslation()
  const { view, day, search, show } = calendar
  const narrow = useNarrow()
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(t('Calendario'), heading)
  const behind = viewBehind(view)
  const step = useStep(calendar)
  return (
    <header className={classes.header}>
      <div className={classes.title}>
        {behind !== null && (
          <Link
            to="."
            search={{ ...search, view: behind, date: day }}
            className={classes.tool}
            aria-label={t('Torna al mese')}
          >
            <IconArrowLeft size={22} stroke={1.9} aria-hidden />
          </Link>
        )}
        <h1 ref={heading} tabIndex={-1}>
          <TitleCalendar
            words={calendarTitle(view, day, { weekStart, narrow }, formatIn(spokenLanguage()))}
            day={day}
            onPick={date => show({ date })}
          />
        </h1>
      </div>
      <div className={classes.steps}>
        {sidebar && <SidebarSwitch {...sidebar} />}
        <button
          type="button"
          className={classes.tool}
          aria-label={t('Periodo precedente')}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={22} stroke={1.9} aria-hidden />
        </button>
        <button type="button" className={classes.today} onClick={() => show({ date: undefined })}>
          {t('Oggi')}
        </button>
        <button
          type="button"
          className={classes.tool}
          aria-label={t('Periodo seguente')}
          onClick={() => step(1)}
        >
          <IconChevronRight size={22} stroke={1.9} aria-hidden />
        </button>
      </div>
      <ViewMenu view={view} onChoose={next => show({ view: next, date: day })} />
      <div className={classes.ways}>
        <Link {...calendarLink('search', calendar)} className={classes.tool} aria-label={t('Cerca')}>
          <IconSearch size={22} stroke={1.9} aria-hidden />
        </Link>
        <Link
          {...calendarLink('menu', calendar)}
          className={`${classes.tool} ${classes.menuWay}`}
          aria-label={t('Menu del calendario')}
        >
          <IconDots size={22} stroke={1.9} aria-hidden />
        </Link>
      </div>
    </header>
  )
}
