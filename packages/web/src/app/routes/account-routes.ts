import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '../../pages/pages.ts'
import { AuditSearch } from '../../pages/search.ts'
import { root } from './root-route.ts'

/** One's own account, the business, and public profiles. */

const more = createRoute({
  getParentRoute: () => root,
  path: pages.more.pattern,
  component: lazyRouteComponent(() => import('../shell/MoreScreen.tsx'), 'MoreScreen'),
})

const account = createRoute({
  getParentRoute: () => root,
  path: pages.account.pattern,
  component: lazyRouteComponent(() => import('../../users/AccountScreen.tsx'), 'AccountScreen'),
})

const profileSection = createRoute({
  getParentRoute: () => root,
  path: pages.profileSection.pattern,
  component: lazyRouteComponent(() => import('../frames/ProfileSectionFrame.tsx'), 'ProfileSectionFrame'),
})

const security = createRoute({
  getParentRoute: () => root,
  path: pages.security.pattern,
  component: lazyRouteComponent(() => import('../../security/SecurityScreen.tsx'), 'SecurityScreen'),
})

const secondFactor = createRoute({
  getParentRoute: () => root,
  path: pages.secondFactor.pattern,
  component: lazyRouteComponent(() => import('../../security/SecondFactorScreen.tsx'), 'SecondFactorScreen'),
})

const recoveryCodes = createRoute({
  getParentRoute: () => root,
  path: pages.recoveryCodes.pattern,
  component: lazyRouteComponent(
    () => import('../../security/RecoveryCodesScreen.tsx'),
    'RecoveryCodesScreen',
  ),
})

const audit = createRoute({
  getParentRoute: () => root,
  path: pages.audit.pattern,
  validateSearch: AuditSearch,
  component: lazyRouteComponent(() => import('../frames/AuditFrame.tsx'), 'AuditFrame'),
})

const business = createRoute({
  getParentRoute: () => root,
  path: pages.business.pattern,
  component: lazyRouteComponent(() => import('../frames/BusinessFrame.tsx'), 'BusinessFrame'),
})

/** At the root of all addresses: every other page comes before it, and slugs are never a page's word. */
const profile = createRoute({
  getParentRoute: () => root,
  path: pages.profile.pattern,
  component: lazyRouteComponent(() => import('../frames/ProfileFrame.tsx'), 'ProfileFrame'),
})

export const accountRoutes = [
  more,
  account,
  profileSection,
  security,
  secondFactor,
  recoveryCodes,
  audit,
  business,
  profile,
] as const
