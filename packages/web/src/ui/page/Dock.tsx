import { type ComponentProps, useRef } from 'react'
import { useHeightVariable } from '../use-height-variable.ts'

type Props = Omit<ComponentProps<'div'>, 'ref'> & {
  /** False while it stands where it is written, and another one holds the edge. */
  docked?: boolean
}

/** A page's own buttons at the lower edge. Toasts keep clear of them. */
export function Dock({ docked = true, ...props }: Props) {
  const dock = useRef<HTMLDivElement>(null)
  useHeightVariable(docked ? '--dock-height' : '--in-place', dock)
  return <div ref={dock} {...props} />
}
