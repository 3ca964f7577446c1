import { ageAt } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { noClient, type Task } from '@vicino/domain/tasks/task.ts'
import type { VisitSheet } from '@vicino/domain/tasks/visit-sheet.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { shownWarnings } from '../../warnings/shown-warnings.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { late } from '../../ui/late.ts'
import { WarningStrip } from '../../ui/WarningStrip.tsx'
import { DueDoses } from './DueDoses.tsx'
import { VisitWay } from './VisitWay.tsx'
import classes from './VisitClient.module.css'

/** Few visits are the first ones after a stay in hospital. */
const HospitalReturnStrip = late(
  async () => (await import('../../drugs/hospital-return/HospitalReturnStrip.tsx')).HospitalReturnStrip,
)

/** Its code comes with the notes of a dose: few drugs have none. */
const VisitWithoutDose = late(
  async () => (await import('../../administrations/round/VisitDoseNotes.tsx')).VisitWithoutDose,
)

/** Whom a visit is to: name and age, a tap away from the dossier. */
export function VisitClient({ task: { _id, client, dossierId, visit } }: { task: Task }) {
  const { t } = useTranslation()
  const name = client?.name ?? t(noClient.label)
  return (
    <div className={classes.client}>
      <ClientAvatar id={client?._id ?? _id} name={name} picture={client?.avatar ?? null} size={52} />
      <div className={classes.who}>
        <h2 className={classes.name}>
          {dossierId ? <Link {...pages.dossier.link({ dossierId })}>{name}</Link> : name}
        </h2>
        {visit && <BirthLine birthday={visit.birthday} />}
      </div>
    </div>
  )
}

function BirthLine({ birthday }: { birthday: string }) {
  const { t } = useTranslation()
  const age = ageAt(birthday, useToday())
  return (
    <p className={classes.birth}>
      {t('{{day}}, {{count}} anni', { day: formatIn(spokenLanguage()).day(birthday), count: age })}
    </p>
  )
}

/** What to mind, how to get in, what to give: read in front of the door. */
export function VisitSheetView({ visit, dossierId }: Pick<Task, 'visit' | 'dossierId'>) {
  const { t } = useTranslation()
  if (!visit) return null
  return (
    <>
      <WarningStrip warnings={shownWarnings(visit.warnings, t)} />
      {dossierId && visit.hospital_return && (
        <HospitalReturnStrip dossierId={dossierId} stay={visit.hospital_return} />
      )}
      <VisitWay visit={visit} />
      <KnownDrugs visit={visit} dossierId={dossierId} />
    </>
  )
}

type DrugsProps = { visit: Pick<VisitSheet, 'due' | 'without_dose'>; dossierId: Task['dossierId'] }

/** What the visit itself knows of its drugs: what is due, and what nobody wrote a dose of. */
export function KnownDrugs({ visit: { due, without_dose }, dossierId }: DrugsProps) {
  return (
    <>
      {due && <DueDoses due={due} dossierId={dossierId} />}
      {without_dose && without_dose.length > 0 && dossierId && (
        <VisitWithoutDose drugs={without_dose} dossierId={dossierId} />
      )}
    </>
  )
}
