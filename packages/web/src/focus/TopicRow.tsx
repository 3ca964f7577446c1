import { IconCheck } from '@tabler/icons-react'
import classes from './Focus.module.css'

type Props = { name: string; also?: string; chosen: boolean; onChoose: () => void }

/** A title that can be chosen. */
export function TopicRow({ name, also, chosen, onChoose }: Props) {
  return (
    <li>
      <button type="button" className={classes.topic} aria-pressed={chosen} onClick={onChoose}>
        <span className={classes.mark} aria-hidden>
          {chosen && <IconCheck size={18} stroke={2.6} />}
        </span>
        <span className={classes.words}>
          {name}
          {also !== undefined && <span className={classes.also}>{also}</span>}
        </span>
      </button>
    </li>
  )
}
