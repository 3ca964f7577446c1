import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { LinkTarget } from '../pages/link-target.ts'
import classes from './Statistics.module.css'

type Props<Part extends string> = {
  parts: readonly { value: Part; label: string }[]
  part: Part
  to: (part: Part) => LinkTarget
}

/** The parts of a year: on a phone all of them would be a page of seven screens. */
export function PartLinks<Part extends string>({ parts, part, to }: Props<Part>) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Parti delle statistiche')} className={classes.parting}>
      {parts.map(({ value, label }) => (
        <Link key={value} {...to(value)} replace aria-current={value === part ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
