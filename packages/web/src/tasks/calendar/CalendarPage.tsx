import type { CalendarView } from '@vicino/domain/calendar/calendar-view.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { bringAhead } from '../../ui/bring-code.ts'
import { useNarrow } from '../../ui/calendar/use-narrow.ts'
import { isDragging } from '../../ui/calendar/pointer-drag.ts'
import { useBesideSections } from '../../session/use-beside-sections.ts'
import { screenHook } from '../../ui/screen-hook.ts'
import { useRemembered } from '../../ui/use-remembered.ts'
import { useSwipe } from '../../ui/use-swipe.ts'
import { addingLink } from './calendar-links.ts'
import classes from './Calendar.module.css'
import { CalendarHeader } from './CalendarHeader.tsx'
import { FilterStrip } from './FilterStrip.tsx'
import { HoursView } from './HoursView.tsx'
import { MiniSkeleton } from './MiniSkeleton.tsx'
import { MonthView } from './MonthView.tsx'
import { ScheduleView } from './ScheduleView.tsx'
import { UndoKey } from '../undo/UndoKey.tsx'
import { useStep } from './use-step.ts'
import { type Calendar, useCalendar } from './use-calendar.ts'
import { useReadOnly } from './use-read-only.ts'
import { WeekList } from './WeekList.tsx'
import { late } from '../../ui/late.ts'

/** A phone never loads it. Its small calendar is asked for together with it, and not only once it is there. */
const CalendarSidebar = late(
  async () => {
    void bringAhead(() => import('../../ui/fields/MiniCalendar.tsx'))
    return (await import('./CalendarSidebar.tsx')).CalendarSidebar
  },
  <div className={classes.sidebar}>
    <MiniSkeleton />
  </div>,
)

/** How a view shows the days of a calendar. */
type View = ComponentType<{ calendar: Calendar }>

const views: Record<CalendarView, View> = {
  schedule: ScheduleView,
  day: ({ calendar }) => <HoursView calendar={{ ...calendar, view: 'day' }} />,
  week: Week,
  month: MonthView,
}

/** Seven days beside each other have no room on a phone. */
function Week({ calendar }: { calendar: Calendar }) {
  const narrow = useNarrow()
  return narrow ? <WeekList calendar={calendar} /> : <HoursView calendar={{ ...calendar, view: 'week' }} />
}

const noTeam = {}

/** Whether it is the calendar of all: neither one's own nor one operator's, nor a client's. */
const isOfTeam = ({ of, dossierId, filter: { operatorId } }: Calendar): boolean =>
  of === 'all' && dossierId === undefined && operatorId === undefined

/** Whether there is room for its sidebar. */
const useWide = screenHook('(min-width: 69.375em)')

type Props = {
  /** How the days of a whole team are shown, to who plans for it: one view, or more. */
  team?: Partial<Record<CalendarView, View>>
}

/** The calendar with its header and, where there is room, its sidebar; beside a whole team, or a dossier's sections, it is first folded. */
export function CalendarPage({ team = noTeam }: Props) {
  const { t } = useTranslation()
  const calendar = useCalendar()
  const teamView = isOfTeam(calendar) ? team[calendar.view] : undefined
  const readOnly = useReadOnly()
  const isWide = useWide()
  const [foldedAlone, setFoldedAlone] = useRemembered('calendar-sidebar', false)
  const [foldedOfTeam, setFoldedOfTeam] = useRemembered('team-sidebar', true)
  const [foldedOfClient, setFoldedOfClient] = useRemembered('client-sidebar', useBesideSections())
  const [folded, setFolded] = teamView
    ? [foldedOfTeam, setFoldedOfTeam]
    : calendar.dossierId === undefined
      ? [foldedAlone, setFoldedAlone]
      : [foldedOfClient, setFoldedOfClient]
  const withSidebar = isWide && !folded
  const View = teamView ?? views[calendar.view]
  const step = useStep(calendar)
  const turn = (by: 1 | -1): void => {
    if (!isDragging()) step(by)
  }
  const swipe = useSwipe({ onLeft: () => turn(1), onRight: () => turn(-1) })
  return (
    <div className={classes.page} data-stays-above>
      <UndoKey />
      {withSidebar && <CalendarSidebar calendar={calendar} />}
      <div className={classes.main}>
        <CalendarHeader calendar={calendar} sidebar={isWide ? { folded, onFold: setFolded } : undefined} />
        <FilterStrip calendar={calendar} />
        <div
          className={classes.body}
          data-view={teamView ? 'team' : calendar.view}
          {...(calendar.view !== 'schedule' && swipe)}
        >
          <View calendar={calendar} />
        </div>
      </div>
      {!withSidebar && !readOnly && (
        <Link {...addingLink(calendar)} className={classes.add} aria-label={t('Aggiungi')}>
          <IconPlus size={26} stroke={2} aria-hidden />
        </Link>
      )}
    </div>
  )
}
