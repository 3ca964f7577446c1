import { type Icon, IconCalendarWeek, IconFolders, IconLayoutBoard, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { LinkTarget } from '../../pages/link-target.ts'
import { pages } from '../../pages/pages.ts'
import { useOpenWays } from '../../session/use-open-ways.ts'
import classes from './Calendar.module.css'

const ways = [
  { page: pages.calendar, label: 'Appuntamenti', icon: IconCalendarWeek },
  { page: pages.assign, label: 'Assegnazioni', icon: IconLayoutBoard },
  { page: pages.dossiers, label: 'Dossier', icon: IconFolders },
  { page: pages.operators, label: 'Operatori', icon: IconUsers },
]

/** The pages of the calendar: appointments, assignments, dossiers, operators. */
export function CalendarWays() {
  const { t } = useTranslation()
  const shown = useOpenWays(ways)
  return (
    <nav aria-label={t('Pagine del calendario')} className={classes.pages}>
      {shown.map(({ page, label, icon }) => (
        <Way key={page.pattern} link={page.link()} label={t(label)} icon={icon} />
      ))}
    </nav>
  )
}

function Way({ link, label, icon: Sign }: { link: LinkTarget; label: string; icon: Icon }) {
  return (
    <Link {...link} className={classes.way} activeOptions={{ exact: true, includeSearch: false }}>
      <Sign size={20} stroke={1.8} aria-hidden />
      {label}
    </Link>
  )
}
