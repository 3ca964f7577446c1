import { useMemo } from 'react'
import { CompanyContext } from '../../calls/presence.ts'
import { DossierShell } from '../../dossiers/head/DossierShell.tsx'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { usePerson } from '../../session/person.ts'
import { late } from '../../ui/late.ts'

const WarningsSheet = late(async () => (await import('../../warnings/WarningsSheet.tsx')).WarningsSheet)

/** The dossier's shell with the sheet of its warnings, which opens over whatever page of the dossier is open. */
export function DossierFrame() {
  const { dossierId } = usePage(pages.dossier).params
  const { _id: me } = usePerson()
  const company = useMemo(() => ({ dossierId, me }), [dossierId, me])
  return (
    <CompanyContext value={company}>
      <DossierShell missing={<NotFoundScreen />} warningsSheet={close => <WarningsSheet onClose={close} />} />
    </CompanyContext>
  )
}
