import * as z from 'zod/mini'
import type { Thing } from '../access/need-to-know.ts'

/** What an archive of a dossier may hold, by the names of the table of need to know. */
export const archivedThings = [
  { value: 'personal_data', label: 'Dati personali' },
  { value: 'personal_data.avs', label: 'Numero AVS' },
  { value: 'sanitary_data', label: "Dati dell'assicurato" },
  { value: 'contact_person', label: 'Persone di contatto' },
  { value: 'dossier_contact', label: 'Medici, farmacia e cassa malati' },
  { value: 'coverage', label: 'Coperture assicurative' },
  { value: 'warning.practical', label: 'Avvertenze pratiche' },
  { value: 'warning.clinical', label: 'Avvertenze cliniche' },
  { value: 'drug', label: 'Farmaci' },
  { value: 'administration', label: 'Somministrazioni' },
  { value: 'administration.measured', label: 'Valori misurati per una somministrazione' },
  { value: 'clinical_parameter', label: 'Parametri clinici' },
  { value: 'parameter_limits', label: 'Limiti dei parametri' },
  { value: 'focus', label: 'Focus con le loro note' },
  { value: 'anamnesis', label: 'Anamnesi' },
  { value: 'anamnesis.reserved', label: 'Anamnesi riservata' },
  { value: 'care_plan', label: 'Piani di cura' },
  { value: 'prescription', label: 'Prescrizioni' },
  { value: 'task', label: 'Visite' },
  { value: 'performance', label: 'Prestazioni eseguite' },
  { value: 'performance.comment', label: 'Commenti alle prestazioni' },
  { value: 'material_use', label: 'Materiale usato' },
  { value: 'material_use.comment', label: 'Commenti al materiale usato' },
  { value: 'handover', label: 'Consegne' },
  { value: 'document.clinical', label: 'Documenti clinici' },
  { value: 'document.administrative', label: 'Documenti amministrativi' },
  { value: 'audit', label: 'Registro degli accessi' },
] as const satisfies readonly { value: Thing; label: string }[]

/** What is kept of a client and stands in no archive: each says so, for nobody misses what nobody names. */
export const neverArchived = [
  { label: 'Fatture' },
  { label: 'Farmaci rivisti dopo un ricovero' },
  { label: 'Risposte sulle dosi aperte a fine visita' },
] as const

export const ArchivedThing = z.enum(archivedThings.map(({ value }) => value))
export type ArchivedThing = z.infer<typeof ArchivedThing>

/** What whoever exports may not read, and what the archive therefore does not hold. */
export const leftOut = (knows: (thing: ArchivedThing) => boolean): ArchivedThing[] =>
  ArchivedThing.options.filter(thing => !knows(thing))

/**
 * What an archive would hold now. `documents`: how large each is, in the order in which they leave: by them it is seen
 * how far an export is.
 */
export const ArchiveContents = z.strictObject({
  documents: z.array(z.number()),
  left_out: z.array(ArchivedThing),
})
export type ArchiveContents = z.infer<typeof ArchiveContents>

/**
 * Most that all documents of an archive hold: a file of a zip and where each begins are counted with 32 bits, and every
 * program opens such a one.
 */
export const archiveMaxBytes = 4_000_000_000

/** Most documents of an archive: its files are counted with 16 bits. */
export const archiveMaxDocuments = 65_000
