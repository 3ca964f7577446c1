import { getDossierSetup, getSetup } from '@vicino/domain/dossiers/setup.contract.ts'
import { type SetupCounts, setupProgress, type SetupStep } from '@vicino/domain/dossiers/setup.ts'
import { type May, mayKnow, type Thing } from '@vicino/domain/access/need-to-know.ts'
import { holds } from '@vicino/domain/access/permits.ts'
import { mayOf } from '../http/dossier-access.ts'
import type { Serve } from '../http/serve.ts'
import { countSetupOfBusiness, countSetupOfDossier } from './setup.store.ts'

export function serveSetup(serve: Serve): void {
  serve(getSetup, async ({ tx, author, today }) => {
    const { kind, counts } = await countSetupOfBusiness(tx, today)
    return setupProgress(
      kind,
      knownTo(permission => holds(author, permission, 'read'), counts),
    )
  })

  serve(getDossierSetup, async call => {
    const { kind, counts } = await countSetupOfDossier(call.tx, call.dossier, call.today)
    return setupProgress(kind, knownTo(mayOf(call), counts))
  })
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
