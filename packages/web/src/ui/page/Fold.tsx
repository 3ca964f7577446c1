import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, type Ref, useState } from 'react'
import classes from './Fold.module.css'

type Props = {
  title: string
  /** Said beside the title, open or folded: a count, a mark. */
  end?: ReactNode
  id?: string
  /** How deep it stands: a fold within a fold is of level 3. */
  level?: 2 | 3
  open: boolean
  onToggle: (open: boolean) => void
  ref?: Ref<HTMLDetailsElement>
  children: ReactNode
}

/**
 * A part of a long page, folded to its title. What is in it comes when it is first opened and then stays: what was typed
 * there is not lost by folding it.
 */
export function Fold({ title, end, id, level = 2, open, onToggle, ref, children }: Props) {
  const Title = `h${level}` as const
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return (
    <details
      ref={ref}
      id={id}
      className={classes.fold}
      open={open}
      // A search in the page opens it too.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) onToggle(currentTarget.open)
      }}
    >
      <summary
        className={classes.head}
        onClick={event => {
          event.preventDefault()
          onToggle(!open)
        }}
      >
        <Title className={classes.title}>{title}</Title>
        {end !== undefined && <span className={classes.end}>{end}</span>}
        <IconChevronDown className={classes.chevron} size={20} stroke={1.8} aria-hidden />
      </summary>
      {(open || wasOpen) && <div className={classes.body}>{children}</div>}
    </details>
  )
}
