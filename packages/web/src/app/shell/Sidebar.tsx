import { IconSearch } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { sidebarEntries } from '../entries.ts'
import { entryAt } from '../../pages/entry-at.ts'
import { pages } from '../../pages/pages.ts'
import { usePerson } from '../../session/person.ts'
import classes from './Shell.module.css'
import { useOpenWays } from '../../session/use-open-ways.ts'

export function Sidebar({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation()
  const person = usePerson()
  const open = useOpenWays(sidebarEntries)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const here = entryAt(open, path)
  const shown = open.filter(({ page }) => page !== pages.more)
  return (
    <nav className={classes.sidebar} aria-label={t('Navigazione principale')}>
      <Link {...pages.today.link()} className={classes.brand}>
        <img src="/icon.svg" width={30} height={30} alt="" />
        Vicino
      </Link>
      <Stack gap={2}>
        <button type="button" className={classes.entry} onClick={onSearch}>
          <IconSearch size={21} stroke={1.8} aria-hidden />
          {t('Trova')}
        </button>
        {shown.map(({ page, label, icon: Icon }) => (
          <Link
            key={page.pattern}
            {...page.link()}
            className={classes.entry}
            activeOptions={{ exact: true }}
            aria-current={page === here?.page ? 'page' : undefined}
          >
            <Icon size={21} stroke={1.8} aria-hidden />
            {t(label)}
          </Link>
        ))}
      </Stack>
      <Link
        {...pages.more.link()}
        className={classes.person}
        activeOptions={{ exact: true }}
        aria-current={here?.page === pages.more ? 'page' : undefined}
      >
        <PersonAvatar id={person._id} name={person.name} picture={person.avatar} size={38} />
        <span>
          <span className={classes.personName}>{person.name}</span>
          <span className={classes.personBusiness}>
            {person.business?.name ?? t('Profilo e impostazioni')}
          </span>
        </span>
      </Link>
    </nav>
  )
}
