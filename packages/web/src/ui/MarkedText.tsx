import { Fragment } from 'react'
import classes from './MarkedText.module.css'
import { markedParts } from './marked-parts.ts'

/** A text with the words that a search has found marked in it. `sought` are folded words. */
export function MarkedText({ text, sought }: { text: string; sought: readonly string[] }) {
  return markedParts(text, sought).map((part, index) =>
    part.marked ? (
      <mark key={index} className={classes.mark}>
        {part.text}
      </mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  )
}
