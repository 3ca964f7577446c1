import type { CarriedOut } from '@vicino/domain/performances/carried-out.ts'
import type { MaterialUse } from '@vicino/domain/materials/material-use.ts'
import type { Performance } from '@vicino/domain/performances/performance.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { FieldErrorsTaker } from '../calls/use-save.ts'
import { useAddMaterials } from '../materials/use-add-materials.ts'
import { useAddPerformances } from './use-add-performances.ts'

/** The one call by which what was carried out on a visit is recorded, all of it or nothing: with its end, or after it. */
export type Recording = {
  /** Answers whether it is recorded. `_id` names what is recorded after the end. */
  send: (said: CarriedOut, { _id, lines }: { _id: Id; lines: FieldErrorsTaker }) => Promise<boolean>
  saving: boolean
  banner: string | null
  /** What of the services stands on the visit already. */
  recorded: readonly Performance[]
  /** What of the materials does. */
  used: readonly MaterialUse[]
  clear: () => void
}

/** Records on a visit whose end is said already, or is not hers to say. */
export function useRecording({ _id: taskId }: Pick<Task, '_id'>): Recording {
  const services = useAddPerformances()
  const materials = useAddMaterials()
  const recorded = services.carried('recorded_already') ?? []
  const used = services.carried('used_already') ?? materials.carried('used_already') ?? []
  const params = { taskId }
  return {
    send: async ({ performances, ...said }, { _id, lines }) => {
      if (performances)
        return (await services.send({ params, body: { _id, performances, ...said } }, lines)) !== undefined
      const { materials: uses } = said
      return uses !== undefined && (await materials.send({ params, body: { _id, ...uses } })) !== undefined
    },
    saving: services.saving || materials.saving,
    banner: recorded.length + used.length > 0 ? null : (services.banner ?? materials.banner),
    recorded,
    used,
    clear: () => {
      services.clear()
      materials.clear()
    },
  }
}
