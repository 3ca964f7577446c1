import {
  IconCalendarWeek,
  IconFileText,
  IconFolderOpen,
  type Icon,
  IconListDetails,
  IconReceipt2,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type OpenDossier, useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { readsRecords } from '../../records/record-kinds.ts'
import { useStanding } from '../../app/use-standing.ts'
import { linkProps } from '../../ui/link-target.ts'
import classes from './DossierTiles.module.css'

type Tile = {
  page: { pattern: string; link: (params: { dossierId: string }) => { to: string } }
  label: string
  icon: Icon
  /** Without one it is open to everybody who has come so far. */
  isOpenTo?: (dossier: OpenDossier) => boolean
}

const tiles: readonly Tile[] = [
  { page: pages.stakeholders, label: 'Operatori', icon: IconUsers },
  {
    page: pages.billing,
    label: 'Fatture',
    icon: IconReceipt2,
    isOpenTo: ({ reads }) => reads('billing.read'),
  },
  { page: pages.documents, label: 'Documenti', icon: IconFileText },
  { page: pages.dossierCalendar, label: 'Calendario', icon: IconCalendarWeek },
  { page: pages.attributes, label: 'Dossier', icon: IconFolderOpen },
  { page: pages.dossierActivity, label: 'Attività', icon: IconListDetails, isOpenTo: readsRecords },
]

/** The ways into a dossier, those whose page stands and that the person may open. */
export function DossierTiles() {
  const { t } = useTranslation()
  const dossier = useDossier()
  const dossierId = dossier._id
  const stands = useStanding()
  const shown = tiles.filter(({ page, isOpenTo }) => stands(page) && (isOpenTo?.(dossier) ?? true))
  return (
    <nav aria-label={t('Pagine del dossier')}>
      <ul className={classes.tiles}>
        {shown.map(({ page, label, icon: Icon }) => (
          <li key={page.pattern}>
            <Link {...linkProps(page.link({ dossierId }))} className={classes.tile}>
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
