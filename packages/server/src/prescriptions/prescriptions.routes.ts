import { coveragesOn } from '@vicino/domain/coverages/coverage.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import {
  keepsSignature,
  noOrder,
  type Prescription,
  WholePrescription,
} from '@vicino/domain/prescriptions/prescription.ts'
import {
  changeNeedsReason,
  closes,
  endsAfter,
  kindOfChange,
} from '@vicino/domain/prescriptions/prescription-change.ts'
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
import { getVisitsBeyond, visitsBeyondTold } from '@vicino/domain/prescriptions/visits-beyond.contract.ts'
import { orderOfAnother } from '@vicino/domain/prescriptions/order-of-another.ts'
import { balanceOf, holdingOn } from '@vicino/domain/prescriptions/prescription-balance.ts'
import { allOrdered, goesOn } from '@vicino/domain/prescriptions/transitional-care.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import { signatureOf } from '../access/author.ts'
import { findGlnOf } from '../businesses/employment.store.ts'
import { linkable } from '../contacts/dossier-contacts.store.ts'
import { listCoverages } from '../coverages/coverages.store.ts'
import type { Tx } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { Refusal, refusedWithin, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { findCurrent, findVersions, insertVersion } from '../records/records.store.ts'
import { completedServices } from './completed-services.ts'
import { newsOfPrescription, readToChange, replacePrescription, writtenOf } from './next-prescription.ts'
import { listUsedMinutes } from './prescription-balance.store.ts'
import {
  holdPrescriptions,
  holdTransitional,
  isRenewedIn,
  listPrescriptions,
  listRenewals,
  listTransitional,
  prescriptionTable,
  rowOf,
  type StoredPrescription,
} from './prescriptions.store.ts'
import { tellingPrescriptions } from './told-prescription.ts'
import { listVisitsBeyond } from './visits-beyond.store.ts'

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
        news: newsOfPrescription(stored, 'created'),
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
    const { version, status, reason, struck, services, end, ...rest } = body
    const { before, tell } = await readToChange(call, params.prescriptionId, version)
    const isClosing = closes(before, body)
    if (isClosing && end !== undefined && end > before.end) throw refuseField('end', 'after_its_end')
    const written = writtenOf(before)
    const changed = {
      ...rest,
      // The day on which it is closed corrects nothing of what was ordered.
      ...(end !== undefined && !isClosing && { end }),
      ...(services && {
        services: await completedServices(
          tx,
          services,
          await lawsFrom(call, rest.start ?? before.start),
          written.services,
        ),
      }),
    }
    if (!struck && !reason && changeNeedsReason(before, changed, author._id, now))
      throw refuseField('reason', 'reason_required')
    const ends = endsAfter(before, body, today)
    const fields = wholeOrRefuse(WholePrescription, allOrdered({ ...written, ...changed, end: ends.end }))
    await refuseUnknownDoctor(tx, fields.doctorId, before.doctorId)
    if (!struck) await refuseGoingOn(call, { ...fields, _id: before._id })
    const { original_end } = ends
    const takesBack =
      before.signature !== null &&
      !keepsSignature({ ...written, original_end: before.original_end }, { ...fields, original_end })
    const stored = await replacePrescription(call, before, {
      ...fields,
      original_end,
      // The day on which she signed here goes with her signature.
      signed_on: takesBack && changed.signed_on === undefined ? null : fields.signed_on,
      status: status ?? before.status,
      signature: takesBack ? null : before.signature,
      in_place_of: takesBack ? null : before.in_place_of,
      reason: struck?.reason ?? reason ?? null,
      struck: struck ?? null,
    })
    return done(tell(stored), {
      entity_id: before._id,
      fields: [
        ...new Set([...Object.keys(changed), ...(ends.end === before.end ? [] : ['end'])]),
        ...(status ? ['status'] : []),
        ...(struck ? ['struck'] : []),
      ],
      reason: stored.reason,
      news: newsOfPrescription(stored, kindOfChange(before, body)),
    })
  })

  serve(signPrescription, async call => {
    const { tx, author, params, body, today } = call
    await holdPrescriptions(tx, call.dossier)
    const signed = await signedAlready(call)
    if (signed) return done(signed, { entity_id: signed._id, action: 'read' })
    const { before, tell } = await readToChange(call, params.prescriptionId, body.version)
    if (before.status === 'closed') throw new Refusal('ended', { current: tell(before) })
    if (before.signature !== null) throw new Refusal('signed_already', { current: tell(before) })
    const gln_number = await findGlnOf(tx, author)
    const in_place_of = orderOfAnother(before, { name: author.name, gln_number })
    if (in_place_of !== null && body.in_place_of !== in_place_of)
      throw new Refusal('order_of_another', { current: tell(before) })
    const stored = await replacePrescription(call, before, {
      ...writtenOf(before),
      doctor: before.doctor ?? author.name,
      // What she signed on paper before stays of that day, and was ordered by then.
      ordered_on: before.ordered_on ?? before.signed_on ?? today,
      signed_on: before.signed_on ?? today,
      status: before.status,
      original_end: before.original_end,
      signature: signatureOf(author),
      in_place_of,
      reason: null,
      struck: null,
    })
    return done(tell(stored), {
      entity_id: before._id,
      fields: ['signature', 'signed_on', ...(in_place_of === null ? [] : ['in_place_of'])],
      news: newsOfPrescription(stored, 'continued'),
    })
  })
}

/** The prescription that the same doctor has signed already, over the version that she read or as she left it. */
async function signedAlready(call: Call<typeof signPrescription>): Promise<Prescription | undefined> {
  const { tx, dossier, author, params, body } = call
  const table = prescriptionTable(author.language)
  const stored = found(await findCurrent<StoredPrescription>(tx, table, dossier, params.prescriptionId))
  if (stored.struck || stored.signature?._id !== author._id) return undefined
  const isHers = body.version === stored.version
  const isRepeated = body.version === stored.version - 1 && stored.author._id === author._id
  return isHers || isRepeated ? (await tellingPrescriptions(call))(stored) : undefined
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

  serve(getPrescriptionBalance, async ({ tx, dossier, author: { language }, params }) => {
    const table = prescriptionTable(language)
    const stored = found(await findCurrent<StoredPrescription>(tx, table, dossier, params.prescriptionId))
    const [balance] = await readBalances(
      tx,
      [stored],
      await listPrescriptions(tx, dossier, language),
      language,
    )
    return balance!
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
  if (renews !== null) await refuseRenewed({ tx, dossier }, renews)
  const fields = wholeOrRefuse(
    WholePrescription,
    allOrdered({
      ...noOrder,
      transitional: false,
      ...written,
      services: await completedServices(
        tx,
        services,
        await lawsFrom({ tx, dossier }, written.start),
        renewed?.services ?? [],
      ),
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
      original_end: null,
      signature: null,
      in_place_of: null,
      written_by: signatureOf(author),
      reason: null,
      struck: null,
      created_at: now,
      written_at: now,
    },
  )
}

/** The day from which it is prescribed, with the laws under which somebody pays for the client's care on it. */
async function lawsFrom({ tx, dossier }: Pick<Call<typeof addPrescription>, 'tx' | 'dossier'>, start: Day) {
  const coverages = coveragesOn(await listCoverages(tx, dossier), start)
  return { start, laws: coverages.map(({ law }) => law) }
}

/** Refuses a second renewal: of two at once the other waits, and is told so. */
async function refuseRenewed(
  { tx, dossier }: Pick<Call<typeof addPrescription>, 'tx' | 'dossier'>,
  renews: Id,
): Promise<void> {
  await holdPrescriptions(tx, dossier)
  if (await isRenewedIn(tx, dossier, renews)) throw new Refusal('renewed_already')
}

/** Refuses acute and transitional care that goes on from other: it is ordered once. */
async function refuseGoingOn(
  { tx, dossier }: Pick<Call<typeof addPrescription>, 'tx' | 'dossier'>,
  written: Parameters<typeof goesOn>[0],
): Promise<void> {
  if (!written.transitional) return
  await holdTransitional(tx, dossier)
  if (goesOn(written, await listTransitional(tx, dossier))) throw refuseField('start', 'transitional_once')
}

/** Refuses a doctor who is not in the contact book. One that was named before stays, also where she left it since. */
async function refuseUnknownDoctor(tx: Tx, doctor: Id | null, before: Id | null): Promise<void> {
  if (doctor === null || doctor === before) return
  const known = await linkable(tx, 'primary_doctor', [doctor])
  if (!known.has(doctor)) throw refuseField('doctorId', 'not_an_option')
}
