import type { ReactNode } from 'react'
import { Inline } from '../layout/Inline.tsx'
import classes from './PageSection.module.css'

type Props = { title: string; action?: ReactNode; children: ReactNode }

/** A part of a page with its heading, and what one may do there. */
export function PageSection({ title, action, children }: Props) {
  return (
    <section className={classes.section}>
      <Inline align="center" justify="between">
        <h2>{title}</h2>
        {action}
      </Inline>
      {children}
    </section>
  )
}
