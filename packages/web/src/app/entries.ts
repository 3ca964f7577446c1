import {
  type Icon,
  IconCalendarWeek,
  IconChartBar,
  IconDots,
  IconFileInvoice,
  IconFolders,
  IconSun,
} from '@tabler/icons-react'
import type { LinkTarget } from '../pages/link-target.ts'
import { type Doors, pages } from '../pages/pages.ts'

export type MenuEntry = {
  page: Doors & { pattern: string; link: () => LinkTarget }
  label: string
  icon: Icon
  /** Where else the entry is the current one: beginnings of addresses beside its own. */
  within?: readonly string[]
}

/** The main ways through the application, in the order of a nurse's day. */
export const entries: readonly MenuEntry[] = [
  {
    page: pages.today,
    label: 'Oggi',
    icon: IconSun,
    within: [pages.round.pattern, pages.handover.pattern, pages.confirmDay.pattern],
  },
  { page: pages.calendar, label: 'Calendario', icon: IconCalendarWeek },
  {
    page: pages.dossiers,
    label: 'Dossier',
    icon: IconFolders,
    within: ['/dossier', pages.emergencyAccess.pattern],
  },
  {
    page: pages.more,
    label: 'Altro',
    icon: IconDots,
    within: [
      pages.account.pattern,
      pages.audit.pattern,
      pages.contacts.pattern,
      pages.billing.pattern,
      pages.renewals.pattern,
      pages.statistics.pattern,
      pages.settings.pattern,
      pages.setup.pattern,
      pages.flow.pattern,
      '/business',
    ],
  },
]

export const billing: MenuEntry = { page: pages.billing, label: 'Fatturazione', icon: IconFileInvoice }

const statistics: MenuEntry = { page: pages.statistics, label: 'Statistiche', icon: IconChartBar }

/** In the sidebar there is room for where an office spends its day. */
export const sidebarEntries: readonly MenuEntry[] = [
  ...entries.slice(0, -1),
  billing,
  statistics,
  ...entries.slice(-1),
]
