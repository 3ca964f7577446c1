import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactPersonsCard } from '../../contact-persons/ContactPersonsCard.tsx'
import { useDossier } from '../../session/dossier.ts'
import { late } from '../../ui/late.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { DossierSearch } from './DossierSearch.tsx'
import { DossierTiles } from './DossierTiles.tsx'
import classes from './DossierHome.module.css'
import { NextVisits } from './NextVisits.tsx'
import { SetupCard } from './SetupCard.tsx'
import { StatusChip } from '../status/StatusChip.tsx'
import { WayToClient } from './WayToClient.tsx'
import unseen from '../../ui/unseen.module.css'

/** Seldom is a care plan due, and the page waits for nothing of it. */
const EvaluationDueNotice = late(
  async () => (await import('../../care-plan/EvaluationDueNotice.tsx')).EvaluationDueNotice,
)

/** The first page of a dossier: when somebody goes there next, how to get there, and the ways into it. */
export function DossierHomeScreen() {
  const { t } = useTranslation()
  const { client, closed, status_reason } = useDossier()
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(t('Dossier'), heading)
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1} className={unseen.unseen}>
        {t('Dossier di {{name}}', { name: client.name })}
      </h1>
      <div className={classes.home}>
        <div className={classes.first}>
          <div className={classes.status}>
            <StatusChip />
          </div>
          {closed && (
            <Notice>
              {t('Il dossier è chiuso e si può solo leggere.')}
              {status_reason && ` ${t('Motivo: {{reason}}', { reason: status_reason })}`}
            </Notice>
          )}
          <EvaluationDueNotice />
          <NextVisits />
        </div>
        <div className={classes.way}>
          <WayToClient />
          <ContactPersonsCard />
        </div>
        <div className={classes.rest}>
          <DossierSearch />
          <DossierTiles />
        </div>
        <div className={classes.setup}>
          <SetupCard />
        </div>
      </div>
    </Page>
  )
}
