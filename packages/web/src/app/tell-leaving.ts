import type { AnyRouter } from '@tanstack/react-router'

function tell(isLeft: boolean): void {
  const main = document.querySelector('main')
  if (main) main.ariaBusy = isLeft ? 'true' : null
}

export const tellArrived = (): void => tell(false)

/** Says of the page that is shown, to a screen reader and to whoever waits for it, that another one is on its way. */
export function tellLeaving(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => tell(pathChanged))
  router.subscribe('onResolved', tellArrived)
}
