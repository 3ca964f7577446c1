type ParamName<Pattern extends string> = Pattern extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Pattern extends `${string}$${infer Name}`
    ? Name
    : never

type Params<Pattern extends string> = [ParamName<Pattern>] extends [never]
  ? []
  : [params: Record<ParamName<Pattern>, string>]

type Page<Pattern extends string> = {
  /** What the router matches. */
  pattern: Pattern
  /** Where a `<Link {...}>` or `navigate(...)` leads; a search goes beside it. */
  link: (...params: Params<Pattern>) => { to: Pattern; params: Record<ParamName<Pattern>, string> }
}

const page = <const Pattern extends string>(pattern: Pattern): Page<Pattern> => ({
  pattern,
  link: (...[params]) => ({ to: pattern, params: params ?? ({} as Record<ParamName<Pattern>, string>) }),
})

/** Every address of the application: pattern and link in one place. A page stands once `routes/` has it. */
export const pages = {
  today: page('/'),
  more: page('/more'),
  plan: page('/plan'),
  planMenu: page('/plan/menu'),
  planPrint: page('/plan/print'),
  planSearch: page('/plan/search'),
  newTask: page('/plan/tasks/new'),
  task: page('/plan/tasks/$taskId'),
  editTask: page('/plan/tasks/$taskId/edit'),
  dossiers: page('/plan/clients'),
  assign: page('/plan/assign'),
  operators: page('/plan/operators'),
  activity: page('/activity'),
  newDossier: page('/dossier/create_new'),
  dossier: page('/dossier/$dossierId'),
  attributes: page('/dossier/$dossierId/attributes'),
  personalData: page('/dossier/$dossierId/attributes/profile'),
  sanitaryData: page('/dossier/$dossierId/attributes/sanitary_data'),
  anamnesis: page('/dossier/$dossierId/attributes/anamnesis'),
  anamnesisMenu: page('/dossier/$dossierId/anamnesis/$anamnesisId'),
  anamnesisPrint: page('/dossier/$dossierId/anamnesis/$anamnesisId/print'),
  anamnesisCompare: page('/dossier/$dossierId/anamnesis/$anamnesisId/compare'),
  anamnesisSection: page('/dossier/$dossierId/anamnesis/$anamnesisId/$section'),
  anamnesisVersions: page('/dossier/$dossierId/anamnesis/$anamnesisId/$section/versions'),
  protocols: page('/dossier/$dossierId/attributes/protocols'),
  attributesActivity: page('/dossier/$dossierId/attributes/activity'),
  carePlan: page('/dossier/$dossierId/attributes/care_plan'),
  statistics: page('/dossier/$dossierId/attributes/statistics'),
  prescription: page('/dossier/$dossierId/prescription'),
  performances: page('/dossier/$dossierId/performances'),
  newPerformances: page('/dossier/$dossierId/performances/new'),
  performance: page('/dossier/$dossierId/performances/$performanceId'),
  stakeholders: page('/dossier/$dossierId/stakeholders'),
  billing: page('/dossier/$dossierId/billing'),
  documents: page('/dossier/$dossierId/documents'),
  dossierCalendar: page('/dossier/$dossierId/calendar'),
  dossierCalendarMenu: page('/dossier/$dossierId/calendar/menu'),
  dossierCalendarPrint: page('/dossier/$dossierId/calendar/print'),
  dossierCalendarSearch: page('/dossier/$dossierId/calendar/search'),
  planning: page('/dossier/$dossierId/planning_services'),
  dossierActivity: page('/dossier/$dossierId/activity'),
  activityFilterType: page('/dossier/$dossierId/activity/filter_type'),
  activityFilterDate: page('/dossier/$dossierId/activity/filter_date'),
  activityFilterFromTo: page('/dossier/$dossierId/activity/filter_from_to'),
  activityFilterRecent: page('/dossier/$dossierId/activity/filter_recent'),
  focus: page('/dossier/$dossierId/activity/focus'),
  newFocus: page('/dossier/$dossierId/activity/focus/new'),
  focusEvents: page('/dossier/$dossierId/activity/focus/$focusId/events'),
  newFocusEvent: page('/dossier/$dossierId/activity/focus/$focusId/events/new'),
  editFocus: page('/dossier/$dossierId/activity/focus/$focusId/edit'),
  editFocusEvent: page('/dossier/$dossierId/activity/focus/$focusId/events/$eventId/edit'),
  clinicalParameters: page('/dossier/$dossierId/activity/clinical_parameters'),
  newClinicalParameter: page('/dossier/$dossierId/activity/clinical_parameters/new'),
  vitalParameters: page('/dossier/$dossierId/activity/vital_parameters'),
  parameterTrends: page('/dossier/$dossierId/activity/clinical_parameters/trends'),
  parameterLimits: page('/dossier/$dossierId/activity/clinical_parameters/limits'),
  clinicalParameter: page('/dossier/$dossierId/activity/clinical_parameters/$readingId'),
  editClinicalParameter: page('/dossier/$dossierId/activity/clinical_parameters/$readingId/edit'),
  drugs: page('/dossier/$dossierId/activity/drugs'),
  newDrug: page('/dossier/$dossierId/activity/drugs/new'),
  drugScheme: page('/dossier/$dossierId/activity/drugs/scheme'),
  doses: page('/dossier/$dossierId/activity/drugs/doses'),
  administration: page('/dossier/$dossierId/activity/drugs/doses/$administrationId'),
  drug: page('/dossier/$dossierId/activity/drugs/$drugId'),
  editDrug: page('/dossier/$dossierId/activity/drugs/$drugId/edit'),
  round: page('/rounds'),
  handover: page('/handover'),
  account: page('/account'),
  profileSection: page('/account/$section'),
  security: page('/account/security'),
  secondFactor: page('/account/security/second_factor'),
  recoveryCodes: page('/account/security/recovery_codes'),
  audit: page('/audit'),
  business: page('/business/$slug'),
  profile: page('/$slug'),
}
