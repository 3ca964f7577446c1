import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import classes from './Documents.module.css'

/** How many times as wide as its place a picture is shown. */
const steps = [1, 2, 4] as const

type Props = { src: string; name: string; onBroken: () => void }

/** A picture that fits its place, or larger in a window that one moves over it. */
export function ZoomedPicture({ src, name, onBroken }: Props) {
  const { t } = useTranslation()
  const [step, setStep] = useState(0)
  const zoom = steps[step]!
  return (
    <>
      <div className={classes.window} role="region" aria-label={name} tabIndex={0}>
        <img
          className={classes.picture}
          data-zoomed={zoom > 1 || undefined}
          style={zoom > 1 ? { width: `${zoom * 100}%` } : undefined}
          src={src}
          alt={name}
          onError={onBroken}
        />
      </div>
      <Inline>
        <Button
          variant="default"
          leftSection={<IconZoomIn size={20} aria-hidden />}
          disabled={step === steps.length - 1}
          onClick={() => setStep(step + 1)}
        >
          {t('Ingrandisci')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconZoomOut size={20} aria-hidden />}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        >
          {t('Riduci')}
        </Button>
      </Inline>
    </>
  )
}
