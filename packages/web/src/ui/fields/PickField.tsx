import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { Sheet } from '../sheets/Sheet.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { Picked, PickedLine } from './Picked.tsx'

type Props = {
  label: string
  description?: string
  error?: ReactNode
  required?: boolean
  /** What is picked now, or nothing. */
  picked: ReactNode
  pickLabel: string
  /** The heading of the sheet, where it says more than the button. */
  title?: string
  /** Another way than a pick, beside its button. */
  instead?: ReactNode
  /** The search in the sheet; it closes the sheet when it has found. */
  children: (close: () => void) => ReactNode
}

/** Somebody or something that a search in a sheet finds: what is picked, and the way to another. */
export function PickField({ picked, pickLabel, title = pickLabel, instead, children, ...frame }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <FieldFrame {...frame}>
      <PickedLine wrap={!picked || Boolean(instead)}>
        {picked && <Picked>{picked}</Picked>}
        <Button variant="default" onClick={() => setOpen(true)}>
          {pickLabel}
        </Button>
        {instead}
      </PickedLine>
      <Sheet open={open} onClose={() => setOpen(false)} title={title}>
        {children(() => setOpen(false))}
      </Sheet>
    </FieldFrame>
  )
}
