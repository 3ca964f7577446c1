import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CallFirst } from '../contact-persons/CallFirst.tsx'
import { ContactPersonsCard } from '../contact-persons/ContactPersonsCard.tsx'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { late } from '../ui/late.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { Page } from '../ui/page/Page.tsx'
import { screenHook } from '../ui/screen-hook.ts'
import { usePageTitle } from '../ui/page/use-page-title.ts'
import { SearchInDossier } from './SearchInDossier.tsx'
import { DossierTiles } from './DossierTiles.tsx'
import classes from './DossierHome.module.css'
import { HomeActions } from './HomeActions.tsx'
import { NextVisits } from './NextVisits.tsx'
import { SetupCard } from './SetupCard.tsx'
import { StatusChip } from '../dossiers/status/StatusChip.tsx'
import {
  DosesSkeleton,
  FocusesSkeleton,
  InvoicesSkeleton,
  NewsSkeleton,
  ValuesSkeleton,
} from './SummarySkeletons.tsx'
import { WayToClient } from '../dossiers/WayToClient.tsx'
import unseen from '../ui/unseen.module.css'

/** Seldom is a care plan due, and the page waits for nothing of it. */
const EvaluationDueNotice = late(
  async () => (await import('../care-plan/EvaluationDueNotice.tsx')).EvaluationDueNotice,
)

// What it tells in words weighs more than the rest of the page; the answer is asked for with the page itself.
const SummaryNews = late(async () => (await import('./Summary.tsx')).SummaryNews, <NewsSkeleton />)
const SummaryFailure = late(async () => (await import('./Summary.tsx')).SummaryFailure)
const SummaryDoses = late(async () => (await import('./Summary.tsx')).SummaryDoses, <DosesSkeleton />)
const SummaryValues = late(async () => (await import('./Summary.tsx')).SummaryValues, <ValuesSkeleton />)
const SummaryFocuses = late(async () => (await import('./Summary.tsx')).SummaryFocuses, <FocusesSkeleton />)
const SummaryCounts = late(async () => (await import('./Summary.tsx')).SummaryCounts)

const LastInvoices = late(async () => (await import('./LastInvoices.tsx')).LastInvoices, <InvoicesSkeleton />)

const LeftOn = late(async () => (await import('../prescriptions/VisitPrescription.tsx')).LeftOn)

/** Room for what leads to the client beside what is told of her. */
const useTwoColumns = screenHook('(min-width: 64em)')

/** Room for three columns beside the sections of the dossier. */
const useThreeColumns = screenHook('(min-width: 88em)')

/** The first page of a dossier: how the client is and what is new, when somebody goes there next, and the ways into it. */
export function DossierHomeScreen() {
  const { t } = useTranslation()
  const { client, closed, status_reason } = useDossier()
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(t('Dossier'), heading)
  const isWide = useThreeColumns()
  return (
    <Page width="full">
      <h1 ref={heading} tabIndex={-1} className={unseen.unseen}>
        {t('Dossier di {{name}}', { name: client.name })}
      </h1>
      <div className={classes.home} data-wide={isWide || undefined}>
        <div className={classes.first}>
          <div className={classes.status}>
            <div className={classes.standing}>
              <StatusChip />
            </div>
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
        {isWide ? <InColumns /> : <InLine />}
        <div className={classes.rest}>
          <SearchInDossier />
          <DossierTiles />
        </div>
        {!isWide && (
          <div className={classes.setup}>
            <LeftOfOrdersNow />
            <SetupCard />
          </div>
        )}
      </div>
    </Page>
  )
}

/** As one reads it on a phone: what is to be done, the way there, how it goes; whom else to call stands at the head too. */
function InLine() {
  const hasColumn = useTwoColumns()
  const isOfCare = useIsOfCare()
  return (
    <>
      <div className={classes.now}>
        {isOfCare ? <SummaryNews /> : <SummaryFailure />}
        {isOfCare && <SummaryDoses />}
        <EvaluationDueNotice />
      </div>
      <div className={classes.way}>
        <NextVisits />
        <WayToClient />
        {hasColumn && <ContactPersonsCard />}
      </div>
      <div className={classes.course}>
        <Values />
        <Focuses />
        <InvoicesOfOffice />
        {!hasColumn && <ContactPersonsCard />}
      </div>
    </>
  )
}

/**
 * Each column as long as the other, for a client of whom little is written as for one of whom much is; and for who may
 * know nothing of care, whose columns hold what an office asks.
 */
function InColumns() {
  const isOfCare = useIsOfCare()
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.column}>
          <EvaluationDueNotice />
          {isOfCare ? <SummaryNews /> : <SummaryFailure />}
          <Focuses />
          {!isOfCare && <ContactPersonsCard />}
          <SetupCard />
        </div>
        <div className={classes.column}>
          {isOfCare && <SummaryDoses />}
          <Values />
          <InvoicesOfOffice />
          <LeftOfOrdersNow />
        </div>
      </div>
      <div className={classes.way}>
        <NextVisits />
        <WayToClient />
        {isOfCare && <ContactPersonsCard />}
      </div>
    </>
  )
}

/** Whether she reads anything of how the client is. */
function useIsOfCare(): boolean {
  const { reads } = useDossier()
  return reads('parameters.read') || reads('focus.read') || reads('drugs.read')
}

/** Who gives care finds the invoices in their own section. */
function InvoicesOfOffice() {
  const isOfCare = useIsOfCare()
  const { opens } = useDossier()
  return !isOfCare && opens(pages.invoices) && <LastInvoices />
}

const Values = () => useDossier().reads('parameters.read') && <SummaryValues />
const Focuses = () => useDossier().reads('focus.read') && <SummaryFocuses />

function LeftOfOrdersNow() {
  const { _id: dossierId } = useDossier()
  return <LeftOn dossierId={dossierId} date={useToday()} />
}
