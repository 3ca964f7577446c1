import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Notice.module.css'

type Tone = 'attention' | 'error' | 'ok' | 'info'

const icons = {
  attention: IconAlertTriangle,
  error: IconAlertTriangle,
  ok: IconCircleCheck,
  info: IconInfoCircle,
}

type Choice = { label: string; take: () => void }
type Props = {
  tone?: Tone
  choices?: readonly Choice[]
  atField?: boolean
  id?: string
  children: ReactNode
}

/** Something to know or to decide, where the eye is. Warnings and errors are spoken at once. */
export function Notice({ tone = 'info', choices = [], atField = false, id, children }: Props) {
  const Icon = icons[tone]
  const urgent = tone === 'error' || tone === 'attention'
  return (
    <div
      id={id}
      className={`${classes.notice} ${classes[tone]} ${atField ? classes.atField : ''}`}
      role={urgent ? 'alert' : 'status'}
    >
      <Icon size={20} stroke={1.9} aria-hidden />
      <div className={classes.body}>
        {children}
        {choices.length > 0 && (
          <div className={classes.choices}>
            {choices.map(({ label, take }) => (
              <button key={label} type="button" className={classes.choice} onClick={take}>
                {label}
              </button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
