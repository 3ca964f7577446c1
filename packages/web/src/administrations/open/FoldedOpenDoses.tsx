import type { OpenDosesOfClient } from '@vicino/domain/administrations/open-doses.ts'
import { type ReactNode, useState } from 'react'
import { AllergyHead, BedsideOf } from '../bedside/Bedside.tsx'
import classes from '../Doses.module.css'
import { OpenDosesList } from './OpenDosesList.tsx'

type Props = {
  open: Pick<OpenDosesOfClient, 'dossierId' | 'doses' | 'count' | 'may_give'>
  folded: boolean
  /** What stands in sight while they are folded away. */
  children: ReactNode
}

/** The open doses of one client below their heading, with her allergies once they are unfolded. */
export function FoldedOpenDoses({ open, folded, children }: Props) {
  const { dossierId, may_give, count, doses } = open
  const [isOpen, setOpen] = useState(!folded)
  const list = <OpenDosesList dossierId={dossierId} doses={doses} count={count} mayGive={may_give} />
  return (
    <details
      className={classes.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{children}</summary>
      {isOpen ? (
        <BedsideOf dossierId={dossierId}>
          <AllergyHead />
          {list}
        </BedsideOf>
      ) : (
        list
      )}
    </details>
  )
}
