import type { Permission } from '@vicino/domain/access/matrix.ts'
import {
  type Icon,
  IconCalendarWeek,
  IconDots,
  IconFolders,
  IconListDetails,
  IconListSearch,
  IconShieldLock,
  IconSun,
} from '@tabler/icons-react'
import { pages } from '../pages/pages.ts'

export type Entry = {
  page: { pattern: string; link: () => { to: string } }
  label: string
  icon: Icon
  /** Where else the entry is the current one: beginnings of addresses beside its own. */
  within?: readonly string[]
  /** Shown only to whoever holds this; everybody sees an entry without it. */
  permission?: Permission
}

/** The main ways through the application, in the order of a nurse's day. */
export const entries: readonly Entry[] = [
  { page: pages.today, label: 'Oggi', icon: IconSun },
  { page: pages.plan, label: 'Calendario', icon: IconCalendarWeek },
  {
    page: pages.dossiers,
    label: 'Dossier',
    icon: IconFolders,
    permission: 'dossier.list',
    within: ['/dossier'],
  },
  { page: pages.activity, label: 'Attività', icon: IconListDetails },
  {
    page: pages.more,
    label: 'Altro',
    icon: IconDots,
    within: [pages.account.pattern, pages.audit.pattern],
  },
]

/** Ways that are needed less often: they stand on the page "Altro". */
export const moreEntries: readonly Entry[] = [
  { page: pages.security, label: 'Accesso e sicurezza', icon: IconShieldLock },
  { page: pages.audit, label: 'Registro degli accessi', icon: IconListSearch, permission: 'audit.read' },
]
