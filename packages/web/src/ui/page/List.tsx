import { type Icon, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import type { LinkTarget } from '../../pages/link-target.ts'
import classes from './List.module.css'

/** Rows in one card with hairlines between them. Each child is a `Row`. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  )
}

type Props = {
  title: ReactNode
  under?: ReactNode
  /** An avatar or a `RowIcon`. */
  start?: ReactNode
  /** A badge, a time, a count. */
  end?: ReactNode
  /** On a phone the end stands below the words: what is wide must not squeeze a name. */
  endBelow?: boolean
  link?: LinkTarget
  /** What can be done with it beside opening it: stands after the row, a target of its own. */
  act?: ReactNode
  onPress?: () => void
  /** Whether a row that is pressed to choose it is chosen. */
  pressed?: boolean
  signs?: RowSigns | undefined
  ref?: Ref<HTMLLIElement>
}

/** What a row is found by. */
export type RowSigns = Readonly<Record<`data-${string}`, string | true | undefined>>

/** One row, tappable as a whole where it leads somewhere. */
export function Row({
  title,
  under,
  start,
  end,
  endBelow = false,
  link,
  act,
  onPress,
  pressed,
  signs,
  ref,
}: Props) {
  const row = `${classes.row} ${endBelow ? classes.tall : ''}`
  const content = (
    <>
      {start}
      <span className={classes.main}>
        <span className={classes.title}>{title}</span>
        {under !== undefined && <span className={classes.under}>{under}</span>}
      </span>
      {(end !== undefined || link) && (
        <span className={classes.aside}>
          {end}
          {link && <IconChevronRight className={classes.chevron} size={18} stroke={1.8} aria-hidden />}
        </span>
      )}
    </>
  )
  return (
    <li ref={ref} {...signs}>
      {link && (
        <Link {...link} className={row}>
          {content}
        </Link>
      )}
      {!link && onPress && (
        <button type="button" className={row} aria-pressed={pressed} onClick={onPress}>
          {content}
        </button>
      )}
      {!link && !onPress && <div className={row}>{content}</div>}
      {act}
    </li>
  )
}

/** A round tinted icon at the start of a row. */
export function RowIcon({ icon: Picture }: { icon: Icon }) {
  return (
    <span className={classes.icon} aria-hidden>
      <Picture size={20} stroke={1.8} />
    </span>
  )
}
