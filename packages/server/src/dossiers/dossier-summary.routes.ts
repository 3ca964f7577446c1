import { getDossierSummary } from '@vicino/domain/dossiers/dossier-summary.contract.ts'
import type { Serve } from '../http/serve.ts'
import { readDossierSummary } from './dossier-summary.store.ts'

export function serveDossierSummary(serve: Serve): void {
  serve(getDossierSummary, call => readDossierSummary(call.tx, call.dossier, call))
}
