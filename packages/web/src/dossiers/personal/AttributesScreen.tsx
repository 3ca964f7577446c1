import {
  IconCalendarPlus,
  IconChartBar,
  IconClipboardCheck,
  IconClipboardHeart,
  IconClipboardList,
  IconFileCertificate,
  IconHeartHandshake,
  IconId,
  IconIdBadge2,
  type Icon,
  IconListDetails,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type OpenDossier, useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { readsRecords } from '../../records/record-kinds.ts'
import { useStanding } from '../../app/use-standing.ts'
import type { LinkTarget } from '../../ui/link-target.ts'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Page, Stack } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import classes from './Attributes.module.css'

type Entry = {
  page: { pattern: string; link: (params: { dossierId: string }) => LinkTarget }
  label: string
  icon: Icon
  /** Without one it is open to everybody who has come so far. */
  isOpenTo?: (dossier: OpenDossier) => boolean
}
type Group = { label: string; entries: readonly Entry[] }

const groups: readonly Group[] = [
  {
    label: 'Il paziente',
    entries: [
      {
        page: pages.personalData,
        label: 'Dati personali',
        icon: IconId,
        isOpenTo: ({ reads }) => reads('personal.read'),
      },
      {
        page: pages.prescription,
        label: 'Prescrizione',
        icon: IconFileCertificate,
        isOpenTo: ({ reads }) => reads('prescription.read'),
      },
      {
        page: pages.sanitaryData,
        label: 'Sanitary data',
        icon: IconIdBadge2,
        isOpenTo: ({ reads }) => reads('sanitary.read'),
      },
      {
        page: pages.anamnesis,
        label: 'Anamnesi',
        icon: IconClipboardHeart,
        isOpenTo: ({ reads }) => reads('anamnesis.read'),
      },
    ],
  },
  {
    label: 'Il lavoro',
    entries: [
      { page: pages.protocols, label: 'Protocolli', icon: IconClipboardList },
      { page: pages.dossierActivity, label: 'Attività', icon: IconListDetails, isOpenTo: readsRecords },
      { page: pages.planning, label: 'Pianifica le prestazioni', icon: IconCalendarPlus },
      { page: pages.performances, label: 'Prestazioni eseguite', icon: IconClipboardCheck },
      { page: pages.carePlan, label: 'Piano di cura', icon: IconHeartHandshake },
    ],
  },
  {
    label: 'For Government',
    entries: [
      {
        page: pages.statistics,
        label: 'Statistiche',
        icon: IconChartBar,
        isOpenTo: ({ reads }) => reads('statistics.aggregate'),
      },
    ],
  },
]

/** What belongs to the client, to the work and to the authorities: the entries whose page stands. */
export function AttributesScreen() {
  const { t } = useTranslation()
  const dossier = useDossier()
  const dossierId = dossier._id
  const stands = useStanding()
  const shown = groups
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter(({ page, isOpenTo }) => stands(page) && (isOpenTo?.(dossier) ?? true)),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <Page>
      <PageHeader title={t('Dossier')} back={pages.dossier.link({ dossierId })} />
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
