import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { AnamnesisSectionSearch } from '../../pages/search.ts'
import { dossier } from './dossier-routes.ts'

/** The anamneses of a client. */

const anamneses = createRoute({
  getParentRoute: () => dossier,
  path: '/attributes/anamnesis',
  component: lazyRouteComponent(() => import('../../anamnesis/list/AnamnesesScreen.tsx'), 'AnamnesesScreen'),
})

const anamnesisMenu = createRoute({
  getParentRoute: () => dossier,
  path: '/anamnesis/$anamnesisId',
  component: lazyRouteComponent(() => import('../../anamnesis/list/AnamnesisScreen.tsx'), 'AnamnesisScreen'),
})

const anamnesisPrint = createRoute({
  getParentRoute: () => dossier,
  path: '/anamnesis/$anamnesisId/print',
  component: lazyRouteComponent(() => import('../../anamnesis/print/PrintScreen.tsx'), 'PrintScreen'),
})

const anamnesisCompare = createRoute({
  getParentRoute: () => dossier,
  path: '/anamnesis/$anamnesisId/compare',
  component: lazyRouteComponent(() => import('../../anamnesis/versions/CompareScreen.tsx'), 'CompareScreen'),
})

const anamnesisSection = createRoute({
  getParentRoute: () => dossier,
  path: '/anamnesis/$anamnesisId/$section',
  validateSearch: AnamnesisSectionSearch,
  component: lazyRouteComponent(() => import('../../anamnesis/section/SectionScreen.tsx'), 'SectionScreen'),
})

const anamnesisVersions = createRoute({
  getParentRoute: () => dossier,
  path: '/anamnesis/$anamnesisId/$section/versions',
  component: lazyRouteComponent(
    () => import('../../anamnesis/versions/VersionsScreen.tsx'),
    'VersionsScreen',
  ),
})

export const anamnesisRoutes = [
  anamneses,
  anamnesisMenu,
  anamnesisPrint,
  anamnesisCompare,
  anamnesisSection,
  anamnesisVersions,
] as const
