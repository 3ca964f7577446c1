import { addSignedOrder } from '@vicino/domain/documents/documents.contract.ts'
import type { Document } from '@vicino/domain/documents/document.ts'
import { WholePrescription } from '@vicino/domain/prescriptions/prescription.ts'
import { insertActivity } from '../activity/activity.store.ts'
import { findDocument, knownCategories } from '../documents/documents.store.ts'
import { insertDocument } from '../documents/keep-document.store.ts'
import { Denied } from '../http/denied.ts'
import { done } from '../http/done.ts'
import { isPermitted, knows } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { newsOf } from '../records/correction.ts'
import {
  newsOfPrescription,
  readToChange,
  replacePrescription,
  writtenPrescription,
} from './next-prescription.ts'

/** The order as the doctor signed it on paper: clinical, for it says what the client is cared for. */
const category = 'clinical'

export function serveSignedOrders(serve: Serve): void {
  serve.create(
    addSignedOrder,
    async call => {
      const { session, standing, params } = call
      if (!isPermitted(session, standing, 'documents.clinical', 'write'))
        throw new Denied(new Refusal('forbidden', { fields: [{ path: 'file', code: 'forbidden' }] }), session)
      const signs = await writeSignedOn(call)
      const record = { kind: 'Prescription', _id: params.prescriptionId } as const
      const document = await insertDocument(call, { category, record })
      return done(document, {
        each: [
          { entity_id: document._id, fields: ['name', 'file', 'record'] },
          ...(signs
            ? [
                {
                  entity_type: 'prescription' as const,
                  entity_id: record._id,
                  fields: ['signed_on'],
                  action: 'update',
                },
              ]
            : []),
        ],
        news: newsOf('Document', document, 'created'),
      })
    },
    async (call): Promise<Document | undefined> => {
      const known = knownCategories(thing => knows(call, thing))
      return findDocument(call.tx, call.dossier, call.id, known)
    },
  )
}

/** Writes the day of the signature into the prescription; answers whether it was not there already. */
async function writeSignedOn(call: Call<typeof addSignedOrder>): Promise<boolean> {
  const { tx, later, dossier, author, params, body, now, today } = call
  const { version, signed_on } = body
  const { before } = await readToChange(call, params.prescriptionId, version)
  if (signed_on > today) throw refuseField('signed_on', 'in_the_future')
  if (signed_on === before.signed_on) return false
  const { status, original_end, signature, in_place_of } = before
  const fields = wholeOrRefuse(WholePrescription, { ...writtenPrescription(before), signed_on })
  const next = { ...fields, status, original_end, signature, in_place_of, reason: null, struck: null }
  const stored = await replacePrescription(call, before, next)
  // The news of the document is that of the call; who reads prescriptions reads of them here.
  later(insertActivity(tx, dossier, author, newsOfPrescription(stored, 'continued'), now))
  return true
}
