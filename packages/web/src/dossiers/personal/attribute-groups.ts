import {
  IconAmbulance,
  IconCalendarPlus,
  IconChartBar,
  IconClipboardCheck,
  IconClipboardHeart,
  IconClipboardList,
  IconFileCertificate,
  IconFileInvoice,
  IconFileZip,
  IconFiles,
  IconId,
  IconIdBadge2,
  type Icon,
  IconListDetails,
  IconPaperclip,
  IconRoute,
  IconUsersGroup,
} from '@tabler/icons-react'
import { pages } from '../../pages/pages.ts'
import { readsRecords } from '../../records/record-kinds.ts'
import type { DossierWay } from '../dossier-way.ts'

/** A page of a dossier, as a menu shows it. */
export type DossierEntry = DossierWay & { icon: Icon }
type Group = { label: string; entries: readonly DossierEntry[] }

/** The pages of a dossier that its menu shows. */
export const attributeGroups: readonly Group[] = [
  {
    label: 'Il paziente',
    entries: [
      { page: pages.personalData, label: 'Dati personali', icon: IconId },
      { page: pages.prescriptions, label: 'Prescrizione', icon: IconFileCertificate },
      { page: pages.contactPersons, label: 'Persone di contatto', icon: IconUsersGroup },
      { page: pages.sanitaryData, label: 'Sanitary data', icon: IconIdBadge2 },
      { page: pages.anamnesis, label: 'Anamnesi', icon: IconClipboardHeart },
      { page: pages.emergencySheet, label: "Scheda d'emergenza", icon: IconAmbulance },
    ],
  },
  {
    label: 'Il lavoro',
    entries: [
      { page: pages.protocols, label: 'Protocolli', icon: IconRoute },
      { page: pages.dossierActivity, label: 'Attività', icon: IconListDetails, isOpenTo: readsRecords },
      { page: pages.carePlans, label: 'Piano di cura', icon: IconClipboardList },
      { page: pages.dayServices, label: 'Pianifica le prestazioni', icon: IconCalendarPlus },
      { page: pages.performances, label: 'Prestazioni eseguite', icon: IconClipboardCheck },
      { page: pages.invoices, label: 'Fatture', icon: IconFileInvoice },
      { page: pages.documents, label: 'Documenti', icon: IconFiles },
      { page: pages.attachments, label: 'Allegati', icon: IconPaperclip },
      { page: pages.dossierArchive, label: 'Esporta il dossier', icon: IconFileZip },
    ],
  },
  {
    label: 'For Government',
    entries: [{ page: pages.dossierStatistics, label: 'Statistiche', icon: IconChartBar }],
  },
]
