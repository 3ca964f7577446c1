import { ShownAlarm } from '../../surveillance/critical/ShownAlarm.tsx'
import { PaletteKeys } from '../palette/PaletteKeys.tsx'
import { ChangedRights } from './ChangedRights.tsx'

type Props = { searching: boolean; onSearching: (searching: boolean) => void }

/** What stands ready beside every page, and comes after it. */
export function BesideThePage({ searching, onSearching }: Props) {
  return (
    <>
      <ShownAlarm />
      <ChangedRights />
      <PaletteKeys open={searching} onOpen={onSearching} />
    </>
  )
}
