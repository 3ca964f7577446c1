import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { LinkTarget } from '../../pages/link-target.ts'
import classes from './SectionSteps.module.css'

export type SectionStep = { label: string; link: LinkTarget }

/** The sections before and after this one. */
export function SectionSteps({
  before,
  after,
}: {
  before: SectionStep | undefined
  after: SectionStep | undefined
}) {
  const { t } = useTranslation()
  return (
    <nav className={classes.steps} aria-label={t('Altre sezioni')}>
      {before && (
        <Link {...before.link} className={classes.step}>
          <span className={classes.way}>
            <IconArrowLeft size={18} stroke={2} aria-hidden />
            {t('Precedente')}
          </span>
          <span className={classes.words}>{t(before.label)}</span>
        </Link>
      )}
      {after && (
        <Link {...after.link} className={`${classes.step} ${classes.after}`}>
          <span className={classes.way}>
            {t('Seguente')}
            <IconArrowRight size={18} stroke={2} aria-hidden />
          </span>
          <span className={classes.words}>{t(after.label)}</span>
        </Link>
      )}
    </nav>
  )
}
