import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { Outlet, useParams } from '@tanstack/react-router'
import { Fragment, type ReactNode, useMemo } from 'react'
import { DossierContext, openDossier } from '../app/dossier.ts'
import { pages } from '../app/links.ts'
import type { Failure } from '../calls/failure.ts'
import { useRead } from '../calls/use-read.ts'
import { LoadError } from '../ui/LoadError.tsx'
import { Page } from '../ui/Page.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { ClientHead } from './ClientHead.tsx'
import { ClosedDossierGate } from './ClosedDossierGate.tsx'

type Props = {
  /** What shows for a dossier that is missing or somebody else's. */
  missing: ReactNode
  showWarnings: () => void
  children: ReactNode
}

/**
 * The frame of every page of a dossier: the client stays in sight, so that nobody writes into the wrong dossier.
 * Pages start anew with each dossier, so that nothing typed for one client follows to the next.
 */
export function DossierShell({ missing, showWarnings, children }: Props) {
  const { dossierId } = useParams({ from: pages.dossier.pattern })
  const { data: head, error, refetch } = useRead(getDossier, { params: { dossierId } })
  const dossier = useMemo(() => head && openDossier(head, showWarnings), [head, showWarnings])
  if (error && isOutOfReach(error)) return missing
  if (error?.code === 'reason_needed') return <ClosedDossierGate key={dossierId} dossierId={dossierId} />
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
      <Fragment key={dossierId}>
        <Outlet />
        {children}
      </Fragment>
    </DossierContext>
  )
}

/** An address that names no dossier at all is answered like a missing one. */
const isOutOfReach = ({ status }: Failure): boolean => status === 404 || status === 400
