import { primitive } from './primitive.ts'
import classes from './Stack.module.css'

type Looks = {
  /** 16 where nothing is said. */
  gap?: 0 | 2 | 4 | 8 | 12 | 24
  /** Each as wide as its words, not as the stack. */
  align?: 'start'
}

/** Things one below the other. */
export const Stack = primitive<Looks, 'div' | 'ul' | 'ol' | 'dl' | 'section' | 'search' | 'fieldset'>(
  'div',
  classes.stack,
  ['gap', 'align'],
)
