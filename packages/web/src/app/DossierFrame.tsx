import { Suspense, lazy, useCallback, useState } from 'react'
import { DossierShell } from '../dossiers/DossierShell.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const WarningsSheet = lazy(async () => ({
  default: (await import('../warnings/WarningsSheet.tsx')).WarningsSheet,
}))

/** The dossier's shell with the sheet of its warnings, which opens over whatever page of the dossier is open. */
export function DossierFrame() {
  const [warnings, setWarnings] = useState(false)
  const showWarnings = useCallback(() => setWarnings(true), [])
  return (
    <DossierShell missing={<NotFoundScreen />} showWarnings={showWarnings}>
      {warnings && (
        <Suspense>
          <WarningsSheet onClose={() => setWarnings(false)} />
        </Suspense>
      )}
    </DossierShell>
  )
}
