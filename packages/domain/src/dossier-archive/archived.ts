import * as z from 'zod/mini'
import type { readBy, Thing } from '../access/need-to-know.ts'

/**
 * A thing of the table of need to know in an archive of a dossier: it stands in it under its label, it is told `with`
 * another one, or it stands in none, and why. `named`: how what is kept of a client and stands in no archive is called
 * where somebody may miss it.
 */
type Archived = { label: string } | { with: Thing } | { none: string; named?: { label: string } }

/** All things, so that one with new readers is archived, or somebody says why not. */
export const archived = {
  personal_data: { label: 'Dati personali' },
  'personal_data.avs': { label: 'Numero AVS' },
  sanitary_data: { label: "Dati dell'assicurato" },
  contact_person: { label: 'Persone di contatto' },
  dossier_contact: { label: 'Medici, farmacia e cassa malati' },
  coverage: { label: 'Coperture assicurative' },
  'warning.practical': { label: 'Avvertenze pratiche' },
  'warning.clinical': { label: 'Avvertenze cliniche' },
  drug: { label: 'Farmaci' },
  hospital_return: { label: 'Farmaci rivisti dopo un ricovero' },
  administration: { label: 'Somministrazioni' },
  'administration.measured': { label: 'Valori misurati per una somministrazione' },
  clinical_parameter: { label: 'Parametri clinici' },
  parameter_limits: { label: 'Limiti dei parametri' },
  focus: { label: 'Focus con le loro note' },
  anamnesis: { label: 'Anamnesi' },
  'anamnesis.reserved': { label: 'Anamnesi riservata' },
  care_plan: { label: 'Piani di cura' },
  opened_protocol: { label: 'Protocolli' },
  prescription: { label: 'Prescrizioni' },
  stakeholder: { label: 'Équipe di cura' },
  task: { label: 'Visite' },
  performance: { label: 'Prestazioni eseguite' },
  'performance.comment': { label: 'Commenti alle prestazioni' },
  material_use: { label: 'Materiale usato' },
  'material_use.comment': { label: 'Commenti al materiale usato' },
  handover: { label: 'Consegne' },
  invoice: { label: 'Fatture' },
  'document.clinical': { label: 'Documenti clinici' },
  'document.administrative': { label: 'Documenti amministrativi' },
  audit: { label: 'Registro degli accessi' },
  dossier: { with: 'personal_data' },
  focus_event: { with: 'focus' },
  emergency_access: { with: 'audit' },
  document: { none: 'each of its categories stands by itself' },
  warning: { none: 'each of its families stands by itself' },
  activity: { none: 'it tells what the records themselves tell' },
  emergency_sheet: { none: 'it is drawn from the records' },
  dossier_summary: { none: 'it is drawn from the records' },
  setup: { none: 'it is counted from the records' },
  dossier_statistics: { none: 'they are counted from the records' },
  'parameter_limits.pregnancy': { none: 'it is reckoned from the anamnesis' },
  draft: {
    none: 'nobody has saved it yet: it is of whoever writes it',
    named: { label: 'Bozze non salvate' },
  },
  payment: {
    none: 'what of it was booked stands with the invoice; a file of the bank tells of many clients',
  },
  statistics: { none: 'of the house' },
  business: { none: 'of the house' },
  business_settings: { none: 'of the house' },
  collaboration: { none: 'of the house' },
  contact: { none: 'of the house; those of the client stand with her' },
  delegation: { none: 'of the house' },
  employment: { none: 'of the house' },
  focus_topic: { none: 'of the house; a focus says its topic' },
  invitation: { none: 'of the house' },
  protocol: { none: 'of the house; what was opened of it is a copy' },
  material: { none: 'of the house; what was used says what it was' },
  service: { none: 'of the house; what was performed says what it was' },
  team: { none: 'of the house' },
  calendar_feed: { none: 'of who works there' },
  live: { none: 'of who works there' },
  passkey: { none: 'of who works there' },
  person: { none: 'of who works there' },
  second_factor: { none: 'of who works there' },
  session: { none: 'of who works there' },
  sign_in: { none: 'of who works there' },
} as const satisfies Record<keyof typeof readBy, Archived>

type Labelled = {
  [Name in Thing]: (typeof archived)[Name] extends { label: string } ? Name : never
}[Thing]

/** What an archive of a dossier may hold, in words. */
export const archivedThings = Object.entries<Archived>(archived).flatMap(([value, as]) =>
  'label' in as ? [{ value: value as Labelled, label: as.label }] : [],
)

/** What is kept of a client and stands in no archive: each says so, for nobody misses what nobody names. */
export const neverArchived = Object.values<Archived>(archived).flatMap(as =>
  'named' in as && as.named ? [as.named] : [],
)

export const ArchivedThing = z.enum(archivedThings.map(({ value }) => value))
export type ArchivedThing = z.infer<typeof ArchivedThing>

/** What whoever exports may not read, and what the archive therefore does not hold. */
export const leftOutOfArchive = (knows: (thing: ArchivedThing) => boolean): ArchivedThing[] =>
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
