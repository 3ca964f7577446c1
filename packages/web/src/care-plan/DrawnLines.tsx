import { pathOf } from '@vicino/domain/care-plan/drawn-line.ts'
import { type DrawnSignature, signatureField } from '@vicino/domain/care-plan/drawn-signature.ts'
import classes from './DrawnSignature.module.css'

type Props = { drawn: DrawnSignature; label: string }

/** A signature as it was drawn. */
export const DrawnLines = ({ drawn, label }: Props) => (
  <svg
    className={classes.drawn}
    viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
    role="img"
    aria-label={label}
  >
    <path d={drawn.map(pathOf).join('')} />
  </svg>
)
