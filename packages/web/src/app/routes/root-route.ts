import { createRootRoute } from '@tanstack/react-router'
import { FaultScreen } from '../FaultScreen.tsx'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { Shell } from '../shell/Shell.tsx'

export const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFoundScreen,
  errorComponent: FaultScreen,
})
