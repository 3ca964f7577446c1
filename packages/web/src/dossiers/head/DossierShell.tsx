import { type DossierHead, WhoseDossier } from '@vicino/domain/dossiers/dossier-head.ts'
import { initialsOf } from '@vicino/domain/people/person-name.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { type OpenDossier, warningsHash } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { PageDoor } from '../../session/PageDoor.tsx'
import { usePerson } from '../../session/person.ts'
import { isMissing } from '../../calls/failure.ts'
import { CompanyContext } from '../../calls/presence.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { NotFoundScreen } from '../../ui/page/late-not-found.ts'
import { Page } from '../../ui/page/Page.tsx'
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx'
import { TitleOwnerContext } from '../../ui/page/use-page-title.ts'
import { late } from '../../ui/late.ts'
import { DossierFrame } from './DossierFrame.tsx'
import { InDossier } from './InDossier.tsx'
import { useOpenedDossier } from './use-opened-dossier.ts'

/** Few dossiers are closed. */
const ClosedDossierGate = late(
  async () => (await import('./ClosedDossierGate.tsx')).ClosedDossierGate,
  <PageSkeleton />,
)

/**
 * The frame of every page of a dossier: the client stays in sight, so that nobody writes into the wrong dossier.
 * Everything starts anew with each dossier, so that nothing typed for one client follows to the next.
 */
export function DossierShell() {
  const { dossierId } = usePage(pages.dossier).params
  const { _id: me } = usePerson()
  const company = useMemo(() => ({ dossierId, me }), [dossierId, me])
  return (
    <CompanyContext value={company}>
      <OneDossier key={dossierId} dossierId={dossierId} />
    </CompanyContext>
  )
}

function OneDossier({ dossierId }: { dossierId: string }) {
  const cameForWarnings = useLocation({ select: ({ hash }) => hash === warningsHash })
  const opened = useOpenedDossier(dossierId, cameForWarnings)
  const { dossier, error, refetch } = opened
  if (error && isMissing(error)) return <NotFoundScreen />
  if (error?.code === 'reason_needed')
    return <ClosedDossierGate dossierId={dossierId} whose={WhoseDossier.safeParse(error.current).data} />
  if (!dossier)
    return error ? (
      <Page>
        <LoadError failure={error} onRetry={() => void refetch()} />
      </Page>
    ) : (
      <PageSkeleton />
    )
  return (
    <InDossier opened={opened}>
      <TitleOwnerContext value={titleOwner(dossier.client)}>
        <DossierFrame>
          <PageDoor held={dossier.permissions} inDossier />
        </DossierFrame>
      </TitleOwnerContext>
    </InDossier>
  )
}

type HeadProps = {
  dossierId: string
  /** Told the dossier once it is read: what writes into it waits for that. */
  onOpened: (dossier: OpenDossier) => void
}

/** The client's head on a page that is none of the dossier's and writes into it: it stays in sight there too. */
export function HeadOfDossier({ dossierId, onOpened }: HeadProps) {
  const opened = useOpenedDossier(dossierId)
  const { dossier } = opened
  const tell = useEffectEvent(onOpened)
  // Before it is painted: what stood in place of the head goes as the head comes.
  useLayoutEffect(() => {
    if (dossier) tell(dossier)
  }, [dossier])
  return <InDossier opened={opened} />
}

/** Initials are shared by too many: the year of birth tells Maria Bianchi's tab from Mario Bernasconi's. */
const titleOwner = (client: DossierHead['client']): string =>
  `${initialsOf(client)} ${client.birthday.slice(0, 4)}`
