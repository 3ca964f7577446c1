import type { ReactNode } from 'react'
import classes from './SignaturePlaces.module.css'

type Props = {
  /**
   * Who signs, under which name, and what stands beneath the line: what to write there, or when it was signed. `drawn`: the
   * signature above it, where it was drawn.
   */
  places: readonly { who: string; name: string; says: string; drawn?: ReactNode }[]
}

/** Where a paper is signed: side by side on paper and on a desk, one below the other on a phone. */
export const SignaturePlaces = ({ places }: Props) => (
  <ul className={classes.places}>
    {places.map(({ who, name, says, drawn }) => (
      <li key={who} className={classes.place}>
        <strong>{who}</strong>
        <span>{name}</span>
        {drawn}
        <span className={classes.line}>{says}</span>
      </li>
    ))}
  </ul>
)
