import { Link } from '@tanstack/react-router'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkTarget } from '../../pages/link-target.ts'
import { useIsListBeside } from '../../pages/list-beside.ts'
import { useAskedBack } from '../use-asked-back.ts'
import { useStepBack } from '../use-step-back.ts'
import classes from './Page.module.css'
import { usePageTitle } from './use-page-title.ts'

type Props = {
  title: string
  /** What kind of page it is, where its title is the name of somebody or something. */
  kind?: string
  /** One line below the title. */
  under?: ReactNode
  /** The page above this one; an address that names where it is to lead back to comes before it. */
  back?: LinkTarget
  /** What back does instead, where the page has several steps and is not at its first. */
  onBack?: (() => void) | undefined
  /** Whether back leads to where one was, which may be several places, and only else to the page above. */
  stepsBack?: boolean
  actions?: ReactNode
}

/**
 * The head of every screen: its one h1, the way back, what can be done here. Of a list beside its record the record is
 * the page: it has the h1, and the way back.
 */
export function PageHeader({ title, kind = title, under, back, onBack, stepsBack = false, actions }: Props) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const isBeside = useIsListBeside()
  const Heading = isBeside ? 'h2' : 'h1'
  usePageTitle(isBeside ? null : kind, heading)
  const stepBack = useStepBack()
  const asked = useAskedBack()
  return (
    <header className={classes.header}>
      {onBack && !isBeside && (
        <button type="button" className={classes.back} aria-label={t('Indietro')} onClick={onBack}>
          <IconArrowLeft size={24} stroke={1.9} aria-hidden />
        </button>
      )}
      {back && !onBack && !isBeside && (
        <Link
          {...(asked ?? back)}
          className={classes.back}
          aria-label={t('Indietro')}
          {...(stepsBack && !asked && { onClick: stepBack })}
        >
          <IconArrowLeft size={24} stroke={1.9} aria-hidden />
        </Link>
      )}
      <div className={classes.titles}>
        <Heading ref={heading} {...(!isBeside && { tabIndex: -1 })}>
          {title}
        </Heading>
        {under !== undefined && <div className={classes.under}>{under}</div>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
