import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  type Icon,
  IconInfoCircle,
  IconPlaneDeparture,
  IconXboxX,
} from '@tabler/icons-react'
import classes from './StatusBadge.module.css'

export type BadgeTone = 'ok' | 'attention' | 'error' | 'info' | 'holiday' | 'neutral'

const icons: Record<BadgeTone, Icon> = {
  ok: IconCircleCheck,
  attention: IconAlertTriangle,
  error: IconXboxX,
  info: IconInfoCircle,
  holiday: IconPlaneDeparture,
  neutral: IconCircleDashed,
}

/** `title`: the whole words of a label that is an abbreviation. */
type Props = { tone: BadgeTone; label: string; title?: string; icon?: Icon }

/** A state in one word, with a sign beside its colour. */
export function StatusBadge({ tone, label, title, icon }: Props) {
  const Icon = icon ?? icons[tone]
  return (
    <span className={`${classes.badge} ${classes[tone]}`}>
      <Icon size={15} stroke={2.1} aria-hidden />
      {title === undefined ? label : <abbr title={title}>{label}</abbr>}
    </span>
  )
}
