import { pathOf, withPoint } from '@vicino/domain/care-plan/drawn-line.ts'
import {
  type DrawnLine,
  type DrawnSignature,
  linesAtMost,
  type Point,
  pointsAtMost,
  signatureField,
} from '@vicino/domain/care-plan/drawn-signature.ts'
import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { FieldFrame } from '../ui/fields/FieldFrame.tsx'
import classes from './DrawnSignature.module.css'

type Props = { value: DrawnSignature | null; onChange: (drawn: DrawnSignature | null) => void }

/** Where somebody signs with a finger, a pen or the mouse. Nobody has to: the name that is written beside it is enough. */
export function SignaturePad({ value, onChange }: Props) {
  const { t } = useTranslation()
  const [line, setLine] = useState<DrawnLine | null>(null)
  const lines = value ?? []
  const isFull = lines.length >= linesAtMost
  const begin = (event: PointerEvent<HTMLDivElement>): void => {
    if (isFull || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setLine(withPoint([], pointOf(event)))
  }
  const goOn = (event: PointerEvent<HTMLDivElement>): void => {
    if (line === null) return
    const longer = withPoint(line, pointOf(event))
    // A line that has no room left goes on as the next one.
    if (line.length < pointsAtMost) return setLine(longer)
    keep(line)
    setLine(withPoint(line.slice(-1), pointOf(event)))
  }
  const end = (): void => {
    if (line === null) return
    keep(line)
    setLine(null)
  }
  const keep = (drawn: DrawnLine): void => {
    if (!isFull) onChange([...lines, drawn])
  }
  return (
    <FieldFrame
      label={t('Firma sullo schermo')}
      description={t('Facoltativa: con il dito, la penna o il mouse.')}
    >
      <div className={classes.field}>
        <div
          className={classes.pad}
          onPointerDown={begin}
          onPointerMove={goOn}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <svg
            viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
            role="img"
            aria-label={value === null ? t('Non ancora firmato') : t('Firmato sullo schermo')}
          >
            <path d={[...lines, ...(line ? [line] : [])].map(pathOf).join('')} />
          </svg>
        </div>
        {value !== null && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {t('Cancella la firma')}
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}

/** Where in the field of a signature the finger is. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    x: ((clientX - left) / width) * signatureField.width,
    y: ((clientY - top) / height) * signatureField.height,
  }
}
