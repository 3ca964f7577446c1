import type { Permission } from './matrix.ts'

/** A permission of the matrix, or the door that any signed-in person may pass. */
type Reader = Permission | 'signed_in'

/** The kinds that make clinical news: what is said of news alike is told to whoever reads one of them. */
const news = [
  'drugs.read',
  'parameters.read',
  'performance.record',
  'focus.read',
  'anamnesis.read',
] as const satisfies readonly Reader[]

/**
 * Need to know (decision 0047): by which permission each thing is read, wherever it is told. Of several, one suffices.
 * A thing bears the name that the audit log gives it; after a dot stands a part of it that has readers of its own.
 */
export const readBy = {
  dossier: 'dossier.list',
  // Each of its parts is told to whoever may know that part.
  emergency_sheet: 'personal.read',
  dossier_summary: 'dossier.list',
  setup: 'dossier.list',
  stakeholder: 'dossier.list',
  task: 'dossier.list',
  personal_data: 'personal.read',
  'personal_data.avs': 'sanitary.read',
  contact_person: 'personal.read',
  sanitary_data: 'sanitary.read',
  dossier_contact: 'sanitary.read',
  coverage: 'sanitary.read',
  prescription: 'prescription.read',
  invoice: 'billing.read',
  payment: 'billing.read',
  statistics: 'statistics.aggregate',
  // The work as her visits tell it; what is clinical in it is told to whoever may know it.
  dossier_statistics: 'dossier.list',
  document: ['documents.clinical', 'documents.administrative'],
  'document.clinical': 'documents.clinical',
  'document.administrative': 'documents.administrative',
  warning: ['personal.read', 'anamnesis.read'],
  'warning.practical': 'personal.read',
  'warning.clinical': 'anamnesis.read',
  anamnesis: 'anamnesis.read',
  'anamnesis.reserved': 'anamnesis.sexuality_psych',
  drug: 'drugs.read',
  hospital_return: 'drugs.read',
  administration: 'drugs.read',
  'administration.measured': 'parameters.read',
  clinical_parameter: 'parameters.read',
  parameter_limits: 'parameters.read',
  'parameter_limits.pregnancy': 'anamnesis.read',
  focus: 'focus.read',
  focus_event: 'focus.read',
  care_plan: 'focus.read',
  opened_protocol: 'focus.read',
  // Who plans and who bills sees what was done and for how long, not what was found.
  performance: 'dossier.list',
  'performance.comment': 'performance.record',
  material_use: 'dossier.list',
  'material_use.comment': 'performance.record',
  activity: news,
  handover: news,
  audit: 'audit.read',
  emergency_access: 'audit.read',
  business: 'signed_in',
  business_settings: 'billing.read',
  calendar_feed: 'signed_in',
  collaboration: 'signed_in',
  contact: 'signed_in',
  // Each reads her own, a nurse those of whom she reaches.
  delegation: 'signed_in',
  draft: 'signed_in',
  employment: 'collaborators.invite',
  focus_topic: 'signed_in',
  invitation: 'collaborators.invite',
  // With what it costs; what is used of it is told without.
  material: 'billing.read',
  live: 'signed_in',
  // Those of the house as they are written; what is released is told beside the dossier where it may be opened.
  protocol: 'protocol.release',
  passkey: 'signed_in',
  person: 'signed_in',
  second_factor: 'signed_in',
  service: 'signed_in',
  session: 'signed_in',
  sign_in: 'signed_in',
  team: 'signed_in',
} as const satisfies Record<string, Reader | readonly Reader[]>

export type Thing = keyof typeof readBy
/** What a call may be about. */
export type Entity = Exclude<Thing, `${string}.${string}`>

/** The thing of that name. */
export const thingNamed = (name: string): Thing | undefined =>
  Object.hasOwn(readBy, name) ? (name as Thing) : undefined

/** What one permission alone reads. */
export type ReadByOne = {
  [Kind in Entity]: (typeof readBy)[Kind] extends Permission ? Kind : never
}[Entity]

/** Whether somebody holds a permission where the thing stands. */
export type May = (permission: Permission) => boolean

/** Whether somebody who holds these permissions may know of a thing. */
export function mayKnow(may: May, thing: Thing): boolean {
  const readers: Reader | readonly Reader[] = readBy[thing]
  return [readers].flat().some(reader => reader === 'signed_in' || may(reader))
}

/** Stands for a reason that was given and is not told; as long as the shortest one. */
const untold = '···'

/** A record of a visit without what was said beside it, nor why. */
const withoutComment = ({ struck }: { struck?: unknown }) => ({
  comment: '',
  reason: null,
  ...(struck ? { struck: { reason: untold } } : {}),
})

/** What stands in a record where its reader may not know a field: nor why it was corrected or struck, in free words. */
const inPlaceOf = {
  'administration.measured': () => ({ measured: null }),
  'performance.comment': withoutComment,
  'material_use.comment': withoutComment,
  'personal_data.avs': () => ({ avs: null }),
} as const satisfies Partial<Record<Thing, (row: { struck?: unknown }) => object>>

/** A record as it may be told: without the fields of its kind that the reader may not know. */
export function asTold<Row extends object>(may: May, entity: Entity, row: Row): Row {
  const hidden = entriesOf(inPlaceOf).filter(
    ([thing]) => thing.startsWith(`${entity}.`) && !mayKnow(may, thing),
  )
  return hidden.reduce<Row>((told, [, instead]) => ({ ...told, ...instead(told) }), row)
}

const entriesOf = Object.entries as (
  table: typeof inPlaceOf,
) => [keyof typeof inPlaceOf, (row: { struck?: unknown }) => object][]
