import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { CompanyContext } from '../../calls/presence.ts'
import { DossierShell } from '../../dossiers/head/DossierShell.tsx'
import { pages } from '../../pages/pages.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { usePerson } from '../../session/person.ts'

const WarningsSheet = lazy(async () => ({
  default: (await import('../../warnings/WarningsSheet.tsx')).WarningsSheet,
}))

/** The dossier's shell with the sheet of its warnings, which opens over whatever page of the dossier is open. */
export function DossierFrame() {
  const { dossierId } = useParams({ from: pages.dossier.pattern })
  const { _id: me } = usePerson()
  const company = useMemo(() => ({ dossierId, me }), [dossierId, me])
  return (
    <CompanyContext value={company}>
      <DossierShell
        missing={<NotFoundScreen />}
        warningsSheet={close => (
          <Suspense>
            <WarningsSheet onClose={close} />
          </Suspense>
        )}
      />
    </CompanyContext>
  )
}
