import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CallFirst } from '../contact-persons/CallFirst.tsx'
import { ContactPersonsCard } from '../contact-persons/ContactPersonsCard.tsx'
import { useToday } from '../i18n/use-today.ts'
import { useDossier } from '../session/dossier.ts'
import { late } from '../ui/late.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { Page } from '../ui/page/Page.tsx'
import { usePageTitle } from '../ui/page/use-page-title.ts'
import { DossierSearch } from './DossierSearch.tsx'
import { DossierTiles } from './DossierTiles.tsx'
import classes from './DossierHome.module.css'
import { HomeActions } from './HomeActions.tsx'
import { NextVisits } from './NextVisits.tsx'
import { SetupCard } from './SetupCard.tsx'
import { StatusChip } from '../dossiers/status/StatusChip.tsx'
import { CourseSkeleton, NowSkeleton } from './SummarySkeletons.tsx'
import { WayToClient } from '../dossiers/WayToClient.tsx'
import unseen from '../ui/unseen.module.css'

/** Seldom is a care plan due, and the page waits for nothing of it. */
const EvaluationDueNotice = late(
  async () => (await import('../care-plan/EvaluationDueNotice.tsx')).EvaluationDueNotice,
)

// What it tells in words weighs more than the rest of the page; the answer is asked for with the page itself.
const SummaryOfNow = late(async () => (await import('./Summary.tsx')).SummaryOfNow, <NowSkeleton />)
const SummaryOfCourse = late(async () => (await import('./Summary.tsx')).SummaryOfCourse, <CourseSkeleton />)
const SummaryCounts = late(async () => (await import('./Summary.tsx')).SummaryCounts)

const LeftOn = late(async () => (await import('../prescriptions/VisitPrescription.tsx')).LeftOn)

/** The first page of a dossier: how the client is and what is new, when somebody goes there next, and the ways into it. */
export function DossierHomeScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, client, closed, status_reason, reads } = useDossier()
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(t('Dossier'), heading)
  const today = useToday()
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1} className={unseen.unseen}>
        {t('Dossier di {{name}}', { name: client.name })}
      </h1>
      <div className={classes.home}>
        <div className={classes.first}>
          <div className={classes.status}>
            <StatusChip />
            <SummaryCounts />
            <CallFirst />
            <HomeActions />
          </div>
          {closed && (
            <Notice>
              {t('Il dossier è chiuso e si può solo leggere.')}
              {status_reason && ` ${t('Motivo: {{reason}}', { reason: status_reason })}`}
            </Notice>
          )}
        </div>
        <div className={classes.now}>
          <SummaryOfNow />
          <EvaluationDueNotice />
        </div>
        <div className={classes.way}>
          <NextVisits />
          <WayToClient />
          <ContactPersonsCard />
        </div>
        <div className={classes.course}>
          {(reads('parameters.read') || reads('focus.read')) && <SummaryOfCourse />}
        </div>
        <div className={classes.rest}>
          <DossierSearch />
          <DossierTiles />
        </div>
        <div className={classes.setup}>
          <LeftOn dossierId={dossierId} date={today} />
          <SetupCard />
        </div>
      </div>
    </Page>
  )
}
