import { getDossierSetup } from '@vicino/domain/setup/dossier-setup.contract.ts'
import { setupSteps } from '@vicino/domain/setup/dossier-setup.ts'
import { isAllDone } from '@vicino/domain/setup/checklist.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { linkOfStep } from '../setup/dossier-step-pages.ts'
import { Progress } from '../setup/Progress.tsx'
import { Open } from '../setup/ChecklistSteps.tsx'
import { Card } from '../ui/page/Page.tsx'
import classes from './SetupCard.module.css'

/** How far the dossier is set up and what it still lacks, computed from what exists. Nothing once all of it is there. */
export function SetupCard() {
  const { t } = useTranslation()
  const dossier = useDossier()
  const { _id: dossierId, closed } = dossier
  const { data: setup } = useRead(getDossierSetup, { params: { dossierId } }, { anew: true })
  if (!setup || closed || isAllDone(setup) || setup.total === 0) return null
  const open = new Set(setup.steps.filter(({ done }) => !done).map(({ step }) => step))
  return (
    <Card title={t('Per iniziare')}>
      <Progress of={setup} />
      <ul>
        {setupSteps
          .filter(({ value }) => open.has(value))
          .map(({ value, label }) => {
            const link = linkOfStep(dossier, value, false)
            const words = (
              <>
                <Open />
                <span className={classes.label}>{t(label)}</span>
              </>
            )
            return (
              <li key={value} className={link ? undefined : classes.step}>
                {link ? (
                  <Link {...link} className={classes.step}>
                    {words}
                    <IconChevronRight size={18} stroke={1.8} aria-hidden />
                  </Link>
                ) : (
                  words
                )}
              </li>
            )
          })}
      </ul>
      <Link {...pages.dossierSetup.link({ dossierId })} className={classes.all}>
        {t('Tutti i passi')}
      </Link>
    </Card>
  )
}
