import { celebrateDossierSetup, getDossierSetup } from '@vicino/domain/setup/dossier-setup.contract.ts'
import { type SetupStep, setupSteps } from '@vicino/domain/setup/dossier-setup.ts'
import { isAllDone } from '@vicino/domain/setup/checklist.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useCall } from '../calls/use-call.ts'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { linkOfStep } from './dossier-step-pages.ts'
import { SetupList } from './SetupList.tsx'
import classes from './SetupList.module.css'

/** What a dossier still lacks before its care is set up, each step with the way to where it is done. */
export function DossierSetupScreen() {
  const { t } = useTranslation()
  const dossier = useDossier()
  const dossierId = dossier._id
  const params = { dossierId }
  const read = useRead(getDossierSetup, { params }, { anew: true })
  const celebrate = useCall(celebrateDossierSetup)
  return (
    <Screen
      read={read}
      keeps
      width="form"
      skeleton={<RowsSkeleton rows={5} />}
      title={t('Per iniziare')}
      back={pages.dossier.link(params)}
    >
      {list => (
        <>
          <SetupList
            list={list}
            rows={setupSteps}
            label={t('Il dossier')}
            linkOf={(step, done) => linkOfStep(dossier, step as SetupStep, done)}
            ask={() => celebrate({ params })}
          />
          {isAllDone(list) && (
            <p className={classes.end}>
              <LinkButton link={pages.flow.link({ dossierId })}>{t('Fatto')}</LinkButton>
            </p>
          )}
        </>
      )}
    </Screen>
  )
}
