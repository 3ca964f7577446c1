import type { ReactNode } from 'react'
import { WhoseContext } from '../../calls/whose.ts'
import { DossierContext } from '../../session/dossier.ts'
import { late } from '../../ui/late.ts'
import { ClientHead } from './ClientHead.tsx'
import type { OpenedDossier } from './use-opened-dossier.ts'

const WarningsSheet = late(async () => (await import('../../warnings/WarningsSheet.tsx')).WarningsSheet)

type Props = {
  opened: OpenedDossier
  children?: ReactNode
}

/** What stands in a dossier: below its client's head, one tap from all that is to be minded. */
export function InDossier({ opened, children }: Props) {
  const { dossier, showsWarnings, closeWarnings } = opened
  return (
    <DossierContext value={dossier ?? null}>
      {dossier && <ClientHead />}
      <WhoseContext value={dossier?.client.name ?? null}>{children}</WhoseContext>
      {dossier && showsWarnings && <WarningsSheet onClose={closeWarnings} />}
    </DossierContext>
  )
}
