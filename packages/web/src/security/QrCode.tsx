import { encode } from 'uqr'
import classes from './Security.module.css'

/** Modules of white around the code: readers need four to find its edge (ISO/IEC 18004). */
const quietZone = 4

/** A QR code, always dark on white: not every reader takes an inverted one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = size + 2 * quietZone
  const dark = data.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? [`M${x + quietZone} ${y + quietZone}h1v1h-1z`] : [])),
  )
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
