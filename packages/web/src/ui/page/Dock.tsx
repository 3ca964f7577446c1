import { type ComponentProps, useRef } from 'react'
import { useHeightVariable } from '../use-height-variable.ts'

/** A page's own buttons at the lower edge. Toasts keep clear of them. */
export function Dock(props: Omit<ComponentProps<'div'>, 'ref'>) {
  const dock = useRef<HTMLDivElement>(null)
  useHeightVariable('--dock-height', dock)
  return <div ref={dock} {...props} />
}
