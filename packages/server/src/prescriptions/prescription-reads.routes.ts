import { balanceOf, holdingOn } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { givenDays } from '@vicino/domain/prescriptions/given-days.ts'
import {
  getBalanceOn,
  getOpenPrescription,
  getPrescription,
  getPrescriptionBalance,
  getPrescriptions,
  getPrescriptionVersions,
  getRenewals,
} from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { getVisitsBeyond, visitsBeyondTold } from '@vicino/domain/prescriptions/visits-beyond.contract.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Tx } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { findCurrent, findVersions } from '../records/records.store.ts'
import { listUsedMinutes, listVisitedDays } from './prescription-balance.store.ts'
import {
  listPrescriptions,
  listRenewals,
  prescriptionTable,
  type StoredPrescription,
} from './prescriptions.store.ts'
import { tellingPrescriptions } from './told-prescription.ts'
import { listVisitsBeyond } from './visits-beyond.store.ts'

/** What is read of prescriptions: themselves, what of them is used, and what visits go beyond them. */
export function servePrescriptionReads(serve: Serve): void {
  serve(getRenewals, async ({ tx, author, query, today }) => {
    const page = await listRenewals(tx, author, today, query)
    return done(page, { rows: page.items.length, dossier_ids: page.items.map(({ dossierId }) => dossierId) })
  })

  serve(getPrescriptions, async call => {
    const { tx, dossier, author, query } = call
    const tell = await tellingPrescriptions(call)
    return (await listPrescriptions(tx, dossier, author.language, query.status)).map(tell)
  })

  serve(getOpenPrescription, async call => {
    const { tx, dossier, author, today } = call
    const [newest] = holdingOn(await listPrescriptions(tx, dossier, author.language, 'open'), today)
    return newest ? (await tellingPrescriptions(call))(newest) : null
  })

  serve(getVisitsBeyond, async ({ tx, dossier, author, params, query }) => {
    const table = prescriptionTable(author.language)
    const stored = found(await findCurrent<StoredPrescription>(tx, table, dossier, params.prescriptionId))
    const visits = stored.struck ? [] : await listVisitsBeyond(tx, stored, query.date, author.language)
    return {
      count: visits.length,
      completed: visits.filter(({ is_completed }) => is_completed).length,
      visits: visits.slice(0, visitsBeyondTold),
    }
  })

  serve(getPrescriptionBalance, async ({ tx, dossier, author: { language }, params, today }) => {
    const table = prescriptionTable(language)
    const stored = found(await findCurrent<StoredPrescription>(tx, table, dossier, params.prescriptionId))
    const [balance] = await readBalances(
      tx,
      [stored],
      await listPrescriptions(tx, dossier, language),
      language,
    )
    return { ...balance!, given_days: givenDays(stored, await listVisitedDays(tx, stored), today) }
  })

  serve(getBalanceOn, async ({ tx, dossier, author: { language }, query, today }) => {
    const all = await listPrescriptions(tx, dossier, language)
    return readBalances(tx, holdingOn(all, query.date ?? today), all, language)
  })

  serve(getPrescription, async call => {
    const { tx, dossier, author, params } = call
    const table = prescriptionTable(author.language)
    const stored = found(await findCurrent<StoredPrescription>(tx, table, dossier, params.prescriptionId))
    return (await tellingPrescriptions(call))(stored)
  })

  serve(getPrescriptionVersions, async call => {
    const { tx, dossier, author, params } = call
    const table = prescriptionTable(author.language)
    const versions = found(await findVersions<StoredPrescription>(tx, table, dossier, params.prescriptionId))
    return versions.map(await tellingPrescriptions(call))
  })
}

/** The balances of some prescriptions of a client, who has them `all`. */
async function readBalances(
  tx: Tx,
  prescriptions: readonly StoredPrescription[],
  all: readonly StoredPrescription[],
  language: Language,
) {
  const used = await listUsedMinutes(tx, prescriptions, language)
  return prescriptions.map(prescription =>
    balanceOf(
      prescription,
      used
        .filter(({ prescriptionId }) => prescriptionId === prescription._id)
        .map(({ prescriptionId: _of, ...minutes }) => minutes),
      all,
    ),
  )
}
