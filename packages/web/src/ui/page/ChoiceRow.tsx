import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Row } from './List.tsx'
import classes from './ChoiceRow.module.css'

type Props = {
  title: ReactNode
  under?: ReactNode
  chosen: boolean
  /** One of the list is chosen, not several: the mark is round. */
  single?: boolean
  onPress: () => void
}

/** A row of a `List` that is chosen by a tap. */
export function ChoiceRow({ title, under, chosen, single = false, onPress }: Props) {
  const mark = (
    <span className={`${classes.mark} ${single ? classes.round : ''}`} aria-hidden>
      {chosen && <IconCheck size={18} stroke={2.6} />}
    </span>
  )
  return <Row title={title} under={under} start={mark} pressed={chosen} onPress={onPress} />
}
