import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { addingLink } from './calendar-links.ts'
import { CalendarTools } from './CalendarTools.tsx'
import { CalendarWays } from './CalendarWays.tsx'
import classes from './Calendar.module.css'
import { Filters } from './Filters.tsx'
import { weekStart } from './shown-days.ts'
import { MiniSkeleton } from './MiniSkeleton.tsx'
import type { Calendar } from './use-calendar.ts'
import { useReadOnly } from './use-read-only.ts'
import { late } from '../../ui/late.ts'

const MiniCalendar = late(
  async () => (await import('../../ui/fields/MiniCalendar.tsx')).MiniCalendar,
  <MiniSkeleton />,
)

/** Beside the calendar on a desktop: add, any day at a glance, the other pages of the calendar, whose and which tasks. */
export function CalendarSidebar({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation()
  const readOnly = useReadOnly()
  const { day, show, dossierId } = calendar
  return (
    <aside className={classes.sidebar} aria-label={t('Calendario')}>
      {!readOnly && (
        <LinkButton link={addingLink(calendar)} leftSection={<IconPlus size={20} aria-hidden />}>
          {t('Aggiungi')}
        </LinkButton>
      )}
      <MiniCalendar day={day} weekStart={weekStart} onPick={date => show({ date })} />
      {dossierId === undefined && <CalendarWays />}
      <Filters calendar={calendar} />
      <CalendarTools calendar={calendar} />
    </aside>
  )
}
