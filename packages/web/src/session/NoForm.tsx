import type { Doors } from '../pages/pages.ts'
import { NotForYou } from '../ui/page/NotForYou.tsx'
import { ReadOnlyNotice } from '../ui/page/ReadOnlyNotice.tsx'
import { useDossier } from './dossier.ts'

type Props = {
  /** The page that lists what the form would have written. */
  list: Doors
}

/** Stands where a form would be, for whoever may not write here: she may only read what it is about, or not even that. */
export function NoForm({ list }: Props) {
  return useDossier().opens(list) ? <ReadOnlyNotice /> : <NotForYou />
}
