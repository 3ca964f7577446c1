import { drugRecord, printScheme } from '@vicino/domain/drugs/drugs.contract.ts'
import { done } from '../http/done.ts'
import type { Serve } from '../http/serve.ts'
import { serveRecord } from '../records/serve-record.ts'
import { drugTable, listDrugs } from './drugs.store.ts'
import { serveHospitalReturn } from './hospital-return.routes.ts'
import { weighDrug } from './weigh-drug.ts'

export function serveDrugs(serve: Serve): void {
  serveHospitalReturn(serve)
  serveRecord(serve, drugRecord, {
    table: drugTable,
    list: ({ tx, dossier, query, today }) => listDrugs(tx, dossier, query.status, today),
    weigh: weighDrug,
  })

  serve(printScheme, async () => done(null, {}))
}
