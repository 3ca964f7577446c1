import { Suspense, lazy } from 'react'
import { DossierShell } from '../dossiers/DossierShell.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const WarningsSheet = lazy(async () => ({
  default: (await import('../warnings/WarningsSheet.tsx')).WarningsSheet,
}))

/** The dossier's shell with the sheet of its warnings, which opens over whatever page of the dossier is open. */
export function DossierFrame() {
  return (
    <DossierShell
      missing={<NotFoundScreen />}
      warningsSheet={close => (
        <Suspense>
          <WarningsSheet onClose={close} />
        </Suspense>
      )}
    />
  )
}
