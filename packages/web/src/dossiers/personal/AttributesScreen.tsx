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
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { readsRecords } from '../../records/record-kinds.ts'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Page, Stack } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { type DossierWay, openWays } from '../dossier-way.ts'
import classes from './Attributes.module.css'

type Group = { label: string; entries: readonly (DossierWay & { icon: Icon })[] }

const groups: readonly Group[] = [
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

/** What belongs to the client and to the work. */
export function AttributesScreen() {
  const { t } = useTranslation()
  const dossier = useDossier()
  const dossierId = dossier._id
  const shown = groups
    .map(({ label, entries }) => ({ label, entries: openWays(dossier, entries) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <Page>
      <PageHeader title={t('Sezioni del dossier')} back={pages.dossier.link({ dossierId })} />
      <Stack>
        {shown.map(({ label, entries }) => (
          <section key={label}>
            <h2 className={classes.group}>{t(label)}</h2>
            <List label={t(label)}>
              {entries.map(({ page, label: name, icon: Icon }) => (
                <Row
                  key={page.pattern}
                  link={page.link({ dossierId })}
                  start={<RowIcon icon={Icon} />}
                  title={t(name)}
                />
              ))}
            </List>
          </section>
        ))}
      </Stack>
    </Page>
  )
}
