import { type DossierHead, WhoseDossier } from '@vicino/domain/dossiers/dossier-head.ts'
import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { initialsOf } from '@vicino/domain/people/person-name.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { DossierContext, openDossier, warningsHash } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { PageDoor } from '../../session/PageDoor.tsx'
import { usePerson } from '../../session/person.ts'
import { isMissing } from '../../calls/failure.ts'
import { CompanyContext } from '../../calls/presence.ts'
import { useRead } from '../../calls/use-read.ts'
import { late } from '../../ui/late.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { NotFoundScreen } from '../../ui/page/NotFoundScreen.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx'
import { TitleOwnerContext } from '../../ui/page/use-page-title.ts'
import { ClientHead } from './ClientHead.tsx'
import { ClosedDossierGate } from './ClosedDossierGate.tsx'

const WarningsSheet = late(async () => (await import('../../warnings/WarningsSheet.tsx')).WarningsSheet)

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
  const { data: head, error, refetch } = useRead(getDossier, { params: { dossierId } })
  const cameForWarnings = useLocation({ select: ({ hash }) => hash === warningsHash })
  const [showsWarnings, setShowsWarnings] = useState(cameForWarnings)
  const dossier = useMemo(
    () => head && openDossier(head, { showWarnings: () => setShowsWarnings(true) }),
    [head],
  )
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
    <DossierContext value={dossier}>
      <ClientHead />
      <TitleOwnerContext value={titleOwner(dossier.client)}>
        <PageDoor held={dossier.permissions} inDossier />
      </TitleOwnerContext>
      {showsWarnings && <WarningsSheet onClose={() => setShowsWarnings(false)} />}
    </DossierContext>
  )
}

/** Initials are shared by too many: the year of birth tells Maria Bianchi's tab from Mario Bernasconi's. */
const titleOwner = (client: DossierHead['client']): string =>
  `${initialsOf(client)} ${client.birthday.slice(0, 4)}`
