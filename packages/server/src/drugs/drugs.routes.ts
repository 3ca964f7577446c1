import { type Drug, drugDefaults, fieldsOfDrug, WholeDrug } from '@vicino/domain/drugs/drug.ts'
import {
  createDrug,
  getDrug,
  getDrugs,
  getDrugVersions,
  printScheme,
  updateDrug,
} from '@vicino/domain/drugs/drugs.contract.ts'
import { done } from '../http/done.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import {
  firstStamp,
  nextStamp,
  refuseCorrection,
  tracesOfCorrection,
  tracesOfCreation,
} from '../records/correction.ts'
import { findCurrent, findVersions, insertVersion, replaceVersion } from '../records/records.store.ts'
import { drugTable, listDrugs } from './drugs.store.ts'

export function serveDrugs(serve: Serve): void {
  serve(getDrugs, async ({ tx, dossier, query, today }) => listDrugs(tx, dossier, query.status, today))

  serve(getDrug, async ({ tx, dossier, params }) =>
    found(await findCurrent<Drug>(tx, drugTable, dossier, params.drugId)),
  )

  serve(getDrugVersions, async ({ tx, dossier, params }) =>
    found(await findVersions<Drug>(tx, drugTable, dossier, params.drugId)),
  )

  serve.create(
    createDrug,
    async ({ tx, dossier, author, id, body, now, today }) => {
      const { _id, dossierId, handover, ...written } = body
      const fields = wholeOrRefuse(WholeDrug, { ...drugDefaults(today), ...written })
      const version = { ...fields, ...firstStamp(id, now, handover) }
      const drug = await insertVersion<Drug>(tx, drugTable, { dossier, author }, version)
      return done(drug, tracesOfCreation('Drug', drug, written))
    },
    async ({ tx, dossier, id }) => findCurrent<Drug>(tx, drugTable, dossier, id),
  )

  serve(updateDrug, async ({ tx, dossier, author, params, body, now }) => {
    const { version, reason, struck, handover, ...changed } = body
    const before = found(await findCurrent<Drug>(tx, drugTable, dossier, params.drugId))
    refuseCorrection(before, body, author, now)
    const fields = wholeOrRefuse(WholeDrug, { ...fieldsOfDrug(before), ...changed })
    const next = { ...fields, ...nextStamp(before, body, now) }
    const drug = await replaceVersion<Drug>(tx, drugTable, { dossier, author }, before, next)
    return done(drug, tracesOfCorrection('Drug', drug, changed, struck))
  })

  serve(printScheme, async () => done(null, {}))
}
