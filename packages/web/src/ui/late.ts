import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react'

/** Until the page that asks is on the screen: the order for many files costs a slow phone a tenth of a second. */
const painted = (): Promise<void> => new Promise(done => requestAnimationFrame(() => setTimeout(done)))

/** A component that comes late, unless its code was brought before. */
export type LateComponent<Props> = FunctionComponent<Props> & { bring: () => Promise<void> }

/**
 * A component whose code comes when it is first shown; until then `meanwhile` stands in its place. The `import()`
 * is written in the call itself, because the build cuts its chunks by it.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): LateComponent<Props> {
  let brought: ComponentType<Props> | undefined
  const Loaded = lazy(async () => {
    await painted()
    return { default: await load() }
  })
  function Late(props: Props) {
    // As it was when it came: what somebody has typed in it may not begin anew.
    const [Known] = useState(() => brought)
    return Known
      ? createElement(Known, props)
      : createElement(Suspense, { fallback: meanwhile }, createElement(Loaded, props))
  }
  return Object.assign(Late, {
    bring: async () => {
      brought = await load()
    },
  })
}
