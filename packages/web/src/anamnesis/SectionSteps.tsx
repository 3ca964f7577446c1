import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type LinkTarget, linkProps } from '../ui/link-target.ts'
import classes from './SectionSteps.module.css'

export type Step = { label: string; link: LinkTarget }

/** The sections before and after this one. */
export function SectionSteps({ before, after }: { before: Step | undefined; after: Step | undefined }) {
  const { t } = useTranslation()
  return (
    <nav className={classes.steps} aria-label={t('Altre sezioni')}>
      {before && (
        <Link {...linkProps(before.link)} className={classes.step}>
          <IconArrowLeft size={20} stroke={1.9} aria-hidden />
          <span className={classes.words}>
            <span className={classes.way}>{t('Precedente')}</span>
            <span>{t(before.label)}</span>
          </span>
        </Link>
      )}
      {after && (
        <Link {...linkProps(after.link)} className={`${classes.step} ${classes.after}`}>
          <span className={classes.words}>
            <span className={classes.way}>{t('Seguente')}</span>
            <span>{t(after.label)}</span>
          </span>
          <IconArrowRight size={20} stroke={1.9} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
