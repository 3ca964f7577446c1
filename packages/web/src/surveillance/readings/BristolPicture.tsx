import type { bristolTypes } from '@vicino/domain/surveillance/observation.ts'
import type { ReactNode } from 'react'
import classes from './Bowel.module.css'

type Type = (typeof bristolTypes)[number]['value']

const lumps = (at: readonly (readonly [x: number, y: number, radius: number])[]): ReactNode =>
  at.map(([x, y, radius]) => <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} />)

/** A sausage between two ends, with what its surface shows. */
const sausage = (outline: string, surface: ReactNode): ReactNode => (
  <>
    <path d={outline} />
    <g fill="none" stroke="var(--surface)" strokeWidth="1.6" strokeLinecap="round">
      {surface}
    </g>
  </>
)

const smooth = 'M12 20C12 13 20 11 30 14S50 17 60 14 62 28 52 29 34 24 24 27 12 27 12 20Z'
const straight = 'M10 20a9 9 0 0 1 9-9h34a9 9 0 0 1 0 18H19a9 9 0 0 1-9-9Z'

const drawings: Record<Type, ReactNode> = {
  bristol_1: lumps([
    [13, 14, 5],
    [27, 24, 5.5],
    [39, 12, 5],
    [50, 26, 5],
    [61, 14, 5.5],
  ]),
  bristol_2: lumps([
    [15, 20, 8],
    [25, 17, 8.5],
    [36, 21, 9],
    [47, 18, 8.5],
    [57, 21, 8],
  ]),
  bristol_3: sausage(
    straight,
    <path d="M20 13l3 5-2 4M31 12l-2 6 3 4M42 13l2 4-3 5M52 14l-1 5 2 4M26 27l2-4M47 28l-2-4" />,
  ),
  bristol_4: sausage(smooth, null),
  bristol_5: (
    <path d="M8 17c0-5 10-6 13-2s-1 9-6 8-7-2-7-6Zm21 9c0-5 9-6 12-2s0 9-5 9-7-3-7-7Zm3-15c1-4 9-5 11-1s-2 7-6 7-6-2-5-6Zm17 8c0-5 11-6 14-1s-2 9-7 9-7-3-7-8Z" />
  ),
  bristol_6: (
    <path d="M7 24l4-6-2-5 7 2 5-5 4 6 7-4 3 6 8-5 3 6 8-4 1 6 8 1-4 5 3 6-8-2-4 5-6-5-7 5-4-6-8 4-3-5-7 4-1-6-7 1Z" />
  ),
  bristol_7: (
    <>
      <path d="M6 23c6-8 14-3 20-6s14-7 22-3 14 0 18 6-8 11-18 9-14 4-24 2S2 29 6 23Z" opacity="0.55" />
      <path
        d="M20 23c5-3 9 0 14-2m6 4c5 1 8-3 13-1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
}

/** One of the seven forms, drawn: seen faster than read. */
export function BristolPicture({ type }: { type: Type }) {
  return (
    <svg className={classes.picture} viewBox="0 0 72 40" fill="currentColor" aria-hidden>
      {drawings[type]}
    </svg>
  )
}
