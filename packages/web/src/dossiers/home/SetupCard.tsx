import { getDossierSetup } from '@vicino/domain/dossiers/setup.contract.ts'
import { type SetupStep, setupSteps } from '@vicino/domain/dossiers/setup.ts'
import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { type DossierPage, pages } from '../../pages/pages.ts'
import { useRead } from '../../calls/use-read.ts'
import { Card } from '../../ui/page/Page.tsx'
import classes from './SetupCard.module.css'

/** Where each step is done; one without a page, or whose page is for others, leads nowhere. */
const stepPages: Partial<Record<SetupStep, DossierPage>> = {
  health_data: pages.sanitaryData,
  prescription: pages.prescriptions,
  anamnesis: pages.anamnesis,
  care_plan: pages.carePlans,
  collaborators: pages.stakeholders,
}

/** How far the dossier is set up, computed from what exists. Nothing to show once all of it is there. */
export function SetupCard() {
  const { t } = useTranslation()
  const { _id: dossierId, closed } = useDossier()
  const { data: setup } = useRead(getDossierSetup, { params: { dossierId } })
  if (!setup || closed || setup.done === setup.total) return null
  const progress = t('{{done}} di {{total}} completati', { done: setup.done, total: setup.total })
  return (
    <Card title={t('Per iniziare')}>
      <p className={classes.words} id="setup-progress">
        {progress}
      </p>
      <progress
        className={classes.bar}
        value={setup.done}
        max={setup.total}
        aria-labelledby="setup-progress"
      />
      <ul>
        {setup.steps
          .toSorted((a, b) => Number(a.done) - Number(b.done))
          .map(({ step, done }) => (
            <Step key={step} step={step} done={done} />
          ))}
      </ul>
    </Card>
  )
}

function Step({ step, done }: { step: SetupStep; done: boolean }) {
  const { t } = useTranslation()
  const { _id: dossierId, opens } = useDossier()
  const page = stepPages[step]
  const label = t(setupSteps.find(({ value }) => value === step)!.label)
  const words = (
    <>
      {done ? (
        <IconCircleCheckFilled className={classes.done} size={22} role="img" aria-label={t('Fatto')} />
      ) : (
        <IconCircle size={22} stroke={1.7} role="img" aria-label={t('Da fare')} />
      )}
      <span className={classes.label}>{label}</span>
    </>
  )
  if (done || !page || !opens(page))
    return (
      <li className={classes.step} data-done={done || undefined}>
        {words}
      </li>
    )
  return (
    <li>
      <Link {...page.link({ dossierId })} className={classes.step}>
        {words}
        <IconChevronRight size={18} stroke={1.8} aria-hidden />
      </Link>
    </li>
  )
}
