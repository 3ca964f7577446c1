import { getDueEvaluations } from '@vicino/domain/care-plan/due-evaluations.contract.ts'
import { getDueProtocols } from '@vicino/domain/protocols/due-protocols.contract.ts'
import { usePages } from '../calls/use-pages.ts'
import { useMay } from '../session/person.ts'
import { late } from '../ui/late.ts'

/** Mostly nothing is due: the code of the lists comes once it is known that something is. */
const DuePlans = late(async () => (await import('./DueLists.tsx')).DuePlans)
const DueProtocols = late(async () => (await import('./DueLists.tsx')).DueProtocols)

/** The clients whose plan or protocol a nurse has to evaluate by next week; nothing where there are none. */
export function DueEvaluations() {
  const evaluatesPlans = useMay('careplan.write', 'write')
  const evaluatesProtocols = useMay('protocol.open_in_dossier', 'write')
  return (
    <>
      {evaluatesPlans && <PlansToEvaluate />}
      {evaluatesProtocols && <ProtocolsToEvaluate />}
    </>
  )
}

function PlansToEvaluate() {
  const due = usePages(getDueEvaluations, { query: {} })
  return due.data && due.data.length > 0 && <DuePlans due={due} items={due.data} />
}

function ProtocolsToEvaluate() {
  const due = usePages(getDueProtocols, { query: {} })
  return due.data && due.data.length > 0 && <DueProtocols due={due} items={due.data} />
}
