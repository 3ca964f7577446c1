import type { Day } from '../days/day.ts'
import { fileNameOf } from '../documents/document-type.ts'
import type { Document } from '../documents/document.ts'
import { documentCategories } from '../documents/document-category.ts'
import type { ClientFields } from '../dossiers/client.ts'
import type { Drug } from '../drugs/drug.ts'
import { doseUnits, modalities, moments } from '../drugs/drug-lists.ts'
import type { Focus } from '../focus/focus.ts'
import { noteParts } from '../focus/note.ts'
import { type MeasureField, measureFields, measures } from '../surveillance/measure.ts'
import { bristolTypes, consciousnessLevels, otherBowels, urines } from '../surveillance/observation.ts'
import type { Reading } from '../surveillance/reading.ts'
import type { Warning } from '../warnings/warning.ts'
import type { Id } from '../wire/id.ts'
import { quantityOf } from './coding.ts'
import { referToAuthor, referToClient } from './identity.ts'
import { coded, hl7, identified, notesOf, strikeNote } from './resource-parts.ts'
import type {
  AllergyIntolerance,
  CodeableConcept,
  Condition,
  DocumentReference,
  Measurement,
  MedicationStatement,
  Patient,
} from './resource.ts'
import { labelOrValue } from '../wire/option.ts'

/** The system of the AVS number (NAVS13) in Swiss health records. */
const avsSystem = 'urn:oid:2.16.756.5.32'

/** A client with what the reader may know of her; of whom nothing is known, that she is one. */
export function patientOf(
  dossier: Id,
  client: Omit<ClientFields, 'access_note' | 'language'> | null,
): Patient {
  const { id, identifier } = identified(dossier)
  if (!client) return { resourceType: 'Patient', id, identifier }
  const { first_name, last_name, gender, birthday, avs, phone, email, address } = client
  const telecom = [
    ...(phone ? [{ system: 'phone' as const, value: phone }] : []),
    ...(email ? [{ system: 'email' as const, value: email }] : []),
  ]
  return {
    resourceType: 'Patient',
    id,
    identifier: [...identifier, ...(avs ? [{ system: avsSystem, value: avs }] : [])],
    name: [{ family: last_name, given: [first_name] }],
    ...(telecom.length > 0 && { telecom }),
    gender,
    birthDate: birthday,
    ...(address && { address: [addressOf(address)] }),
  }
}

function addressOf({
  full_address,
  street,
  house_no,
  city,
  zip,
  canton,
  country,
}: NonNullable<ClientFields['address']>) {
  const line = [street, house_no].filter(Boolean).join(' ')
  return {
    text: full_address || [line, zip, city].filter(Boolean).join(' ') || country,
    ...(line && { line: [line] }),
    ...(city && { city }),
    ...(zip && { postalCode: zip }),
    ...(canton && { state: canton }),
    country,
  }
}

/** What measures are called by everybody (LOINC); the balance of fluids goes under its label alone. */
const loincOf: Readonly<Partial<Record<MeasureField, string>>> = {
  bp_max: '8480-6',
  bp_min: '8462-4',
  hr: '8867-4',
  sat_o2: '59408-5',
  sat_o2_quantity: '3151-8',
  rr: '9279-1',
  temperature: '8310-5',
  glyc: '15074-8',
  weight: '29463-7',
  diuresis: '9187-6',
}

const measureCode = (field: MeasureField): CodeableConcept => {
  const code = loincOf[field]
  return { ...(code && { coding: [{ system: 'http://loinc.org', code }] }), text: measures[field].label }
}

/** A reading as it stands. */
export function measurementOf(reading: Reading): Measurement {
  const { dossierId, version, struck, measured_at, written_at, author, note } = reading
  const seen = [
    ['Coscienza', reading.consciousness && labelOrValue(consciousnessLevels, reading.consciousness)],
    ['Urina', reading.urine && labelOrValue(urines, reading.urine)],
    ['Alvo', reading.bm && labelOrValue([...bristolTypes, ...otherBowels], reading.bm)],
  ] as const
  const component = [
    ...measureFields.flatMap(field => {
      const value = reading[field]
      return value === null
        ? []
        : [{ code: measureCode(field), valueQuantity: quantityOf(value, measures[field].unit) }]
    }),
    ...(reading.hr_irregular === null
      ? []
      : [{ code: { text: 'Polso irregolare' }, valueBoolean: reading.hr_irregular }]),
    ...seen.flatMap(([text, value]) => (value ? [{ code: { text }, valueString: value }] : [])),
  ]
  return {
    resourceType: 'Observation',
    ...identified(reading._id),
    status: statusOf(version, struck),
    category: [coded(hl7('observation-category'), 'vital-signs')],
    code: { coding: [{ system: 'http://loinc.org', code: '85353-1' }], text: 'Parametri clinici' },
    subject: referToClient(dossierId),
    effectiveDateTime: measured_at,
    issued: written_at,
    performer: [referToAuthor(author)],
    ...notesOf(note, strikeNote(struck)),
    ...(component.length > 0 && { component }),
  }
}

function statusOf(version: number, struck: Reading['struck']): Measurement['status'] {
  if (struck) return 'entered-in-error'
  return version > 1 ? 'amended' : 'final'
}

/** How a drug is given, in words: at each time, or at the moments of a day; where a scale says how much, only when. */
function dosageText(drug: Drug): string {
  const { reserve, dose_scale, dose_unit } = drug
  const unit = dose_unit === 'other' ? '' : ` ${labelOrValue(doseUnits, dose_unit)}`
  const words = (dose: number): string => (dose_scale ? 'secondo scala' : `${dose}${unit}`)
  if (reserve) return [words(drug.morning), drug.indication].filter(Boolean).join(', ')
  const given = moments.flatMap(({ value, label }) =>
    drug[value] > 0 ? [`${label} ${words(drug[value])}`] : [],
  )
  return given.join(', ') || 'Secondo prescrizione'
}

/** A drug of the list as it stands. */
export function medicationOf(drug: Drug, today: Day): MedicationStatement {
  const { dossierId, name, modality, start_date, end_date, struck, reserve, author, written_at } = drug
  return {
    resourceType: 'MedicationStatement',
    ...identified(drug._id),
    status: medicationStatus(drug, today),
    medicationCodeableConcept: { text: name },
    subject: referToClient(dossierId),
    effectivePeriod: { start: start_date, ...(end_date && { end: end_date }) },
    dateAsserted: written_at,
    informationSource: referToAuthor(author),
    ...notesOf(drug.comments, strikeNote(struck)),
    dosage: [
      {
        text: dosageText(drug),
        asNeededBoolean: reserve,
        route: { text: labelOrValue(modalities, modality) },
      },
    ],
  }
}

function medicationStatus({ struck, start_date, end_date }: Drug, today: Day): MedicationStatement['status'] {
  if (struck) return 'entered-in-error'
  if (end_date !== null && end_date < today) return 'completed'
  return start_date > today ? 'intended' : 'active'
}

/** A warning of an allergy as it stands. */
export const allergyOf = (dossier: Id, { _id, text, since, ended, author }: Warning): AllergyIntolerance => ({
  resourceType: 'AllergyIntolerance',
  ...identified(_id),
  clinicalStatus: coded(hl7('allergyintolerance-clinical'), ended ? 'inactive' : 'active'),
  code: { text },
  patient: referToClient(dossier),
  recordedDate: since,
  recorder: referToAuthor(author),
})

/** A nursing problem as it stands. What was written by mistake has no clinical status. */
export function conditionOf(focus: Focus): Condition {
  const { struck, status } = focus
  return {
    resourceType: 'Condition',
    ...identified(focus._id),
    ...(struck
      ? { verificationStatus: coded(hl7('condition-ver-status'), 'entered-in-error') }
      : { clinicalStatus: coded(hl7('condition-clinical'), status === 'closed' ? 'resolved' : 'active') }),
    code: { text: focus.focus },
    subject: referToClient(focus.dossierId),
    recordedDate: focus.created_at,
    recorder: referToAuthor(focus.author),
    ...notesOf(...noteParts.map(({ value, label }) => focus[value] && `${label}: ${focus[value]}`)),
  }
}

/** A document, and where its file stands beside the bundle. */
export const documentReferenceOf = (document: Document, path: string): DocumentReference => ({
  resourceType: 'DocumentReference',
  ...identified(document._id),
  status: document.struck ? 'entered-in-error' : 'current',
  type: { text: labelOrValue(documentCategories, document.category) },
  subject: referToClient(document.dossierId),
  date: document.created_at,
  author: [referToAuthor(document.author)],
  content: [
    {
      attachment: {
        contentType: document.type,
        url: path,
        size: document.size,
        title: fileNameOf(document.name, document.type),
      },
    },
  ],
})
