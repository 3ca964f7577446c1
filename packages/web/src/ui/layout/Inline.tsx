import classes from './Inline.module.css'
import { primitive } from './primitive.ts'

type Looks = {
  /** 8 where nothing is said. */
  gap?: 12 | 16 | 24
  /** Between its lines, where that is not `gap`. */
  lines?: 2 | 4 | 8
  align?: 'start' | 'center' | 'baseline' | 'end'
  justify?: 'between' | 'center'
  /** What has no room goes on in a next line, unless this is false. */
  wrap?: boolean
}

/** Things beside each other. */
export const Inline = primitive<Looks, 'div' | 'span' | 'p' | 'ul' | 'li'>('div', classes.inline, [
  'gap',
  'lines',
  'align',
  'justify',
  'wrap',
])
