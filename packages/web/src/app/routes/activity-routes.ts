import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ActivitySearch, DosesSearch, NewFocusSearch, TrendsSearch } from '../../pages/search.ts'
import { dossier } from './dossier-routes.ts'

/** What is written at the bedside: the log, focus, surveillance, drugs. */

const activityArea = createRoute({
  getParentRoute: () => dossier,
  path: '/activity',
  component: lazyRouteComponent(() => import('../../activity/ActivityArea.tsx'), 'ActivityArea'),
})

const dossierActivity = createRoute({
  getParentRoute: () => activityArea,
  path: '/',
  validateSearch: ActivitySearch,
  component: lazyRouteComponent(() => import('../../activity/ActivityScreen.tsx'), 'ActivityScreen'),
})

const filterType = createRoute({
  getParentRoute: () => activityArea,
  path: '/filter_type',
  validateSearch: ActivitySearch,
  component: lazyRouteComponent(() => import('../../activity/FilterTypeScreen.tsx'), 'FilterTypeScreen'),
})

const filterDate = createRoute({
  getParentRoute: () => activityArea,
  path: '/filter_date',
  validateSearch: ActivitySearch,
  component: lazyRouteComponent(() => import('../../activity/FilterDateScreen.tsx'), 'FilterDateScreen'),
})

const filterFromTo = createRoute({
  getParentRoute: () => activityArea,
  path: '/filter_from_to',
  validateSearch: ActivitySearch,
  component: lazyRouteComponent(() => import('../../activity/FilterFromToScreen.tsx'), 'FilterFromToScreen'),
})

const filterRecent = createRoute({
  getParentRoute: () => activityArea,
  path: '/filter_recent',
  validateSearch: ActivitySearch,
  component: lazyRouteComponent(() => import('../../activity/FilterRecentScreen.tsx'), 'FilterRecentScreen'),
})

const focus = createRoute({
  getParentRoute: () => activityArea,
  path: '/focus',
  component: lazyRouteComponent(() => import('../../focus/FocusScreen.tsx'), 'FocusScreen'),
})

const newFocus = createRoute({
  getParentRoute: () => activityArea,
  path: '/focus/new',
  validateSearch: NewFocusSearch,
  component: lazyRouteComponent(() => import('../../focus/NewFocusScreen.tsx'), 'NewFocusScreen'),
})

const focusEvents = createRoute({
  getParentRoute: () => activityArea,
  path: '/focus/$focusId/events',
  component: lazyRouteComponent(() => import('../../focus/FocusEventsScreen.tsx'), 'FocusEventsScreen'),
})

const newFocusEvent = createRoute({
  getParentRoute: () => activityArea,
  path: '/focus/$focusId/events/new',
  component: lazyRouteComponent(() => import('../../focus/NewFocusEventScreen.tsx'), 'NewFocusEventScreen'),
})

const editFocus = createRoute({
  getParentRoute: () => activityArea,
  path: '/focus/$focusId/edit',
  component: lazyRouteComponent(() => import('../../focus/EditFocusScreen.tsx'), 'EditFocusScreen'),
})

const editFocusEvent = createRoute({
  getParentRoute: () => activityArea,
  path: '/focus/$focusId/events/$eventId/edit',
  component: lazyRouteComponent(() => import('../../focus/EditFocusEventScreen.tsx'), 'EditFocusEventScreen'),
})

const clinicalParameters = createRoute({
  getParentRoute: () => activityArea,
  path: '/clinical_parameters',
  component: lazyRouteComponent(
    () => import('../../surveillance/readings/ReadingsScreen.tsx'),
    'ReadingsScreen',
  ),
})

const newClinicalParameter = createRoute({
  getParentRoute: () => activityArea,
  path: '/clinical_parameters/new',
  component: lazyRouteComponent(
    () => import('../../surveillance/readings/NewReadingScreen.tsx'),
    'NewReadingScreen',
  ),
})

const vitalParameters = createRoute({
  getParentRoute: () => activityArea,
  path: '/vital_parameters',
  component: lazyRouteComponent(
    () => import('../../surveillance/vital/VitalParametersScreen.tsx'),
    'VitalParametersScreen',
  ),
})

const parameterTrends = createRoute({
  getParentRoute: () => activityArea,
  path: '/clinical_parameters/trends',
  validateSearch: TrendsSearch,
  component: lazyRouteComponent(() => import('../../surveillance/trends/TrendsScreen.tsx'), 'TrendsScreen'),
})

const parameterLimits = createRoute({
  getParentRoute: () => activityArea,
  path: '/clinical_parameters/limits',
  component: lazyRouteComponent(() => import('../../surveillance/limits/LimitsScreen.tsx'), 'LimitsScreen'),
})

const clinicalParameter = createRoute({
  getParentRoute: () => activityArea,
  path: '/clinical_parameters/$readingId',
  component: lazyRouteComponent(
    () => import('../../surveillance/readings/ReadingScreen.tsx'),
    'ReadingScreen',
  ),
})

const editClinicalParameter = createRoute({
  getParentRoute: () => activityArea,
  path: '/clinical_parameters/$readingId/edit',
  component: lazyRouteComponent(
    () => import('../../surveillance/readings/EditReadingScreen.tsx'),
    'EditReadingScreen',
  ),
})

const drugs = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs',
  component: lazyRouteComponent(() => import('../../drugs/DrugsScreen.tsx'), 'DrugsScreen'),
})

const newDrug = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs/new',
  component: lazyRouteComponent(() => import('../../drugs/NewDrugScreen.tsx'), 'NewDrugScreen'),
})

const drugScheme = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs/scheme',
  component: lazyRouteComponent(() => import('../../drugs/DrugSchemeScreen.tsx'), 'DrugSchemeScreen'),
})

const doses = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs/doses',
  validateSearch: DosesSearch,
  component: lazyRouteComponent(() => import('../../administrations/DosesScreen.tsx'), 'DosesScreen'),
})

const administration = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs/doses/$administrationId',
  component: lazyRouteComponent(
    () => import('../../administrations/AdministrationScreen.tsx'),
    'AdministrationScreen',
  ),
})

const drug = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs/$drugId',
  component: lazyRouteComponent(() => import('../../drugs/DrugScreen.tsx'), 'DrugScreen'),
})

const editDrug = createRoute({
  getParentRoute: () => activityArea,
  path: '/drugs/$drugId/edit',
  component: lazyRouteComponent(() => import('../../drugs/EditDrugScreen.tsx'), 'EditDrugScreen'),
})

export const activityRoutes = activityArea.addChildren([
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
  clinicalParameters,
  newClinicalParameter,
  vitalParameters,
  parameterTrends,
  parameterLimits,
  clinicalParameter,
  editClinicalParameter,
  drugs,
  newDrug,
  drugScheme,
  doses,
  administration,
  drug,
  editDrug,
])
