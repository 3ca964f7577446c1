import type { ReactNode } from 'react'
import classes from './Page.module.css'

type Width = 'form' | 'page' | 'wide' | 'full'

const widths: Record<Width, string | undefined> = {
  form: classes.form,
  page: classes['page-width'],
  wide: classes.wide,
  full: '',
}

/**
 * The content of a screen: a column for a form, a wider one for reading, one for lists of several columns, all of it for
 * calendars and boards.
 */
export function Page({ width = 'page', children }: { width?: Width; children: ReactNode }) {
  return <div className={`${classes.page} ${widths[width]}`}>{children}</div>
}

/** A white card with a hairline. `title` is its h2. */
export function Card({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={classes.card}>
      {title !== undefined && <h2 className={classes.cardTitle}>{title}</h2>}
      {children}
    </section>
  )
}
