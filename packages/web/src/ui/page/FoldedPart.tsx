import type { ReactNode } from 'react'
import { useRemembered } from '../use-remembered.ts'
import { Fold } from './Fold.tsx'

type Props = { title: string; end?: ReactNode; children: ReactNode }

/**
 * A part of a page for which one rarely comes: its title alone until it is opened. Whoever comes back from what it leads
 * to finds it as she left it.
 */
export function FoldedPart(props: Props) {
  const [open, setOpen] = useRemembered(`folded ${props.title}`, false)
  return <Fold {...props} open={open} onToggle={setOpen} />
}
