import type { Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Inline } from './layout/Inline.tsx'
import classes from './WarningStrip.module.css'

export type ShownWarning = { id: string; icon: Icon; kind: string; text: string; clinical: boolean }

type Props = {
  warnings: readonly ShownWarning[]
  /** Where the room is short: of more than these, the last ones are counted in words instead of shown. */
  atMost?: number
}

/** Clinical warnings first, then practical ones. */
export const inOrderShown = (warnings: readonly ShownWarning[]): ShownWarning[] =>
  warnings.toSorted((a, b) => Number(b.clinical) - Number(a.clinical))

/** What must be seen before anything else about a client: clinical warnings first, then practical ones. */
export function WarningStrip({ warnings, atMost = warnings.length }: Props) {
  const { t } = useTranslation()
  if (warnings.length === 0) return null
  const all = inOrderShown(warnings)
  const inOrder = all.length > atMost ? all.slice(0, atMost - 1) : all
  const [more, ...others] = all.slice(inOrder.length)
  return (
    <Inline as="ul" aria-label={t('Avvertenze')}>
      {inOrder.map(({ id, icon: Icon, kind, text, clinical }) => (
        <li key={id} className={lookOf(clinical)}>
          <Icon size={17} stroke={2} role="img" aria-label={kind} />
          <span>{text}</span>
        </li>
      ))}
      {more && (
        <li className={lookOf(more.clinical)}>
          <span>{t('Altre avvertenze: {{number}}', { number: others.length + 1 })}</span>
        </li>
      )}
    </Inline>
  )
}

const lookOf = (clinical: boolean): string =>
  `${classes.warning} ${clinical ? classes.clinical : classes.practical}`
