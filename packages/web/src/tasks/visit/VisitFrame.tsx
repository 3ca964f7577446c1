import type { ClientVisit } from '@vicino/domain/tasks/visit-under-way.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyContext } from '../../calls/presence.ts'
import { DossierContext, type OpenDossier } from '../../session/dossier.ts'
import { usePerson } from '../../session/person.ts'
import { shownWarnings } from '../../warnings/shown-warnings.ts'
import { WarningStrip } from '../../ui/WarningStrip.tsx'
import { VisitClient } from './VisitClient.tsx'
import { HeadOfDossier } from './visit-parts.ts'
import classes from './VisitMode.module.css'

type Props = { visit: ClientVisit; children: ReactNode }

/** The frame of a visit that goes on: its client above it, and the dossier that its parts write into. */
export function VisitFrame({ visit, children }: Props) {
  const { dossierId } = visit
  const { _id: me } = usePerson()
  const [dossier, setDossier] = useState<OpenDossier | null>(null)
  const company = useMemo(() => ({ dossierId, me }), [dossierId, me])
  return (
    <CompanyContext value={company}>
      {!dossier && <KnownOfClient visit={visit} />}
      <HeadOfDossier dossierId={dossierId} onOpened={setDossier} />
      <DossierContext value={dossier}>{children}</DossierContext>
    </CompanyContext>
  )
}

/** What the visit itself knows of the client, until the dossier is read and where it cannot be. */
function KnownOfClient({ visit }: { visit: ClientVisit }) {
  const { t } = useTranslation()
  return (
    <section className={classes.known} aria-label={t('Cliente')} data-stays-above>
      <VisitClient task={visit} />
      {visit.visit && <WarningStrip warnings={shownWarnings(visit.visit.warnings, t)} />}
    </section>
  )
}
