import type { HeldPermission } from '@vicino/domain/access/held-permissions.ts'
import { Outlet } from '@tanstack/react-router'
import { BarredContext } from '../calls/barred.ts'
import { frames, pageAt, pages } from '../pages/pages.ts'
import { useOpenPage } from '../pages/use-open-page.ts'
import { late } from '../ui/late.ts'
import { isOpenTo } from './is-open-to.ts'
import classes from './PageDoor.module.css'
import { useRoomForList } from './list-beside/use-room-for-list.ts'

/** Phones and tablets never load it. */
const ListBeside = late(async () => (await import('./list-beside/ListBeside.tsx')).ListBeside)

type Props = {
  /** What the person may do: in her business, or in the dossier whose pages these are. */
  held: readonly HeldPermission[]
  /** The pages stand in the frame of a dossier, which was let in by itself. */
  inDossier?: boolean
}

/**
 * The open page, on a desk beside the list that it is one of. One that who opened it may not read asks the server for
 * nothing: it says so at once. The list comes after it: whoever goes by the keyboard is in the page at once.
 */
export function PageDoor({ held, inDossier = false }: Props) {
  const here = useOpenPage()
  const page = pageAt(here)
  const isFramed = page?.frame !== undefined && !inDossier
  const { reads } = (isFramed ? frames.dossier : page) ?? {}
  const list = !isFramed && page?.beside ? pages[page.beside] : undefined
  const isShown = useRoomForList() && list !== undefined && isOpenTo(held, list)
  return (
    <div className={classes.door}>
      <div className={classes.page}>
        <BarredContext value={!isOpenTo(held, { ...(reads !== undefined && { reads }) })}>
          <Outlet />
        </BarredContext>
      </div>
      {isShown && (
        <div className={list.pattern === here ? undefined : classes.list}>
          <ListBeside key={list.pattern} list={list.pattern} />
        </div>
      )}
    </div>
  )
}
