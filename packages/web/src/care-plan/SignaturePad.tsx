import { pathOf, withLine, withPoint } from '@vicino/domain/care-plan/drawn-line.ts'
import {
  type DrawnLine,
  type DrawnSignature,
  linesAtMost,
  type Point,
  signatureField,
} from '@vicino/domain/care-plan/drawn-signature.ts'
import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { FieldFrame } from '../ui/fields/FieldFrame.tsx'
import classes from './DrawnSignature.module.css'

type Props = { value: DrawnSignature | null; onChange: (drawn: DrawnSignature | null) => void }

/**
 * Where somebody signs with a finger, a pen or the mouse. Nobody has to: the name that is written beside it is enough, and
 * is the way of who signs with the keyboard.
 */
export function SignaturePad({ value, onChange }: Props) {
  const { t } = useTranslation()
  const [line, setLine] = useState<DrawnLine | null>(null)
  const [cleared, setCleared] = useState<DrawnSignature | null>(null)
  const lines = value ?? []
  const isFull = lines.length >= linesAtMost
  const begin = (event: PointerEvent<HTMLDivElement>): void => {
    if (isFull || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setLine(withPoint([], pointOf(event)))
  }
  const goOn = (event: PointerEvent<HTMLDivElement>): void => {
    if (line !== null) setLine(withPoint(line, pointOf(event)))
  }
  const end = (): void => {
    if (line === null) return
    onChange(withLine(lines, line))
    setCleared(null)
    setLine(null)
  }
  const clear = (): void => {
    setCleared(value)
    onChange(null)
  }
  const bringBack = (): void => {
    onChange(cleared)
    setCleared(null)
  }
  const lessOne = (): void => onChange(lines.length > 1 ? lines.slice(0, -1) : null)
  return (
    <FieldFrame
      label={t('Firma sullo schermo')}
      description={t('Facoltativa: con il dito, la penna o il mouse. Senza, vale il nome scritto qui sopra.')}
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
        {isFull && <p role="status">{t('La firma ha troppi tratti: cancellarla e firmare di nuovo.')}</p>}
        <Inline lines={4}>
          {value !== null && (
            <>
              <Button variant="subtle" onClick={lessOne}>
                {t("Rimuovi l'ultimo tratto")}
              </Button>
              <Button variant="subtle" onClick={clear}>
                {t('Cancella la firma')}
              </Button>
            </>
          )}
          {value === null && cleared !== null && (
            <Button variant="subtle" onClick={bringBack}>
              {t('Rimetti la firma')}
            </Button>
          )}
        </Inline>
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
