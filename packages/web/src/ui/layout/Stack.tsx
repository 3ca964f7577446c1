import type { HTMLAttributes } from 'react'
import type { Gap } from './gap.ts'
import classes from './Stack.module.css'

type Props = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'section' | 'search' | 'fieldset'
  /** 16 where nothing is said. */
  gap?: Gap
  /** Each as wide as its words, not as the stack. */
  align?: 'start'
}

/** Things one below the other. */
export const Stack = ({ as: Tag = 'div', gap, align, ...rest }: Props) => (
  <Tag {...rest} className={classes.stack} data-gap={gap} data-align={align} />
)
