import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { Shell } from './Shell.tsx'
import { FaultScreen } from './FaultScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { pages } from './links.ts'
import {
  ActivitySearch,
  AnamnesisSectionSearch,
  AssignSearch,
  AuditSearch,
  CalendarFindSearch,
  CalendarPrintSearch,
  CalendarSearch,
  DosesSearch,
  DossiersSearch,
  NewFocusSearch,
  NewPerformancesSearch,
  NewTaskSearch,
  PerformancesSearch,
  PlanningSearch,
  PlanSearch,
  RedirectSearch,
  RoundSearch,
  SanitarySearch,
  TodaySearch,
  TrendsSearch,
} from './search.ts'

/** The route table: one entry per address, every screen lazy. */
const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFoundScreen,
  errorComponent: FaultScreen,
})

const today = createRoute({
  getParentRoute: () => root,
  path: pages.today.pattern,
  validateSearch: TodaySearch,
  component: lazyRouteComponent(() => import('../tasks/TodayScreen.tsx'), 'TodayScreen'),
})

const plan = createRoute({
  getParentRoute: () => root,
  path: pages.plan.pattern,
  validateSearch: PlanSearch,
  beforeLoad: ({ search: { taskId, dossierId, ...search } }) => {
    if (taskId !== undefined) throw redirect({ ...pages.task.link({ taskId }), replace: true })
    if (dossierId !== undefined)
      throw redirect({ ...pages.dossierCalendar.link({ dossierId }), search, replace: true })
  },
  component: lazyRouteComponent(() => import('../tasks/plan/CalendarPage.tsx'), 'CalendarPage'),
})

const planMenu = createRoute({
  getParentRoute: () => root,
  path: pages.planMenu.pattern,
  validateSearch: CalendarSearch,
  component: lazyRouteComponent(() => import('../tasks/plan/MenuScreen.tsx'), 'MenuScreen'),
})

const planSearch = createRoute({
  getParentRoute: () => root,
  path: pages.planSearch.pattern,
  validateSearch: CalendarFindSearch,
  component: lazyRouteComponent(() => import('../tasks/plan/FindScreen.tsx'), 'FindScreen'),
})

const planPrint = createRoute({
  getParentRoute: () => root,
  path: pages.planPrint.pattern,
  validateSearch: CalendarPrintSearch,
  component: lazyRouteComponent(() => import('../tasks/print/PrintScreen.tsx'), 'PrintScreen'),
})

const newTask = createRoute({
  getParentRoute: () => root,
  path: pages.newTask.pattern,
  validateSearch: NewTaskSearch,
  component: lazyRouteComponent(() => import('./NewTaskFrame.tsx'), 'NewTaskFrame'),
})

const task = createRoute({
  getParentRoute: () => root,
  path: pages.task.pattern,
  component: lazyRouteComponent(() => import('./TaskFrame.tsx'), 'TaskFrame'),
})

const editTask = createRoute({
  getParentRoute: () => root,
  path: pages.editTask.pattern,
  component: lazyRouteComponent(() => import('../tasks/EditTaskScreen.tsx'), 'EditTaskScreen'),
})

const assign = createRoute({
  getParentRoute: () => root,
  path: pages.assign.pattern,
  validateSearch: AssignSearch,
  component: lazyRouteComponent(() => import('../assignment/AssignScreen.tsx'), 'AssignScreen'),
})

const operators = createRoute({
  getParentRoute: () => root,
  path: pages.operators.pattern,
  component: lazyRouteComponent(() => import('../assignment/OperatorsScreen.tsx'), 'OperatorsScreen'),
})

const dossiers = createRoute({
  getParentRoute: () => root,
  path: pages.dossiers.pattern,
  validateSearch: DossiersSearch,
  beforeLoad: ({ search: { dossierId } }) => {
    if (dossierId !== undefined) throw redirect({ ...pages.dossier.link({ dossierId }), replace: true })
  },
  component: lazyRouteComponent(() => import('../dossiers/DossiersScreen.tsx'), 'DossiersScreen'),
})

const newDossier = createRoute({
  getParentRoute: () => root,
  path: pages.newDossier.pattern,
  component: lazyRouteComponent(() => import('../dossiers/NewDossierScreen.tsx'), 'NewDossierScreen'),
})

const dossier = createRoute({
  getParentRoute: () => root,
  path: pages.dossier.pattern,
  component: lazyRouteComponent(() => import('./DossierFrame.tsx'), 'DossierFrame'),
})

const dossierHome = createRoute({
  getParentRoute: () => dossier,
  path: '/',
  component: lazyRouteComponent(() => import('../dossiers/DossierHomeScreen.tsx'), 'DossierHomeScreen'),
})

const attributes = createRoute({
  getParentRoute: () => dossier,
  path: '/attributes',
  component: lazyRouteComponent(() => import('../dossiers/AttributesScreen.tsx'), 'AttributesScreen'),
})

const personalData = createRoute({
  getParentRoute: () => dossier,
  path: '/attributes/profile',
  validateSearch: RedirectSearch,
  component: lazyRouteComponent(() => import('../dossiers/PersonalDataScreen.tsx'), 'PersonalDataScreen'),
})

const sanitaryData = createRoute({
  getParentRoute: () => dossier,
  path: '/attributes/sanitary_data',
  validateSearch: SanitarySearch,
  component: lazyRouteComponent(() => import('../dossiers/SanitaryDataScreen.tsx'), 'SanitaryDataScreen'),
})

// The short path is the one address of a screen; the longer one leads there and keeps its query.
const attributesActivity = createRoute({
  getParentRoute: () => dossier,
  path: '/attributes/activity',
  beforeLoad: ({ params, search }) => {
    throw redirect({ ...pages.dossierActivity.link(params), search, replace: true })
  },
})

const stakeholders = createRoute({
  getParentRoute: () => dossier,
  path: '/stakeholders',
  component: lazyRouteComponent(() => import('../stakeholders/StakeholdersScreen.tsx'), 'StakeholdersScreen'),
})

const dossierCalendar = createRoute({
  getParentRoute: () => dossier,
  path: '/calendar',
  validateSearch: CalendarSearch,
  component: lazyRouteComponent(() => import('../tasks/plan/CalendarPage.tsx'), 'CalendarPage'),
})

const dossierCalendarMenu = createRoute({
  getParentRoute: () => dossier,
  path: '/calendar/menu',
  validateSearch: CalendarSearch,
  component: lazyRouteComponent(() => import('../tasks/plan/MenuScreen.tsx'), 'MenuScreen'),
})

const dossierCalendarSearch = createRoute({
  getParentRoute: () => dossier,
  path: '/calendar/search',
  validateSearch: CalendarFindSearch,
  component: lazyRouteComponent(() => import('../tasks/plan/FindScreen.tsx'), 'FindScreen'),
})

const dossierCalendarPrint = createRoute({
  getParentRoute: () => dossier,
  path: '/calendar/print',
  validateSearch: CalendarPrintSearch,
  component: lazyRouteComponent(() => import('../tasks/print/PrintScreen.tsx'), 'PrintScreen'),
})

const planning = createRoute({
  getParentRoute: () => dossier,
  path: '/planning_services',
  validateSearch: PlanningSearch,
  component: lazyRouteComponent(() => import('./PlanningFrame.tsx'), 'PlanningFrame'),
})

const performances = createRoute({
  getParentRoute: () => dossier,
  path: '/performances',
  validateSearch: PerformancesSearch,
  component: lazyRouteComponent(() => import('../performances/PerformancesScreen.tsx'), 'PerformancesScreen'),
})

const newPerformances = createRoute({
  getParentRoute: () => dossier,
  path: '/performances/new',
  validateSearch: NewPerformancesSearch,
  component: lazyRouteComponent(() => import('./NewPerformancesFrame.tsx'), 'NewPerformancesFrame'),
})

const performance = createRoute({
  getParentRoute: () => dossier,
  path: '/performances/$performanceId',
  component: lazyRouteComponent(() => import('../performances/PerformanceScreen.tsx'), 'PerformanceScreen'),
})

const anamneses = createRoute({
  getParentRoute: () => dossier,
  path: '/attributes/anamnesis',
  component: lazyRouteComponent(() => import('../anamnesis/AnamnesesScreen.tsx'), 'AnamnesesScreen'),
})

const anamnesisMenu = createRoute({
  getParentRoute: () => dossier,
  path: '/anamnesis/$anamnesisId',
  component: lazyRouteComponent(() => import('../anamnesis/AnamnesisScreen.tsx'), 'AnamnesisScreen'),
})

const anamnesisPrint = createRoute({
  getParentRoute: () => dossier,
  path: '/anamnesis/$anamnesisId/print',
  component: lazyRouteComponent(() => import('../anamnesis/PrintScreen.tsx'), 'PrintScreen'),
})

const anamnesisCompare = createRoute({
  getParentRoute: () => dossier,
  path: '/anamnesis/$anamnesisId/compare',
  component: lazyRouteComponent(() => import('../anamnesis/CompareScreen.tsx'), 'CompareScreen'),
})

const anamnesisSection = createRoute({
  getParentRoute: () => dossier,
  path: '/anamnesis/$anamnesisId/$section',
  validateSearch: AnamnesisSectionSearch,
  component: lazyRouteComponent(() => import('../anamnesis/SectionScreen.tsx'), 'SectionScreen'),
})

const anamnesisVersions = createRoute({
  getParentRoute: () => dossier,
  path: '/anamnesis/$anamnesisId/$section/versions',
  component: lazyRouteComponent(() => import('../anamnesis/VersionsScreen.tsx'), 'VersionsScreen'),
})

const activityArea = createRoute({
  getParentRoute: () => dossier,
  path: '/activity',
  component: lazyRouteComponent(() => import('../activity/ActivityArea.tsx'), 'ActivityArea'),
})

const dossierActivity = createRoute({
  getParentRoute: () => activityArea,
  path: '/',
  validateSearch: ActivitySearch,
  component: lazyRouteComponent(() => import('../activity/ActivityScreen.tsx'), 'ActivityScreen'),
})

const filterType = createRoute({
  getParentRoute: () => activityArea,
  path: '/filter_type',
  validateSearch: ActivitySearch,
  component: lazyRouteComponent(() => import('../activity/FilterTypeScreen.tsx'), 'FilterTypeScreen'),
})

const filterDate = createRoute({
  getParentRoute: () => activityArea,
  path: '/filter_date',
  validateSearch: ActivitySearch,
  component: lazyRouteComponent(() => import('../activity/FilterDateScreen.tsx'), 'FilterDateScreen'),
})

const filterFromTo = createRoute({
  getParentRoute: () => activityArea,
  path: '/filter_from_to',
  validateSearch: ActivitySearch,
  component: lazyRouteComponent(() => import('../activity/FilterFromToScreen.tsx'), 'FilterFromToScreen'),
})

const filterRecent = createRoute({
  getParentRoute: () => activityArea,
  path: '/filter_recent',
  validateSearch: ActivitySearch,
  component: lazyRouteComponent(() => import('../activity/FilterRecentScreen.tsx'), 'FilterRecentScreen'),
})

const focus = createRoute({
  getParentRoute: () => activityArea,
  path: '/focus',
  component: lazyRouteComponent(() => import('../focus/FocusScreen.tsx'), 'FocusScreen'),
})

const newFocus = createRoute({
  getParentRoute: () => activityArea,
  path: '/focus/new',
  validateSearch: NewFocusSearch,
  component: lazyRouteComponent(() => import('../focus/NewFocusScreen.tsx'), 'NewFocusScreen'),
})

const focusEvents = createRoute({
  getParentRoute: () => activityArea,
  path: '/focus/$focusId/events',
  component: lazyRouteComponent(() => import('../focus/FocusEventsScreen.tsx'), 'FocusEventsScreen'),
})

const newFocusEvent = createRoute({
  getParentRoute: () => activityArea,
  path: '/focus/$focusId/events/new',
  component: lazyRouteComponent(() => import('../focus/NewFocusEventScreen.tsx'), 'NewFocusEventScreen'),
})

const editFocus = createRoute({
  getParentRoute: () => activityArea,
  path: '/focus/$focusId/edit',
  component: lazyRouteComponent(() => import('../focus/EditFocusScreen.tsx'), 'EditFocusScreen'),
})

const editFocusEvent = createRoute({
  getParentRoute: () => activityArea,
  path: '/focus/$focusId/events/$eventId/edit',
  component: lazyRouteComponent(() => import('../focus/EditFocusEventScreen.tsx'), 'EditFocusEventScreen'),
})

const clinicalParameters = createRoute({
  getParentRoute: () => activityArea,
  path: '/clinical_parameters',
  component: lazyRouteComponent(() => import('../surveillance/ReadingsScreen.tsx'), 'ReadingsScreen'),
})

const newClinicalParameter = createRoute({
  getParentRoute: () => activityArea,
  path: '/clinical_parameters/new',
  component: lazyRouteComponent(() => import('../surveillance/NewReadingScreen.tsx'), 'NewReadingScreen'),
})

const vitalParameters = createRoute({
  getParentRoute: () => activityArea,
  path: '/vital_parameters',
  component: lazyRouteComponent(
    () => import('../surveillance/VitalParametersScreen.tsx'),
    'VitalParametersScreen',
  ),
})

const parameterTrends = createRoute({
  getParentRoute: () => activityArea,
  path: '/clinical_parameters/trends',
  validateSearch: TrendsSearch,
  component: lazyRouteComponent(() => import('../surveillance/TrendsScreen.tsx'), 'TrendsScreen'),
})

const parameterLimits = createRoute({
  getParentRoute: () => activityArea,
  path: '/clinical_parameters/limits',
  component: lazyRouteComponent(() => import('../surveillance/LimitsScreen.tsx'), 'LimitsScreen'),
})

const clinicalParameter = createRoute({
  getParentRoute: () => activityArea,
  path: '/clinical_parameters/$readingId',
  component: lazyRouteComponent(() => import('../surveillance/ReadingScreen.tsx'), 'ReadingScreen'),
})

const editClinicalParameter = createRoute({
  getParentRoute: () => activityArea,
  path: '/clinical_parameters/$readingId/edit',
  component: lazyRouteComponent(() => import('../surveillance/EditReadingScreen.tsx'), 'EditReadingScreen'),
})

const drugs = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs',
  component: lazyRouteComponent(() => import('../drugs/DrugsScreen.tsx'), 'DrugsScreen'),
})

const newDrug = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs/new',
  component: lazyRouteComponent(() => import('../drugs/NewDrugScreen.tsx'), 'NewDrugScreen'),
})

const drugScheme = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs/scheme',
  component: lazyRouteComponent(() => import('../drugs/DrugSchemeScreen.tsx'), 'DrugSchemeScreen'),
})

const doses = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs/doses',
  validateSearch: DosesSearch,
  component: lazyRouteComponent(() => import('../administrations/DosesScreen.tsx'), 'DosesScreen'),
})

const administration = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs/doses/$administrationId',
  component: lazyRouteComponent(
    () => import('../administrations/AdministrationScreen.tsx'),
    'AdministrationScreen',
  ),
})

const drug = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs/$drugId',
  component: lazyRouteComponent(() => import('../drugs/DrugScreen.tsx'), 'DrugScreen'),
})

const editDrug = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs/$drugId/edit',
  component: lazyRouteComponent(() => import('../drugs/EditDrugScreen.tsx'), 'EditDrugScreen'),
})

const round = createRoute({
  getParentRoute: () => root,
  path: pages.round.pattern,
  validateSearch: RoundSearch,
  component: lazyRouteComponent(() => import('../administrations/RoundScreen.tsx'), 'RoundScreen'),
})

const handover = createRoute({
  getParentRoute: () => root,
  path: pages.handover.pattern,
  component: lazyRouteComponent(() => import('./HandoverFrame.tsx'), 'HandoverFrame'),
})

const more = createRoute({
  getParentRoute: () => root,
  path: pages.more.pattern,
  component: lazyRouteComponent(() => import('./MoreScreen.tsx'), 'MoreScreen'),
})

const account = createRoute({
  getParentRoute: () => root,
  path: pages.account.pattern,
  component: lazyRouteComponent(() => import('../users/AccountScreen.tsx'), 'AccountScreen'),
})

const profileSection = createRoute({
  getParentRoute: () => root,
  path: pages.profileSection.pattern,
  component: lazyRouteComponent(() => import('./ProfileSectionFrame.tsx'), 'ProfileSectionFrame'),
})

const security = createRoute({
  getParentRoute: () => root,
  path: pages.security.pattern,
  component: lazyRouteComponent(() => import('../security/SecurityScreen.tsx'), 'SecurityScreen'),
})

const secondFactor = createRoute({
  getParentRoute: () => root,
  path: pages.secondFactor.pattern,
  component: lazyRouteComponent(() => import('../security/SecondFactorScreen.tsx'), 'SecondFactorScreen'),
})

const recoveryCodes = createRoute({
  getParentRoute: () => root,
  path: pages.recoveryCodes.pattern,
  component: lazyRouteComponent(() => import('../security/RecoveryCodesScreen.tsx'), 'RecoveryCodesScreen'),
})

const audit = createRoute({
  getParentRoute: () => root,
  path: pages.audit.pattern,
  validateSearch: AuditSearch,
  component: lazyRouteComponent(() => import('./AuditFrame.tsx'), 'AuditFrame'),
})

const business = createRoute({
  getParentRoute: () => root,
  path: pages.business.pattern,
  component: lazyRouteComponent(() => import('./BusinessFrame.tsx'), 'BusinessFrame'),
})

/** At the root of all addresses: every other page comes before it, and slugs are never a page's word. */
const profile = createRoute({
  getParentRoute: () => root,
  path: pages.profile.pattern,
  component: lazyRouteComponent(() => import('./ProfileFrame.tsx'), 'ProfileFrame'),
})

export const routeTree = root.addChildren([
  today,
  round,
  handover,
  more,
  plan,
  planMenu,
  planSearch,
  planPrint,
  newTask,
  task,
  editTask,
  assign,
  operators,
  dossiers,
  newDossier,
  dossier.addChildren([
    dossierHome,
    attributes,
    personalData,
    sanitaryData,
    attributesActivity,
    stakeholders,
    dossierCalendar,
    dossierCalendarMenu,
    dossierCalendarSearch,
    dossierCalendarPrint,
    planning,
    performances,
    newPerformances,
    performance,
    anamneses,
    anamnesisMenu,
    anamnesisPrint,
    anamnesisCompare,
    anamnesisSection,
    anamnesisVersions,
    activityArea.addChildren([
      clinicalParameters,
      newClinicalParameter,
      vitalParameters,
      parameterTrends,
      parameterLimits,
      clinicalParameter,
      editClinicalParameter,

      dossierActivity,
      filterType,
      filterDate,
      filterFromTo,
      filterRecent,
      focus,
      newFocus,
      focusEvents,
      newFocusEvent,
      editFocus,
      editFocusEvent,
      drugs,
      newDrug,
      drugScheme,
      doses,
      administration,
      drug,
      editDrug,
    ]),
  ]),
  account,
  profileSection,
  security,
  secondFactor,
  recoveryCodes,
  audit,
  business,
  profile,
])
