import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { momentsDue } from '@vicino/domain/drugs/due-doses.ts'
import { DrugsScreen } from '../../drugs/DrugsScreen.tsx'
import { now, useClock } from '../../i18n/use-today.ts'
import { useDossier } from '../../session/dossier.ts'
import { late } from '../../ui/late.ts'
import classes from '../Doses.module.css'
import { AllergiesAtList } from './AllergiesAtList.tsx'
import { useWindows } from '../use-windows.ts'

// Most lists are opened when nothing of them is due: until then their place is kept.
const DosesOfDrug = late(
  async () => (await import('./DosesOfDrug.tsx')).DosesOfDrug,
  <div className={classes.kept} />,
)

/** A client's drugs, each with what of it is due by now, to be given from its row. */
export function DrugsToGiveScreen() {
  const { _id: dossierId, allows } = useDossier()
  const mayGive = allows('drugs.administer')
  const windows = useWindows()
  useClock()
  const dueOf = (drug: Drug) => (mayGive ? momentsDue(drug, windows, now()) : [])
  return (
    <DrugsScreen
      aboveUsed={used =>
        used.some(drug => dueOf(drug).length > 0) && <AllergiesAtList dossierId={dossierId} />
      }
      dosesOf={drug => {
        const due = dueOf(drug)
        return due.length > 0 && <DosesOfDrug drug={drug} due={due} />
      }}
    />
  )
}
