import { keepsSignature, noOrder, WholePrescription } from '@vicino/domain/prescriptions/prescription.ts'
import { changeNeedsReason, kindOfChange } from '@vicino/domain/prescriptions/prescription-change.ts'
import {
  addPrescription,
  getBalanceOn,
  getOpenPrescription,
  getPrescription,
  getPrescriptionBalance,
  getPrescriptions,
  getPrescriptionVersions,
  getRenewals,
  signPrescription,
  updatePrescription,
} from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { balanceOf, holdingOn } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { endOfClosed } from '@vicino/domain/prescriptions/prescription-period.ts'
import { allOrdered, goesOn } from '@vicino/domain/prescriptions/transitional-care.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import { signatureOf } from '../access/author.ts'
import { linkable } from '../contacts/dossier-contacts.store.ts'
import type { Tx } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { refusedWithin, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { newsOf } from '../records/correction.ts'
import { findCurrent, findVersions, insertVersion } from '../records/records.store.ts'
import { completedServices } from './completed-services.ts'
import { readToChange, replacePrescription, writtenOf } from './next-prescription.ts'
import { listUsedMinutes } from './prescription-balance.store.ts'
import {
  listPrescriptions,
  listRenewals,
  listTransitional,
  prescriptionTable,
  rowOf,
  type StoredPrescription,
} from './prescriptions.store.ts'
import { tellingPrescriptions } from './told-prescription.ts'

export function servePrescriptions(serve: Serve): void {
  serveReads(serve)

  serve.create(
    addPrescription,
    async call => {
      const { id, body } = call
      const stored = await refusedWithin('prescription', () => insertFirst(call))
      return done((await tellingPrescriptions(call))(stored), {
        entity_id: id,
        fields: Object.keys(body.prescription).filter(field => field !== '_id'),
        news: newsOf('Prescription', stored, 'created'),
      })
    },
    async call => {
      const { tx, dossier, author, id } = call
      const table = prescriptionTable(author.language)
      const stored = await findCurrent<StoredPrescription>(tx, table, dossier, id)
      return stored && (await tellingPrescriptions(call))(stored)
    },
  )

  serve(updatePrescription, async call => {
    const { tx, author, params, body, now, today } = call
    const { version, status, reason, struck, services, ...rest } = body
    const { before, tell } = await readToChange(call, params.prescriptionId, version)
    const written = writtenOf(before)
    const changed = {
      ...rest,
      ...(services && {
        services: await completedServices(tx, services, rest.start ?? before.start, written.services),
      }),
    }
    if (!struck && !reason && changeNeedsReason(before, changed, author._id, now))
      throw refuseField('reason', 'reason_required')
    const fields = wholeOrRefuse(WholePrescription, allOrdered({ ...written, ...changed }))
    await refuseUnknownDoctor(tx, fields.doctorId, before.doctorId)
    if (!struck) await refuseGoingOn(call, { ...fields, _id: before._id })
    const closes = status === 'closed' && before.status === 'open'
    const end = closes ? endOfClosed(fields, today) : fields.end
    const takesBack = before.signature !== null && !keepsSignature(changed)
    const stored = await replacePrescription(call, before, {
      ...fields,
      end,
      // The day on which she signed here goes with her signature.
      signed_on: takesBack && changed.signed_on === undefined ? null : fields.signed_on,
      status: status ?? before.status,
      signature: takesBack ? null : before.signature,
      reason: struck?.reason ?? reason ?? null,
      struck: struck ?? null,
    })
    return done(tell(stored), {
      entity_id: before._id,
      fields: [
        ...new Set([...Object.keys(changed), ...(end === fields.end ? [] : ['end'])]),
        ...(status ? ['status'] : []),
        ...(struck ? ['struck'] : []),
      ],
      reason: stored.reason,
      news: newsOf('Prescription', stored, kindOfChange(before, body)),
    })
  })

  serve(signPrescription, async call => {
    const { author, params, body, today } = call
    const { before, tell } = await readToChange(call, params.prescriptionId, body.version)
    const stored = await replacePrescription(call, before, {
      ...writtenOf(before),
      doctor: before.doctor ?? author.name,
      // What she signed on paper before stays of that day, and was ordered by then.
      ordered_on: before.ordered_on ?? before.signed_on ?? today,
      signed_on: before.signed_on ?? today,
      status: before.status,
      signature: signatureOf(author),
      reason: null,
      struck: null,
    })
    return done(tell(stored), {
      entity_id: before._id,
      fields: ['signature', 'signed_on'],
      news: newsOf('Prescription', stored, 'continued'),
    })
  })
}

function serveReads(serve: Serve): void {
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

  serve(getPrescriptionBalance, async ({ tx, dossier, author: { language }, params }) => {
    const table = prescriptionTable(language)
    const stored = found(await findCurrent<StoredPrescription>(tx, table, dossier, params.prescriptionId))
    const [balance] = await readBalances(tx, [stored], language)
    return balance!
  })

  serve(getBalanceOn, async ({ tx, dossier, author: { language }, query, today }) => {
    const holding = holdingOn(await listPrescriptions(tx, dossier, language), query.date ?? today)
    return readBalances(tx, holding, language)
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

async function readBalances(tx: Tx, prescriptions: readonly StoredPrescription[], language: Language) {
  const used = await listUsedMinutes(tx, prescriptions, language)
  return prescriptions.map(prescription =>
    balanceOf(
      prescription,
      used
        .filter(({ prescriptionId }) => prescriptionId === prescription._id)
        .map(({ prescriptionId: _of, ...minutes }) => minutes),
    ),
  )
}

/** Stores a new prescription, after what the catalogue and the contact book have to say of it. */
async function insertFirst({
  tx,
  dossier,
  author,
  id,
  body,
  now,
}: Call<typeof addPrescription>): Promise<StoredPrescription> {
  const { _id, userId, status, renews = null, services, ...written } = body.prescription
  if (userId !== author._id) throw refuseField('userId', 'forbidden')
  const table = prescriptionTable(author.language)
  const renewed =
    renews === null ? undefined : await findCurrent<StoredPrescription>(tx, table, dossier, renews)
  if (renews !== null && !renewed) throw refuseField('renews', 'not_an_option')
  const fields = wholeOrRefuse(
    WholePrescription,
    allOrdered({
      ...noOrder,
      transitional: false,
      ...written,
      services: await completedServices(tx, services, written.start, renewed?.services ?? []),
    }),
  )
  await refuseUnknownDoctor(tx, fields.doctorId, null)
  await refuseGoingOn({ tx, dossier }, { ...fields, _id: id })
  return insertVersion<StoredPrescription>(
    tx,
    table,
    { dossier, author },
    {
      ...rowOf(fields),
      _id: id,
      version: 1,
      status,
      renews,
      signature: null,
      reason: null,
      struck: null,
      created_at: now,
      written_at: now,
    },
  )
}

/** Refuses acute and transitional care that goes on from other: it is ordered once. */
async function refuseGoingOn(
  { tx, dossier }: Pick<Call<typeof addPrescription>, 'tx' | 'dossier'>,
  written: Parameters<typeof goesOn>[0],
): Promise<void> {
  if (written.transitional && goesOn(written, await listTransitional(tx, dossier)))
    throw refuseField('start', 'transitional_once')
}

/** Refuses a doctor who is not in the contact book. One that was named before stays, also where she left it since. */
async function refuseUnknownDoctor(tx: Tx, doctor: Id | null, before: Id | null): Promise<void> {
  if (doctor === null || doctor === before) return
  const known = await linkable(tx, 'primary_doctor', [doctor])
  if (!known.has(doctor)) throw refuseField('doctorId', 'not_an_option')
}
