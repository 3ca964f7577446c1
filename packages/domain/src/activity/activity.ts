import * as z from 'zod/mini'
import type { Thing } from '../access/need-to-know.ts'
import { Instant } from '../days/instant.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { LineVisit } from './line-visit.ts'

/** What happens to a record that is written, corrected and struck. */
const written = ['created', 'corrected', 'struck'] as const

/** A dose is told on: how it worked is asked after it was given. */
const told = [...written, 'continued'] as const

/** What happens to a section of a form: it is saved, and saved again. */
const saved = ['created', 'corrected'] as const

/** The kinds of record that make clinical news, with what is read in each and what may happen to it. */
export const activityKinds = [
  { value: 'Drug', label: 'Farmaci', thing: 'drug', actions: written },
  {
    value: 'Administration',
    label: 'Somministrazioni',
    thing: 'administration',
    actions: told,
  },
  { value: 'ClinicalParameter', label: 'Sorveglianza', thing: 'clinical_parameter', actions: written },
  // What it says beside the minutes is what makes it news.
  { value: 'Performance', label: 'Prestazioni', thing: 'performance.comment', actions: written },
  { value: 'MaterialUse', label: 'Materiale', thing: 'material_use.comment', actions: written },
  {
    value: 'FocusGroup',
    label: 'Focus',
    thing: 'focus',
    actions: ['created', 'continued', 'corrected', 'struck', 'ended', 'reopened'],
  },
  // Only what is clinical is news: a key or a dog is read at the door.
  {
    value: 'Warning',
    label: 'Avvertenze',
    thing: 'warning.clinical',
    actions: ['created', 'corrected', 'ended'],
  },
  {
    value: 'Prescription',
    label: 'Prescrizioni',
    thing: 'prescription',
    // A doctor confirms it, which goes on from what was written.
    actions: ['created', 'corrected', 'struck', 'ended', 'reopened', 'continued'],
  },
  {
    value: 'care_plan',
    label: 'Piano di cura',
    thing: 'care_plan',
    // Signed, by nurse or client, and evaluated it goes on from what was written.
    actions: ['created', 'corrected', 'continued', 'ended', 'struck'],
  },
  {
    value: 'opened_protocol',
    label: 'Protocolli',
    thing: 'opened_protocol',
    // It goes on with each step that is carried out, and with each evaluation.
    actions: ['created', 'corrected', 'continued', 'ended', 'struck'],
  },
  // An administrative document is no news.
  { value: 'Document', label: 'Documenti', thing: 'document.clinical', actions: written },
  { value: 'Anamnesis', label: 'Anamnesi', thing: 'anamnesis', actions: saved },
  // The sections that most of those who read the anamnesis may not know of.
  {
    value: 'ReservedAnamnesis',
    label: 'Anamnesi riservata',
    thing: 'anamnesis.reserved',
    actions: saved,
  },
  // Who cares for a client learns that somebody else has opened the dossier, and why: the reason is clinical.
  {
    value: 'EmergencyAccess',
    label: "Accessi d'emergenza",
    thing: 'anamnesis',
    actions: ['created', 'ended'],
  },
] as const satisfies readonly { value: string; label: string; thing: Thing; actions: readonly string[] }[]

export const ActivityDataModel = z.enum(activityKinds.map(kind => kind.value))
export type ActivityDataModel = z.infer<typeof ActivityDataModel>

/** The kinds that a search finds: that somebody opened a dossier is news, but no record of the care. */
export type SearchedKind = Exclude<ActivityDataModel, 'EmergencyAccess'>
export const isSearched = (kind: ActivityDataModel): kind is SearchedKind => kind !== 'EmergencyAccess'

export const ActivityAction = z.enum(['created', 'corrected', 'struck', 'ended', 'continued', 'reopened'])
export type ActivityAction = z.infer<typeof ActivityAction>

/** What may happen to a record of a kind. */
export type ActionOn<Kind extends ActivityDataModel> = Extract<
  (typeof activityKinds)[number],
  { value: Kind }
>['actions'][number]

/**
 * One line of a dossier's activity log. `populatedData` is the record as it stood when the line was written, `later`
 * what became of it since. `read`: the reader has seen the line, wrote it, or it is older than what she has to read.
 * `visit`: in which of its author's visits it was written, if in any.
 */
export const ActivityLog = z.strictObject({
  _id: Id,
  dataModel: ActivityDataModel,
  entityId: Id,
  action: ActivityAction,
  stakeholderId: Signature,
  populatedData: z.record(z.string(), z.unknown()),
  focusTopicId: z.nullable(z.string()),
  handover: z.boolean(),
  createdAt: Instant,
  read: z.boolean(),
  later: z.nullable(z.enum(['corrected', 'struck'])),
  visit: z.nullable(LineVisit),
})
export type ActivityLog = z.infer<typeof ActivityLog>
