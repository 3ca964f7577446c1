import type { Id } from '../wire/id.ts'
import { identifierOf } from './identity.ts'
import type { CodeableConcept, Identifier } from './resource.ts'

/** Each record is known by its own id, wherever it is imported. */
export const identified = (id: Id): { id: Id; identifier: Identifier[] } => ({
  id,
  identifier: [identifierOf(`urn:uuid:${id}`)],
})

/** A concept by the code of a system. */
export const coded = (system: string, code: string): CodeableConcept => ({ coding: [{ system, code }] })
/** A code system of HL7. */
export const hl7 = (name: string): string => `http://terminology.hl7.org/CodeSystem/${name}`
/** What was written beside it; nothing where nothing was. */
export const notesOf = (...texts: readonly string[]) => {
  const note = texts.filter(text => text !== '').map(text => ({ text }))
  return note.length > 0 ? { note } : {}
}

/** Why a record was struck, as a note. */
export const strikeNote = (struck: { reason: string } | null): string =>
  struck ? `Annullato: ${struck.reason}` : ''
