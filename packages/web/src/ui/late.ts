import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react'

/** Until the page that asks is on the screen: the order for many files costs a slow phone a tenth of a second. */
const painted = (): Promise<void> => new Promise(done => requestAnimationFrame(() => setTimeout(done)))

/**
 * A component whose code comes when it is first shown; until then `meanwhile` stands in its place. The `import()`
 * is written in the call itself, because the build cuts its chunks by it.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): FunctionComponent<Props> {
  const Loaded = lazy(async () => {
    await painted()
    return { default: await load() }
  })
  return function Late(props: Props) {
    return createElement(Suspense, { fallback: meanwhile }, createElement(Loaded, props))
  }
}
