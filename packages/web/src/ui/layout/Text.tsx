import { primitive } from './primitive.ts'
import classes from './Text.module.css'

type Looks = {
  /** As in `tokens.css`; as around it where nothing is said. */
  size?: 13 | 15 | 18
  weight?: 'regular' | 'medium' | 'bold'
  tone?: 'muted' | 'attention' | 'error'
  /** On a line of its own, within what may hold no paragraph. */
  block?: boolean
}

/** Words of another size, weight or tone than those around them. */
export const Text = primitive<Looks, 'span' | 'p' | 'del' | 'figcaption'>('span', classes.text, [
  'size',
  'weight',
  'tone',
  'block',
])
