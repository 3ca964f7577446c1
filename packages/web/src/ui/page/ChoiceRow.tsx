import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Row } from './List.tsx'
import classes from './ChoiceRow.module.css'

type Props = {
  title: ReactNode
  under?: ReactNode
  /** What it is known by at a glance. */
  picture?: ReactNode
  end?: ReactNode
  endBelow?: boolean
  chosen: boolean
  /** One of the list is chosen, not several: the mark is round. */
  single?: boolean
  onPress: () => void
}

/** A row of a `List` that is chosen by a tap. */
export function ChoiceRow({ picture, chosen, single = false, onPress, ...said }: Props) {
  const start = (
    <>
      <span className={`${classes.mark} ${single ? classes.round : ''}`} aria-hidden>
        {chosen && <IconCheck size={18} stroke={2.6} />}
      </span>
      {picture}
    </>
  )
  return <Row {...said} start={start} pressed={chosen} onPress={onPress} />
}
