import { type ReactNode, useId } from 'react'
import classes from './FieldCard.module.css'

type Props = { title?: string | undefined; children: ReactNode }

/** Questions that belong together, under a name, with a hairline between them. */
export function FieldCard({ title, children }: Props) {
  const id = useId()
  return (
    <section className={classes.card} {...(title !== undefined && { 'aria-labelledby': id })}>
      {title !== undefined && (
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
      )}
      <div>{children}</div>
    </section>
  )
}

/** One question in its card, with what follows from its answer. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}

type FollowUpProps = {
  /** A description of few lines: it grows with what is written. */
  short?: boolean
  children: ReactNode
}

/** What an answer opens: it hangs on its question by a line, and goes with it. */
export function FollowUp({ short = false, children }: FollowUpProps) {
  return <div className={`${classes.followUp} ${short ? classes.short : ''}`}>{children}</div>
}
