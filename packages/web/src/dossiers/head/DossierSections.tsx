import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { entryAt } from '../../pages/entry-at.ts'
import { pages } from '../../pages/pages.ts'
import { useOpenPage } from '../../pages/use-open-page.ts'
import { readsRecords } from '../../records/record-kinds.ts'
import { useDossier } from '../../session/dossier.ts'
import { type DossierWay, openWays } from '../dossier-way.ts'
import classes from './DossierSections.module.css'

type Section = DossierWay & {
  /** Where else it is the current one: beginnings of addresses beside its own. */
  within?: readonly string[]
}

const groups: readonly { label: string; sections: readonly Section[] }[] = [
  {
    label: 'Cura',
    sections: [
      { page: pages.dossierActivity, label: 'Attività', isOpenTo: readsRecords },
      { page: pages.focus, label: 'Focus' },
      { page: pages.readings, label: 'Sorveglianza', within: [pages.quickReading.pattern] },
      { page: pages.drugs, label: 'Farmaci' },
      { page: pages.anamnesis, label: 'Anamnesi', within: ['/dossier/$dossierId/anamnesis'] },
      { page: pages.carePlans, label: 'Piano di cura' },
      { page: pages.protocols, label: 'Protocolli' },
    ],
  },
  {
    label: 'Il lavoro',
    sections: [
      { page: pages.dossierCalendar, label: 'Calendario' },
      { page: pages.dayServices, label: 'Pianifica le prestazioni' },
      { page: pages.performances, label: 'Prestazioni eseguite' },
      { page: pages.prescriptions, label: 'Prescrizioni' },
      { page: pages.invoices, label: 'Fatture' },
      { page: pages.stakeholders, label: 'Operatori' },
    ],
  },
  {
    label: 'Il paziente',
    sections: [
      { page: pages.personalData, label: 'Dati personali' },
      { page: pages.contactPersons, label: 'Persone di contatto' },
      { page: pages.sanitaryData, label: 'Dati sanitari' },
      { page: pages.documents, label: 'Documenti', within: [pages.attachments.pattern] },
      { page: pages.dossierStatistics, label: 'Statistiche' },
    ],
  },
]

/** The sections of the open dossier that the person may read, beside each of its pages. */
export function DossierSections() {
  const { t } = useTranslation()
  const dossier = useDossier()
  const { _id: dossierId } = dossier
  const openPage = useOpenPage() ?? ''
  const shown = groups
    .map(({ label, sections }) => ({ label, sections: openWays(dossier, sections) }))
    .filter(({ sections }) => sections.length > 0)
  const here = entryAt(
    shown.flatMap(({ sections }) => sections),
    openPage,
  )
  const wayTo = ({ page, label }: Section, isHere: boolean) => (
    <Link
      {...page.link({ dossierId })}
      className={classes.section}
      activeOptions={{ exact: true }}
      aria-current={isHere ? 'page' : undefined}
    >
      {t(label)}
    </Link>
  )
  return (
    <nav className={classes.sections} aria-label={t('Sezioni del dossier')}>
      {wayTo({ page: pages.dossier, label: 'Panoramica' }, openPage === pages.dossier.pattern)}
      {shown.map(({ label, sections }) => (
        <section key={label} aria-label={t(label)}>
          <p className={classes.group} aria-hidden>
            {t(label)}
          </p>
          <ul>
            {sections.map(section => (
              <li key={section.page.pattern}>{wayTo(section, section === here)}</li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
