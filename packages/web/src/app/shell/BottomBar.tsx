import { IconSearch } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { entries } from '../entries.ts'
import { entryAt } from '../../pages/entry-at.ts'
import classes from './Shell.module.css'
import { useOpenWays } from '../../session/use-open-ways.ts'

export function BottomBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation()
  const shown = useOpenWays(entries)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const here = entryAt(shown, path)
  return (
    <nav className={classes.bar} aria-label={t('Navigazione principale')}>
      {shown.map(({ page, label, icon: Icon }) => (
        <Link
          key={page.pattern}
          {...page.link()}
          className={classes.barEntry}
          activeOptions={{ exact: true }}
          aria-current={page === here?.page ? 'page' : undefined}
        >
          <span className={classes.barIcon}>
            <Icon size={23} stroke={1.8} aria-hidden />
          </span>
          {t(label)}
        </Link>
      ))}
      <button type="button" className={classes.barEntry} onClick={onSearch}>
        <span className={classes.barIcon}>
          <IconSearch size={23} stroke={1.8} aria-hidden />
        </span>
        {t('Trova')}
      </button>
    </nav>
  )
}
