import { getDossierSetup, getSetup } from '@vicino/domain/dossiers/setup.contract.ts'
import { setupProgress } from '@vicino/domain/dossiers/setup.ts'
import type { Serve } from '../http/serve.ts'
import { countSetupOfBusiness, countSetupOfDossier } from './setup.store.ts'

export function serveSetup(serve: Serve): void {
  serve(getSetup, async ({ tx, today }) => {
    const { kind, counts } = await countSetupOfBusiness(tx, today)
    return setupProgress(kind, counts)
  })

  serve(getDossierSetup, async ({ tx, dossier, today }) => {
    const { kind, counts } = await countSetupOfDossier(tx, dossier, today)
    return setupProgress(kind, counts)
  })
}
