import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'

/** A screen, and what brings its code. */
type ListScreen = ComponentType & { preload?: () => Promise<unknown> }

/** The routes by their addresses: which there are is known when it runs. */
type Routes = Partial<Record<string, { options: { component?: ListScreen } }>>

/** The screen of a list, once its code is there. */
export function useListScreen(list: string): ComponentType | undefined {
  const routes = useRouter().routesByPath as Routes
  const screen = routes[list]?.options.component
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    let isAsked = true
    void Promise.resolve(screen?.preload?.()).then(() => {
      if (isAsked) setThere(true)
    })
    return () => {
      isAsked = false
    }
  }, [screen])
  return isThere ? screen : undefined
}
