import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { bringCode, failToCome } from './bring-code.ts'

/** Until the page that asks is on the screen: the order for many files costs a slow phone a tenth of a second. */
const painted = (): Promise<void> => new Promise(done => requestAnimationFrame(() => setTimeout(done)))

/** A component that comes late, unless its code was brought before. */
type LateComponent<Props> = FunctionComponent<Props> & { bring: () => Promise<void> }

/**
 * A component whose code comes when it is first shown; until then `meanwhile` stands in its place. The `import()`
 * is written in the call itself, because the build cuts its chunks by it. It is no lazy component of React: what comes
 * late within another late one would each wait for 300 ms.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): LateComponent<Props> {
  let brought: ComponentType<Props> | undefined
  const bring = async (): Promise<void> => {
    brought ??= await bringCode(load)
  }
  function Late(props: Props) {
    // As it was when it came: what somebody has typed in it may not begin anew.
    const [Part, come] = useState(() => brought)
    useEffect(() => {
      if (Part) return
      void painted()
        .then(bring)
        .then(
          () => come(() => brought),
          // Thrown where it is drawn: there the page says it.
          (reason: unknown) => come(() => failToCome(reason)),
        )
    }, [Part])
    return Part ? createElement(Part, props) : meanwhile
  }
  return Object.assign(Late, { bring })
}
