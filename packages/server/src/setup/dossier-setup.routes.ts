import { celebrateDossierSetup, getDossierSetup } from '@vicino/domain/setup/dossier-setup.contract.ts'
import {
  type SetupCounts,
  type SetupProgress,
  setupSteps,
  type SetupStep,
} from '@vicino/domain/setup/dossier-setup.ts'
import { type May, mayKnow, type Thing } from '@vicino/domain/access/need-to-know.ts'
import { checklist, isAllDone } from '@vicino/domain/setup/checklist.ts'
import { mayOf } from '../http/dossier-access.ts'
import { done } from '../http/done.ts'
import type { Call, Serve } from '../http/serve.ts'
import { celebrate } from './celebrate.store.ts'
import { countSetupOfDossier } from './dossier-setup.store.ts'

export function serveDossierSetup(serve: Serve): void {
  serve(getDossierSetup, readDossierSetup)

  serve(celebrateDossierSetup, async call => {
    const { tx, author, dossier, now } = call
    const first = isAllDone(await readDossierSetup(call)) && (await celebrate(tx, author, dossier, now))
    return done({ now: first }, {})
  })
}

async function readDossierSetup(
  call: Call<typeof getDossierSetup> | Call<typeof celebrateDossierSetup>,
): Promise<SetupProgress> {
  const { tx, author, dossier, today } = call
  const { kind, counts, celebrated } = await countSetupOfDossier(tx, author._id, dossier, today)
  return checklist(setupSteps, { kind, counts: knownTo(mayOf(call), counts), celebrated })
}

/** What is read by fewer than the dossier itself: that it is there is told to these alone. */
const things: Partial<Record<SetupStep, Thing>> = {
  health_data: 'sanitary_data',
  prescription: 'prescription',
  anamnesis: 'anamnesis',
  care_plan: 'care_plan',
}

/** Without the steps that would tell of what the reader may not know. */
function knownTo(may: May, counts: SetupCounts): SetupCounts {
  const steps = Object.entries(counts) as [SetupStep, number][]
  return Object.fromEntries(steps.filter(([step]) => mayKnow(may, things[step] ?? 'dossier')))
}
