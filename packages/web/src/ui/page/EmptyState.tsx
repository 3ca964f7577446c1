import type { Icon } from '@tabler/icons-react'
import { Button } from '../Button.tsx'
import { LinkButton } from '../LinkButton.tsx'
import classes from './EmptyState.module.css'
import type { LinkTarget } from '../../pages/link-target.ts'

type Action = { label: string } & (
  | { onPress: () => void; link?: never }
  | { link: LinkTarget; onPress?: never }
)

type Props = { icon: Icon; words: string; more?: string; action?: Action }

/** Nothing there yet: one icon, the words, one way to go on. */
export function EmptyState({ icon: Icon, words, more, action }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.circle} aria-hidden>
        <Icon size={28} stroke={1.7} />
      </span>
      <p className={classes.words}>{words}</p>
      {more !== undefined && <p className={classes.more}>{more}</p>}
      {action?.link && <LinkButton link={action.link}>{action.label}</LinkButton>}
      {action?.onPress && <Button onClick={action.onPress}>{action.label}</Button>}
    </div>
  )
}
