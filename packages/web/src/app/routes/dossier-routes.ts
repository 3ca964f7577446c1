import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pages } from '../../pages/pages.ts'
import {
  CalendarFindSearch,
  CalendarPrintSearch,
  CalendarSearch,
  DossiersSearch,
  NewPerformancesSearch,
  PerformancesSearch,
  DayServicesSearch,
  RedirectSearch,
  SanitarySearch,
} from '../../pages/search.ts'
import { root } from './root-route.ts'

/** What a client's dossier holds beside its record and its anamnesis, and the ways to it. */

const dossiers = createRoute({
  getParentRoute: () => root,
  path: pages.dossiers.pattern,
  validateSearch: DossiersSearch,
  beforeLoad: ({ search: { dossierId } }) => {
    if (dossierId !== undefined) throw redirect({ ...pages.dossier.link({ dossierId }), replace: true })
  },
  component: lazyRouteComponent(() => import('../../dossiers/list/DossiersScreen.tsx'), 'DossiersScreen'),
})

const newDossier = createRoute({
  getParentRoute: () => root,
  path: pages.newDossier.pattern,
  component: lazyRouteComponent(() => import('../../dossiers/new/NewDossierScreen.tsx'), 'NewDossierScreen'),
})

export const dossier = createRoute({
  getParentRoute: () => root,
  path: pages.dossier.pattern,
  component: lazyRouteComponent(() => import('../frames/DossierFrame.tsx'), 'DossierFrame'),
})

const dossierHome = createRoute({
  getParentRoute: () => dossier,
  path: '/',
  component: lazyRouteComponent(
    () => import('../../dossiers/home/DossierHomeScreen.tsx'),
    'DossierHomeScreen',
  ),
})

const attributes = createRoute({
  getParentRoute: () => dossier,
  path: '/attributes',
  component: lazyRouteComponent(
    () => import('../../dossiers/personal/AttributesScreen.tsx'),
    'AttributesScreen',
  ),
})

const personalData = createRoute({
  getParentRoute: () => dossier,
  path: '/attributes/profile',
  validateSearch: RedirectSearch,
  component: lazyRouteComponent(
    () => import('../../dossiers/personal/PersonalDataScreen.tsx'),
    'PersonalDataScreen',
  ),
})

const sanitaryData = createRoute({
  getParentRoute: () => dossier,
  path: '/attributes/sanitary_data',
  validateSearch: SanitarySearch,
  component: lazyRouteComponent(
    () => import('../../dossiers/sanitary/SanitaryDataScreen.tsx'),
    'SanitaryDataScreen',
  ),
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
  component: lazyRouteComponent(
    () => import('../../stakeholders/StakeholdersScreen.tsx'),
    'StakeholdersScreen',
  ),
})

const dossierCalendar = createRoute({
  getParentRoute: () => dossier,
  path: '/calendar',
  validateSearch: CalendarSearch,
  component: lazyRouteComponent(() => import('../../tasks/plan/CalendarPage.tsx'), 'CalendarPage'),
})

const dossierCalendarMenu = createRoute({
  getParentRoute: () => dossier,
  path: '/calendar/menu',
  validateSearch: CalendarSearch,
  component: lazyRouteComponent(() => import('../../tasks/plan/MenuScreen.tsx'), 'MenuScreen'),
})

const dossierCalendarSearch = createRoute({
  getParentRoute: () => dossier,
  path: '/calendar/search',
  validateSearch: CalendarFindSearch,
  component: lazyRouteComponent(() => import('../../tasks/plan/FindScreen.tsx'), 'FindScreen'),
})

const dossierCalendarPrint = createRoute({
  getParentRoute: () => dossier,
  path: '/calendar/print',
  validateSearch: CalendarPrintSearch,
  component: lazyRouteComponent(() => import('../../tasks/print/PrintScreen.tsx'), 'PrintScreen'),
})

const planning = createRoute({
  getParentRoute: () => dossier,
  path: '/planning_services',
  validateSearch: DayServicesSearch,
  component: lazyRouteComponent(() => import('../frames/DayServicesFrame.tsx'), 'DayServicesFrame'),
})

const performances = createRoute({
  getParentRoute: () => dossier,
  path: '/performances',
  validateSearch: PerformancesSearch,
  component: lazyRouteComponent(
    () => import('../../performances/PerformancesScreen.tsx'),
    'PerformancesScreen',
  ),
})

const newPerformances = createRoute({
  getParentRoute: () => dossier,
  path: '/performances/new',
  validateSearch: NewPerformancesSearch,
  component: lazyRouteComponent(() => import('../frames/NewPerformancesFrame.tsx'), 'NewPerformancesFrame'),
})

const performance = createRoute({
  getParentRoute: () => dossier,
  path: '/performances/$performanceId',
  component: lazyRouteComponent(
    () => import('../../performances/PerformanceScreen.tsx'),
    'PerformanceScreen',
  ),
})

export const dossierListRoutes = [dossiers, newDossier] as const

export const dossierRoutes = [
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
] as const
