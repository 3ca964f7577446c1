import { IconArrowLeft } from '@tabler/icons-react'
import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { useOpenPage } from '../pages/use-open-page.ts'
import pill from '../ui/Pill.module.css'
import { activityEntries } from './activity-entries.ts'
import classes from './ActivityArea.module.css'
import { filterPartOf } from './filter-parts.ts'
import { UnreadCount } from './UnreadCount.tsx'

/** The activity area: its menu stands above each of its lists, not above forms and single records. */
export function ActivityArea() {
  const { t } = useTranslation()
  const { _id: dossierId, opens } = useDossier()
  const here = useOpenPage()
  const shown = activityEntries.filter(({ page }) => opens(page))
  // The sheet of filters stands over the log.
  const isList = filterPartOf(here) !== undefined || shown.some(({ page }) => page.pattern === here)
  return (
    <>
      {isList && (
        <nav className={classes.menu} aria-label={t('Menu delle attività')}>
          <Link
            {...pages.dossier.link({ dossierId })}
            className={classes.back}
            activeOptions={{ exact: true }}
            aria-label={t('Vai al dossier')}
          >
            <IconArrowLeft size={24} stroke={1.9} aria-hidden />
          </Link>
          <ul className={classes.entries}>
            {shown.map(({ page, label, icon: Icon, kind }) => (
              <li key={page.pattern}>
                <Link
                  {...page.link({ dossierId })}
                  className={`${pill.pill} ${classes.entry}`}
                  activeOptions={{ exact: true, includeSearch: false }}
                >
                  <Icon size={19} stroke={1.8} aria-hidden />
                  {t(label)}
                  <UnreadCount dossierId={dossierId} kind={kind} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Outlet />
    </>
  )
}
