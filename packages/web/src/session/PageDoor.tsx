import type { HeldPermission } from '@vicino/domain/access/held-permissions.ts'
import { Outlet } from '@tanstack/react-router'
import { BarredContext } from '../calls/barred.ts'
import { frames, pageAt } from '../pages/pages.ts'
import { useOpenPage } from '../pages/use-open-page.ts'
import { isOpenTo } from './is-open-to.ts'

type Props = {
  /** What the person may do: in her business, or in the dossier whose pages these are. */
  held: readonly HeldPermission[]
  /** The pages stand in the frame of a dossier, which was let in by itself. */
  inDossier?: boolean
}

/** The open page. One that who opened it may not read asks the server for nothing: it says so at once. */
export function PageDoor({ held, inDossier = false }: Props) {
  const page = pageAt(useOpenPage())
  const { reads } = (page?.frame && !inDossier ? frames.dossier : page) ?? {}
  return (
    <BarredContext value={!isOpenTo(held, { ...(reads !== undefined && { reads }) })}>
      <Outlet />
    </BarredContext>
  )
}
