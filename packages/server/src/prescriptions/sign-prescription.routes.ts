import { orderOfAnother } from '@vicino/domain/prescriptions/order-of-another.ts'
import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { signPrescription } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { signatureOf } from '../access/author.ts'
import { findGlnOf } from '../businesses/employment.store.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { findCurrent } from '../records/records.store.ts'
import {
  newsOfPrescription,
  readToChange,
  replacePrescription,
  writtenPrescription,
} from './next-prescription.ts'
import { holdPrescriptions, prescriptionTable, type StoredPrescription } from './prescriptions.store.ts'
import { tellingPrescriptions } from './told-prescription.ts'

/** The doctor who confirms a prescription with an account of her own. */
export function serveSignPrescription(serve: Serve): void {
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
      ...writtenPrescription(before),
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
