import {
  IconAddressBook,
  IconChartBar,
  IconFileCertificate,
  IconListCheck,
  IconListSearch,
  IconSettings,
  IconShieldLock,
} from '@tabler/icons-react'
import { pages } from '../../pages/pages.ts'
import { billing, type MenuEntry } from '../entries.ts'

/** Ways that are needed less often: they stand on the page "Altro", and come with it. */
export const moreEntries: readonly MenuEntry[] = [
  { page: pages.renewals, label: 'Prescrizioni da rinnovare', icon: IconFileCertificate },
  billing,
  { page: pages.statistics, label: 'Statistiche', icon: IconChartBar },
  { page: pages.contacts, label: 'Rubrica', icon: IconAddressBook },
  { page: pages.settings, label: 'Impostazioni', icon: IconSettings },
  { page: pages.setup, label: 'Per iniziare', icon: IconListCheck },
  { page: pages.security, label: 'Accesso e sicurezza', icon: IconShieldLock },
  { page: pages.audit, label: 'Registro degli accessi', icon: IconListSearch },
]
