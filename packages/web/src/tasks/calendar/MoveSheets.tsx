import type { Task } from '@vicino/domain/tasks/task.ts'
import { useTranslation } from 'react-i18next'
import { OverlapSheet } from '../OverlapSheet.tsx'
import { ScopeSheet } from '../series/ScopeSheet.tsx'
import type { Hindered } from '../OverlapOffers.tsx'
import type { MovingTasks } from './use-move-task.ts'

/** What a move may have to ask: how far it reaches in a series, and why two things stand at one time. */
export function MoveSheets({ scope, clash }: Pick<MovingTasks, 'scope' | 'clash'>) {
  const { t } = useTranslation()
  return (
    <>
      <ScopeSheet question={scope} confirmLabel={t('Sposta')} />
      {clash && (
        <OverlapSheet
          overlap={clash.overlap}
          busy={false}
          banner={null}
          onConfirm={clash.settle}
          onClose={() => clash.settle(undefined)}
          offers={clash.planned ? { hindered: hinderedOf(clash.planned), onTake: clash.settle } : undefined}
        />
      )}
    </>
  )
}

const hinderedOf = ({ client, operators, needs = null, ...visit }: Task): Hindered => ({
  visit,
  client: client?._id ?? null,
  operators,
  needed: needs === null ? [] : [needs],
})
