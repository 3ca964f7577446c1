import { type DoneReturn, type ReturnAct, returnActs } from '../drugs/hospital-return.ts'
import type { Id } from '../wire/id.ts'
import { fullUrlOf, referToAuthor, referToClient } from './identity.ts'
import type { Annotation, CodeableConcept, Identifier, Reference } from './resource.ts'
import { identified, notesOf } from './resource-parts.ts'
import { labelOrValue } from '../wire/option.ts'

/** The drugs that somebody went through at one moment (R4: List). */
export type MedicationList = {
  resourceType: 'List'
  id: Id
  identifier: Identifier[]
  status: 'current'
  mode: 'snapshot'
  title: string
  subject: Reference
  date: string
  source: Reference
  note?: Annotation[]
  entry?: { flag: CodeableConcept; item: Reference }[]
}

type Returned = Pick<DoneReturn, '_id' | 'dossierId' | 'stay' | 'author' | 'written_at'> & {
  reason: string
  drugs: readonly { drugId: Id; name: string; act: ReturnAct }[]
}

/** The drugs of a client who came back from hospital, each with what became of it. */
export function medicationListOf({
  _id,
  dossierId,
  stay,
  author,
  written_at,
  reason,
  drugs,
}: Returned): MedicationList {
  return {
    resourceType: 'List',
    ...identified(_id),
    status: 'current',
    mode: 'snapshot',
    title: 'Farmaci rivisti dopo un ricovero',
    subject: referToClient(dossierId),
    date: written_at,
    source: referToAuthor(author),
    ...notesOf(reason, stay ? `Ricovero dal ${stay.from}${stay.to ? ` al ${stay.to}` : ''}` : ''),
    ...(drugs.length > 0 && {
      entry: drugs.map(({ drugId, name, act }) => ({
        flag: { text: labelOrValue(returnActs, act) },
        item: { reference: fullUrlOf(drugId), type: 'MedicationStatement', display: name },
      })),
    }),
  }
}
