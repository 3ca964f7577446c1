import { accountRoutes } from './account-routes.ts'
import { activityRoutes } from './activity-routes.ts'
import { anamnesisRoutes } from './anamnesis-routes.ts'
import { dossier, dossierListRoutes, dossierRoutes } from './dossier-routes.ts'
import { root } from './root-route.ts'
import { workRoutes } from './work-routes.ts'

/** The route table: one entry per address, every screen lazy, each area in its file. */
export const routeTree = root.addChildren([
  ...workRoutes,
  ...dossierListRoutes,
  dossier.addChildren([...dossierRoutes, ...anamnesisRoutes, activityRoutes]),
  ...accountRoutes,
])
