import { coveragesOn } from '@vicino/domain/coverages/coverage.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { keepsSignature, noOrder, WholePrescription } from '@vicino/domain/prescriptions/prescription.ts'
import {
  closes,
  endsAfter,
  kindOfChange,
  prescriptionNeedsReason,
} from '@vicino/domain/prescriptions/prescription-change.ts'
import { addPrescription, updatePrescription } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { allOrdered } from '@vicino/domain/prescriptions/transitional-care.ts'
import { signatureOf } from '../access/author.ts'
import { listCoverages } from '../coverages/coverages.store.ts'
import { done } from '../http/done.ts'
import { refusedWithin, refuseField } from '../http/refusal.ts'
import { wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { findCurrent, insertVersion } from '../records/records.store.ts'
import { completedServices } from './completed-services.ts'
import {
  newsOfPrescription,
  readToChange,
  replacePrescription,
  writtenPrescription,
} from './next-prescription.ts'
import { prescriptionTable, rowOf, type StoredPrescription } from './prescriptions.store.ts'
import { refuseGoingOn, refuseRenewed, refuseUnknownDoctor } from './refuse-prescription.ts'
import { tellingPrescriptions } from './told-prescription.ts'

export function servePrescriptions(serve: Serve): void {
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
    const written = writtenPrescription(before)
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
    if (!struck && !reason && prescriptionNeedsReason(before, changed, author._id, now))
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
