import {
  IconCalendarWeek,
  IconFileInvoice,
  IconFiles,
  IconFolderOpen,
  type Icon,
  IconListDetails,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { readsRecords } from '../records/record-kinds.ts'
import { type DossierWay, openWays } from '../dossiers/dossier-way.ts'
import classes from './DossierTiles.module.css'

const tiles: readonly (DossierWay & { icon: Icon })[] = [
  { page: pages.stakeholders, label: 'Operatori', icon: IconUsers },
  { page: pages.invoices, label: 'Fatture', icon: IconFileInvoice },
  { page: pages.documents, label: 'Documenti', icon: IconFiles },
  { page: pages.dossierCalendar, label: 'Calendario', icon: IconCalendarWeek },
  { page: pages.attributes, label: 'Dossier', icon: IconFolderOpen },
  { page: pages.dossierActivity, label: 'Attività', icon: IconListDetails, isOpenTo: readsRecords },
]

/** The ways into a dossier that the person may open. */
export function DossierTiles() {
  const { t } = useTranslation()
  const dossier = useDossier()
  const dossierId = dossier._id
  return (
    <nav aria-label={t('Pagine del dossier')}>
      <ul className={classes.tiles}>
        {openWays(dossier, tiles).map(({ page, label, icon: Icon }) => (
          <li key={page.pattern}>
            <Link {...page.link({ dossierId })} className={classes.tile}>
              <span className={classes.icon} aria-hidden>
                <Icon size={24} stroke={1.7} />
              </span>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
