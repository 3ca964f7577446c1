import { getEmergencySheet, printEmergencySheet } from '@vicino/domain/dossiers/emergency-sheet.contract.ts'
import { done } from '../http/done.ts'
import type { Serve } from '../http/serve.ts'
import { readEmergencySheet } from './emergency-sheet.store.ts'

export function serveEmergencySheet(serve: Serve): void {
  serve(getEmergencySheet, call => readEmergencySheet(call.tx, call.dossier, call, call.today))

  serve(printEmergencySheet, async () => done(null, {}))
}
