import type { Permission } from '@vicino/domain/access/matrix.ts'
import type * as z from 'zod/mini'
import type { LinkTarget } from './link-target.ts'
import * as searches from './search.ts'

/** The names between the slashes of an address: `dossierId` of `/dossier/$dossierId`. */
export type ParamName<Pattern extends string> = Pattern extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Pattern extends `${string}$${infer Name}`
    ? Name
    : never

export type FrameName = 'dossier' | 'activity'
/** The lists that stay in sight on a desk, each beside the page of whichever of its records is open. */
export type ListName =
  | 'focus'
  | 'readings'
  | 'drugs'
  | 'prescriptions'
  | 'documents'
  | 'invoices'
  | 'protocols'
  | 'coverages'
  | 'contacts'
  | 'operators'
  | 'catalogue'
  | 'houseProtocols'

type Frame = { pattern: string; frame?: FrameName; reads?: Permission }

/** What stands around several pages: a frame, by the address that theirs begin with. */
export const frames: Record<FrameName, Frame> = {
  dossier: { pattern: '/dossier/$dossierId', reads: 'dossier.list' },
  activity: { pattern: '/dossier/$dossierId/activity', frame: 'dossier' },
}

/** What one must hold to be led to a page, beyond what its frame asks for, of several one: what it answers, the server decides. */
export type Doors = { reads?: Permission | readonly Permission[]; writes?: Permission }

type Row<Search> = Doors & {
  /** The innermost frame that it stands in; without one, it stands in the shell alone. */
  frame?: FrameName
  /** The list beside which it stands on a desk. A list names itself. */
  beside?: ListName
  /** What its address may say after the question mark. */
  search?: () => z.ZodMiniType<Search>
  /** Where it leads instead, where its search says so. */
  redirect?: (asked: { search: Search; params: Record<string, string> }) => LinkTarget | undefined
}

type Destination<Pattern extends string, Search> = [ParamName<Pattern>] extends [never]
  ? [search?: Search]
  : [params: Record<ParamName<Pattern>, string>, search?: Search]

export type LinkedPage<Pattern extends string, Search> = Row<Search> & {
  /** What the router matches. */
  pattern: Pattern
  /** Where a `<Link {...}>` or `navigate(...)` leads. */
  link: (...to: Destination<Pattern, Search>) => LinkTarget
}

/** A page of one dossier, as a tile or a menu needs it. */
export type DossierPage = Doors & { pattern: string; link: (params: { dossierId: string }) => LinkTarget }

type NoSearch = Record<string, never>

const page = <const Pattern extends string, Search extends object = NoSearch>(
  pattern: Pattern,
  row: Row<Search> = {},
): LinkedPage<Pattern, Search> => ({
  ...row,
  pattern,
  link: (...to) => {
    const [params, search] = (pattern.includes('$') ? to : [{}, ...to]) as [Record<string, string>, Search?]
    return { to: pattern, params, ...(search && { search }) }
  },
})

const documents = { frame: 'dossier', reads: ['documents.clinical', 'documents.administrative'] } as const

/** Every address of the application, each with what it carries, who may open it and where it stands. */
export const pages = {
  today: page('/', { search: searches.TodaySearch, reads: 'dossier.list' }),
  more: page('/more'),
  calendar: page('/plan', {
    search: searches.PlanSearch,
    reads: 'dossier.list',
    redirect: ({ search: { taskId, dossierId, ...search } }): LinkTarget | undefined => {
      if (taskId !== undefined) return pages.task.link({ taskId })
      return dossierId === undefined ? undefined : pages.dossierCalendar.link({ dossierId }, search)
    },
  }),
  calendarMenu: page('/plan/menu', { search: searches.CalendarSearch, reads: 'dossier.list' }),
  calendarPrint: page('/plan/print', { search: searches.CalendarPrintSearch, reads: 'dossier.list' }),
  calendarSearch: page('/plan/search', { search: searches.CalendarFindSearch, reads: 'dossier.list' }),
  newTask: page('/plan/tasks/new', { search: searches.NewTaskSearch, writes: 'calendar.own' }),
  task: page('/plan/tasks/$taskId', { reads: 'dossier.list' }),
  editTask: page('/plan/tasks/$taskId/edit', { reads: 'dossier.list', writes: 'calendar.own' }),
  dossiers: page('/plan/clients', {
    search: searches.DossiersSearch,
    reads: 'dossier.list',
    redirect: ({ search: { dossierId } }): LinkTarget | undefined =>
      dossierId === undefined ? undefined : pages.dossier.link({ dossierId }),
  }),
  assign: page('/plan/assign', { search: searches.AssignSearch, reads: 'calendar.plan_all' }),
  newAbsence: page('/plan/absences/new/$operatorId', {
    search: searches.NewAbsenceSearch,
    writes: 'calendar.plan_all',
  }),
  absence: page('/plan/absences/$absenceId', { reads: 'calendar.plan_all' }),
  absenceCalls: page('/plan/absences/$absenceId/calls', { reads: 'calendar.plan_all' }),
  operators: page('/plan/operators', { beside: 'operators' }),
  operatorsToday: page('/plan/operators/today', { reads: 'calendar.plan_all' }),
  inviteCollaborator: page('/plan/operators/invite', { beside: 'operators', writes: 'collaborators.invite' }),
  teams: page('/plan/operators/teams'),
  team: page('/plan/operators/teams/$teamId'),
  delegations: page('/plan/operators/delegations'),
  newDelegation: page('/plan/operators/delegations/new', { writes: 'careplan.write' }),
  collaborator: page('/plan/operators/$collaborationId', {
    beside: 'operators',
    reads: 'collaborators.invite',
  }),
  editCollaborator: page('/plan/operators/$collaborationId/edit', {
    beside: 'operators',
    reads: 'collaborators.invite',
    writes: 'collaborators.invite',
  }),
  contacts: page('/contacts', { beside: 'contacts', search: searches.ContactsSearch }),
  newContact: page('/contacts/new', {
    beside: 'contacts',
    search: searches.NewContactSearch,
    writes: 'contacts.manage',
  }),
  contact: page('/contacts/$contactId', { beside: 'contacts' }),
  editContact: page('/contacts/$contactId/edit', { beside: 'contacts', writes: 'contacts.manage' }),
  newDossier: page('/dossier/create_new', { writes: 'dossier.create' }),
  setup: page('/setup', { reads: 'dossier.list' }),
  flow: page('/flow', { search: searches.FlowSearch, reads: 'dossier.list' }),
  dossier: page('/dossier/$dossierId', { frame: 'dossier', search: searches.DossierSearch }),
  dossierSetup: page('/dossier/$dossierId/setup', { frame: 'dossier' }),
  attributes: page('/dossier/$dossierId/attributes', { frame: 'dossier' }),
  dossierArchive: page('/dossier/$dossierId/attributes/archive', {
    frame: 'dossier',
    reads: 'export.dossier',
  }),
  emergencySheet: page('/dossier/$dossierId/emergency', { frame: 'dossier', reads: 'personal.read' }),
  personalData: page('/dossier/$dossierId/attributes/profile', {
    frame: 'dossier',
    reads: 'personal.read',
  }),
  contactPersons: page('/dossier/$dossierId/attributes/contact_persons', {
    frame: 'dossier',
    reads: 'personal.read',
  }),
  newContactPerson: page('/dossier/$dossierId/attributes/contact_persons/new', {
    frame: 'dossier',
    writes: 'personal.write',
  }),
  contactPerson: page('/dossier/$dossierId/attributes/contact_persons/$contactPersonId', {
    frame: 'dossier',
    reads: 'personal.read',
  }),
  editContactPerson: page('/dossier/$dossierId/attributes/contact_persons/$contactPersonId/edit', {
    frame: 'dossier',
    reads: 'personal.read',
    writes: 'personal.write',
  }),
  sanitaryData: page('/dossier/$dossierId/attributes/sanitary_data', {
    frame: 'dossier',
    search: searches.SanitarySearch,
    reads: 'sanitary.read',
  }),
  coverages: page('/dossier/$dossierId/attributes/sanitary_data/coverages', {
    beside: 'coverages',
    frame: 'dossier',
    reads: 'sanitary.read',
  }),
  newCoverage: page('/dossier/$dossierId/attributes/sanitary_data/coverages/new', {
    beside: 'coverages',
    frame: 'dossier',
    writes: 'sanitary.write',
  }),
  coverage: page('/dossier/$dossierId/attributes/sanitary_data/coverages/$coverageId', {
    beside: 'coverages',
    frame: 'dossier',
    reads: 'sanitary.read',
  }),
  editCoverage: page('/dossier/$dossierId/attributes/sanitary_data/coverages/$coverageId/edit', {
    beside: 'coverages',
    frame: 'dossier',
    reads: 'sanitary.read',
    writes: 'sanitary.write',
  }),
  insurance: page('/dossier/$dossierId/attributes/sanitary_data/insurance', {
    frame: 'dossier',
    reads: 'sanitary.read',
  }),
  primaryDoctor: page('/dossier/$dossierId/attributes/sanitary_data/primary_doctor', {
    frame: 'dossier',
    reads: 'sanitary.read',
  }),
  pharmacy: page('/dossier/$dossierId/attributes/sanitary_data/pharmacy', {
    frame: 'dossier',
    reads: 'sanitary.read',
  }),
  specialists: page('/dossier/$dossierId/attributes/sanitary_data/specialists', {
    frame: 'dossier',
    reads: 'sanitary.read',
  }),
  anamnesis: page('/dossier/$dossierId/attributes/anamnesis', {
    frame: 'dossier',
    search: searches.AnamnesisSearch,
    reads: 'anamnesis.read',
    redirect: ({ search: { anamnesisId }, params: { dossierId = '' } }): LinkTarget | undefined =>
      anamnesisId === undefined ? undefined : pages.anamnesisMenu.link({ dossierId, anamnesisId }),
  }),
  anamnesisMenu: page('/dossier/$dossierId/anamnesis/$anamnesisId', {
    frame: 'dossier',
    reads: 'anamnesis.read',
  }),
  anamnesisPrint: page('/dossier/$dossierId/anamnesis/$anamnesisId/print', {
    frame: 'dossier',
    reads: 'anamnesis.read',
  }),
  anamnesisCompare: page('/dossier/$dossierId/anamnesis/$anamnesisId/compare', {
    frame: 'dossier',
    reads: 'anamnesis.read',
  }),
  anamnesisSection: page('/dossier/$dossierId/anamnesis/$anamnesisId/$section', {
    frame: 'dossier',
    search: searches.AnamnesisSectionSearch,
    reads: 'anamnesis.read',
  }),
  anamnesisVersions: page('/dossier/$dossierId/anamnesis/$anamnesisId/$section/versions', {
    frame: 'dossier',
    reads: 'anamnesis.read',
  }),
  prescriptions: page('/dossier/$dossierId/prescription', {
    beside: 'prescriptions',
    frame: 'dossier',
    reads: 'prescription.read',
  }),
  newPrescription: page('/dossier/$dossierId/prescription/new', {
    beside: 'prescriptions',
    frame: 'dossier',
    search: searches.NewPrescriptionSearch,
    reads: 'prescription.read',
    writes: 'prescription.create',
  }),
  prescription: page('/dossier/$dossierId/prescription/$prescriptionId', {
    beside: 'prescriptions',
    frame: 'dossier',
    reads: 'prescription.read',
  }),
  editPrescription: page('/dossier/$dossierId/prescription/$prescriptionId/edit', {
    beside: 'prescriptions',
    frame: 'dossier',
    reads: 'prescription.read',
    writes: 'prescription.create',
  }),
  orderForm: page('/dossier/$dossierId/prescription/$prescriptionId/order', {
    frame: 'dossier',
    search: searches.OrderFormSearch,
    reads: 'prescription.read',
  }),
  carePlans: page('/dossier/$dossierId/attributes/care_plan', { frame: 'dossier', reads: 'focus.read' }),
  newCarePlan: page('/dossier/$dossierId/attributes/care_plan/new', {
    frame: 'dossier',
    reads: 'focus.read',
    writes: 'careplan.write',
  }),
  carePlan: page('/dossier/$dossierId/attributes/care_plan/$carePlanId', {
    frame: 'dossier',
    reads: 'focus.read',
  }),
  editCarePlan: page('/dossier/$dossierId/attributes/care_plan/$carePlanId/edit', {
    frame: 'dossier',
    reads: 'focus.read',
    writes: 'careplan.write',
  }),
  evaluateCarePlan: page('/dossier/$dossierId/attributes/care_plan/$carePlanId/evaluate', {
    frame: 'dossier',
    reads: 'focus.read',
    writes: 'careplan.write',
  }),
  carePlanPrint: page('/dossier/$dossierId/attributes/care_plan/$carePlanId/print', {
    frame: 'dossier',
    reads: 'focus.read',
  }),
  protocols: page('/dossier/$dossierId/attributes/protocols', {
    beside: 'protocols',
    frame: 'dossier',
    reads: 'focus.read',
  }),
  openedProtocol: page('/dossier/$dossierId/attributes/protocols/$openedId', {
    beside: 'protocols',
    frame: 'dossier',
    reads: 'focus.read',
  }),
  evaluateProtocol: page('/dossier/$dossierId/attributes/protocols/$openedId/evaluate', {
    beside: 'protocols',
    frame: 'dossier',
    reads: 'focus.read',
    writes: 'protocol.open_in_dossier',
  }),
  editOpenedProtocol: page('/dossier/$dossierId/attributes/protocols/$openedId/edit', {
    beside: 'protocols',
    frame: 'dossier',
    reads: 'focus.read',
    writes: 'protocol.open_in_dossier',
  }),
  openedProtocolPrint: page('/dossier/$dossierId/attributes/protocols/$openedId/print', {
    frame: 'dossier',
    reads: 'focus.read',
  }),
  invoices: page('/dossier/$dossierId/billing', {
    beside: 'invoices',
    frame: 'dossier',
    reads: 'billing.read',
  }),
  newInvoice: page('/dossier/$dossierId/billing/new', {
    beside: 'invoices',
    frame: 'dossier',
    search: searches.MonthSearch,
    reads: 'billing.read',
    writes: 'billing.issue_storno',
  }),
  newestInvoice: page('/dossier/$dossierId/billing/1', { frame: 'dossier', reads: 'billing.read' }),
  invoice: page('/dossier/$dossierId/billing/$invoiceId', {
    beside: 'invoices',
    frame: 'dossier',
    reads: 'billing.read',
  }),
  newInvoiceEvent: page('/dossier/$dossierId/billing/$invoiceId/event', {
    beside: 'invoices',
    frame: 'dossier',
    reads: 'billing.read',
    writes: 'billing.issue_storno',
  }),
  billing: page('/billing', { search: searches.MonthSearch, reads: 'billing.read' }),
  /** A list of the office, or one payment of the bank by its id. */
  office: page('/billing/$which', { reads: 'billing.read' }),
  statistics: page('/statistics', { search: searches.YearSearch, reads: 'statistics.aggregate' }),
  renewals: page('/prescriptions', { reads: 'prescription.read' }),
  dossierStatistics: page('/dossier/$dossierId/attributes/statistics', {
    frame: 'dossier',
    search: searches.YearSearch,
  }),
  documents: page('/dossier/$dossierId/documents', { ...documents, beside: 'documents' }),
  attachments: page('/dossier/$dossierId/attachments', documents),
  document: page('/dossier/$dossierId/documents/$documentId', {
    beside: 'documents',
    ...documents,
    search: searches.DocumentSearch,
  }),
  performances: page('/dossier/$dossierId/performances', {
    frame: 'dossier',
    search: searches.PerformancesSearch,
  }),
  newPerformances: page('/dossier/$dossierId/performances/new', {
    frame: 'dossier',
    search: searches.NewPerformancesSearch,
    writes: 'performance.record',
  }),
  performance: page('/dossier/$dossierId/performances/$performanceId', { frame: 'dossier' }),
  stakeholders: page('/dossier/$dossierId/stakeholders', { frame: 'dossier' }),
  dossierCalendar: page('/dossier/$dossierId/calendar', {
    frame: 'dossier',
    search: searches.CalendarSearch,
  }),
  dossierCalendarMenu: page('/dossier/$dossierId/calendar/menu', {
    frame: 'dossier',
    search: searches.CalendarSearch,
  }),
  dossierCalendarPrint: page('/dossier/$dossierId/calendar/print', {
    frame: 'dossier',
    search: searches.CalendarPrintSearch,
  }),
  dossierCalendarSearch: page('/dossier/$dossierId/calendar/search', {
    frame: 'dossier',
    search: searches.CalendarFindSearch,
  }),
  dayServices: page('/dossier/$dossierId/planning_services', {
    frame: 'dossier',
    search: searches.DayServicesSearch,
  }),
  dossierActivity: page('/dossier/$dossierId/activity', {
    frame: 'activity',
    search: searches.ActivitySearch,
  }),
  activityFilterType: page('/dossier/$dossierId/activity/filter_type', {
    frame: 'activity',
    search: searches.ActivitySearch,
  }),
  activityFilterDate: page('/dossier/$dossierId/activity/filter_date', {
    frame: 'activity',
    search: searches.ActivitySearch,
  }),
  activityFilterFromTo: page('/dossier/$dossierId/activity/filter_from_to', {
    frame: 'activity',
    search: searches.ActivitySearch,
  }),
  activityFilterRecent: page('/dossier/$dossierId/activity/filter_recent', {
    frame: 'activity',
    search: searches.ActivitySearch,
  }),
  focus: page('/dossier/$dossierId/activity/focus', {
    beside: 'focus',
    frame: 'activity',
    reads: 'focus.read',
  }),
  newFocus: page('/dossier/$dossierId/activity/focus/new', {
    beside: 'focus',
    frame: 'activity',
    search: searches.NewFocusSearch,
    writes: 'focus.open_close',
  }),
  focusEvents: page('/dossier/$dossierId/activity/focus/$focusId/events', {
    beside: 'focus',
    frame: 'activity',
    reads: 'focus.read',
  }),
  newFocusEvent: page('/dossier/$dossierId/activity/focus/$focusId/events/new', {
    beside: 'focus',
    frame: 'activity',
    writes: 'focus.event',
  }),
  editFocus: page('/dossier/$dossierId/activity/focus/$focusId/edit', {
    beside: 'focus',
    frame: 'activity',
    reads: 'focus.read',
    writes: 'focus.open_close',
  }),
  editFocusEvent: page('/dossier/$dossierId/activity/focus/$focusId/events/$eventId/edit', {
    beside: 'focus',
    frame: 'activity',
    reads: 'focus.read',
    writes: 'focus.event',
  }),
  readings: page('/dossier/$dossierId/activity/clinical_parameters', {
    beside: 'readings',
    frame: 'activity',
    reads: 'parameters.read',
  }),
  newReading: page('/dossier/$dossierId/activity/clinical_parameters/new', {
    beside: 'readings',
    frame: 'activity',
    writes: 'parameters.write',
  }),
  quickReading: page('/dossier/$dossierId/activity/vital_parameters', {
    frame: 'activity',
    writes: 'parameters.write',
  }),
  readingTrends: page('/dossier/$dossierId/activity/clinical_parameters/trends', {
    frame: 'activity',
    search: searches.TrendsSearch,
    reads: 'parameters.read',
  }),
  readingLimits: page('/dossier/$dossierId/activity/clinical_parameters/limits', {
    frame: 'activity',
    reads: 'parameters.read',
  }),
  reading: page('/dossier/$dossierId/activity/clinical_parameters/$readingId', {
    beside: 'readings',
    frame: 'activity',
    reads: 'parameters.read',
  }),
  editReading: page('/dossier/$dossierId/activity/clinical_parameters/$readingId/edit', {
    beside: 'readings',
    frame: 'activity',
    reads: 'parameters.read',
    writes: 'parameters.write',
  }),
  drugs: page('/dossier/$dossierId/activity/drugs', {
    beside: 'drugs',
    frame: 'activity',
    reads: 'drugs.read',
  }),
  newDrug: page('/dossier/$dossierId/activity/drugs/new', {
    beside: 'drugs',
    frame: 'activity',
    search: searches.NewDrugSearch,
    writes: 'drugs.write_list',
  }),
  hospitalReturn: page('/dossier/$dossierId/activity/drugs/return', {
    frame: 'activity',
    reads: 'drugs.read',
    writes: 'drugs.write_list',
  }),
  drugScheme: page('/dossier/$dossierId/activity/drugs/scheme', { frame: 'activity', reads: 'drugs.read' }),
  doses: page('/dossier/$dossierId/activity/drugs/doses', {
    frame: 'activity',
    search: searches.DosesSearch,
    reads: 'drugs.read',
  }),
  administration: page('/dossier/$dossierId/activity/drugs/doses/$administrationId', {
    frame: 'activity',
    reads: 'drugs.read',
  }),
  drug: page('/dossier/$dossierId/activity/drugs/$drugId', {
    beside: 'drugs',
    frame: 'activity',
    reads: 'drugs.read',
  }),
  editDrug: page('/dossier/$dossierId/activity/drugs/$drugId/edit', {
    beside: 'drugs',
    frame: 'activity',
    reads: 'drugs.read',
    writes: 'drugs.write_list',
  }),
  round: page('/rounds', { search: searches.RoundSearch, reads: 'drugs.read' }),
  handover: page('/handover', { reads: 'log.mark_read' }),
  confirmDay: page('/plan/confirm', {
    search: searches.ConfirmDaySearch,
    reads: 'performance.record',
    writes: 'performance.record',
  }),
  account: page('/account'),
  ownSettings: page('/account/settings'),
  profileSection: page('/account/$section'),
  security: page('/account/security'),
  secondFactor: page('/account/security/second_factor'),
  recoveryCodes: page('/account/security/recovery_codes'),
  audit: page('/audit', { search: searches.AuditSearch, reads: 'audit.read' }),
  accessReport: page('/audit/dossier/$dossierId', { reads: 'audit.read' }),
  emergencies: page('/audit/emergencies', { reads: 'audit.read' }),
  emergencyAccess: page('/plan/emergency', {
    search: searches.EmergencySearch,
    writes: 'emergency_access',
  }),
  settings: page('/settings', { reads: 'billing.read' }),
  materials: page('/settings/materials', { reads: 'billing.read' }),
  editSettings: page('/settings/edit', { reads: 'billing.read', writes: 'billing.tariffs' }),
  editPresentation: page('/settings/presentation', { reads: 'billing.read', writes: 'permissions.grant' }),
  catalogue: page('/settings/services', { beside: 'catalogue', reads: 'catalogue.services' }),
  newService: page('/settings/services/new', { beside: 'catalogue' }),
  service: page('/settings/services/$serviceId', { beside: 'catalogue' }),
  houseProtocols: page('/settings/protocols', { beside: 'houseProtocols', reads: 'protocol.release' }),
  newProtocol: page('/settings/protocols/new', {
    beside: 'houseProtocols',
    search: searches.NewProtocolSearch,
    reads: 'protocol.release',
    writes: 'protocol.release',
  }),
  houseProtocol: page('/settings/protocols/$protocolId', {
    beside: 'houseProtocols',
    reads: 'protocol.release',
  }),
  editProtocol: page('/settings/protocols/$protocolId/edit', {
    beside: 'houseProtocols',
    reads: 'protocol.release',
    writes: 'protocol.release',
  }),
  business: page('/business/$slug'),
  /** At the root of all addresses: every other page comes before it, and slugs are never a page's word. */
  profile: page('/$slug'),
}
export type PageName = keyof typeof pages

/**
 * Between these steps the frame of a dossier switches, each by its name below the dossier's address: where the page that
 * shows it has another one, the name leads on to it.
 */
const dossierSteps = {
  main: 'dossier',
  performances: 'performances',
  calendar: 'dossierCalendar',
  planning_services: 'dayServices',
  drugs: 'drugs',
  activity: 'dossierActivity',
  focus: 'focus',
  vital_parameters: 'quickReading',
  prescription: 'prescriptions',
  protocols: 'protocols',
  anamnesis: 'anamnesis',
  personal_data: 'personalData',
  stakeholders: 'stakeholders',
  billing: 'invoices',
  attributes: 'attributes',
  profile: 'personalData',
  attachments: 'attachments',
  documents: 'documents',
  sanitary_data: 'sanitaryData',
  primary_doctor: 'primaryDoctor',
  pharmacy: 'pharmacy',
  insurance: 'insurance',
  specialist: 'specialists',
  invoiceId: 'newestInvoice',
  care_plan: 'carePlans',
  statistics: 'dossierStatistics',
} as const satisfies Record<string, PageName>

const stepDetours = Object.entries(dossierSteps)
  .map(([step, to]) => ({ frame: 'dossier' as const, pattern: `/dossier/$dossierId/${step}`, to }))
  .filter(({ pattern, to }) => pages[to].pattern !== pattern)

type Standing = Doors & { frame?: FrameName; beside?: ListName }

const rows = new Map<string, Standing>(Object.values(pages).map(row => [row.pattern, row]))

/** The page that stands at a pattern. */
export const pageAt = (pattern: string | undefined): Standing | undefined =>
  pattern === undefined ? undefined : rows.get(pattern)

/** Second addresses of a page: each leads on and keeps its query. */
export const detours: readonly { frame?: FrameName; pattern: string; to: PageName }[] = [
  { frame: 'dossier', pattern: '/dossier/$dossierId/attributes/activity', to: 'dossierActivity' },
  { frame: 'dossier', pattern: '/dossier/$dossierId/attributes/prescription', to: 'prescriptions' },
  ...stepDetours,
]
