import { standingTakers, type Takers } from '@vicino/domain/absences/absence-proposals.ts'
import { type AbsencePlan, planAbsence } from '@vicino/domain/absences/absences.contract.ts'
import type { RefusedTasks } from '@vicino/domain/assignment/assignment.ts'
import type { Overlap } from '@vicino/domain/tasks/overlap.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { FailureCode } from '../../calls/failure.ts'
import type { Read } from '../../calls/Loaded.tsx'
import { refuseMissing } from '../../calls/refuse-missing.ts'
import { useRead } from '../../calls/use-read.ts'
import { readAnew, type Save } from '../../calls/use-save.ts'
import { changedWords } from '../../tasks/changed-words.ts'
import { taskReads } from '../../tasks/task-reads.ts'
import { visitName } from '../visit-name.ts'
import { absenceReads } from './absence-reads.ts'
import { type Away, type Handing, takersOf, writtenAbsence } from './absence-values.ts'

/** What a write of the flow changes elsewhere. */
export const flowRefreshes = [...taskReads, planAbsence, ...absenceReads]

export type ShownHanding = {
  read: Read<AbsencePlan>
  /** Undefined until it is read, and while the days are not sound. */
  plan: AbsencePlan | undefined
  /** Whether the absence is on the calendar. */
  stands: boolean
  /** Who was chosen and still may take it. */
  takers: Takers
  /** Looks at what is there by now: after a refusal, before anything is sent again. */
  lookAnew: () => void
}

/** What an absence releases, and who takes it as far as that still holds. */
export function useHanding(away: Away, held: Handing, when: boolean): ShownHanding {
  const client = useQueryClient()
  const isSound = writtenAbsence.safeParse(away).success
  const read = useRead(planAbsence, { query: queryOf(away) }, { when: when && isSound, anew: true })
  refuseMissing(read.error)
  const plan = isSound && read.data ? withoutItself(read.data, away) : undefined
  return {
    read: { ...read, data: plan },
    plan,
    stands: read.data?.stays.some(({ task }) => task._id === away._id) ?? false,
    takers: plan ? standingTakers(plan, takersOf(held)) : new Map(),
    lookAnew: () => void readAnew(client, undefined, [planAbsence, getTask]),
  }
}

/** An absence that stands is not said to stay beside itself. */
const withoutItself = (plan: AbsencePlan, { _id }: Away): AbsencePlan => ({
  ...plan,
  stays: plan.stays.filter(({ task }) => task._id !== _id),
})

const queryOf = ({ operatorId, date, end_date, full_day, start_time, end_time }: Away) => ({
  operatorId,
  startDate: date ?? '',
  endDate: end_date ?? '',
  ...(!full_day && start_time && end_time ? { start_time, end_time } : {}),
})

type Refused = {
  save: Pick<Save<never>, 'code' | 'banner'>
  stale: RefusedTasks | null
  overlap: Overlap | null
}

/** What came between the proposals and their confirmation. */
const meanwhile: readonly (FailureCode | null)[] = ['stale', 'overlap', 'removed']

/** Why nothing was saved: what became different meanwhile is named, and who took a visit off the plan. */
export function refusedWords({ save, stale, overlap }: Refused, t: TFunction): string | null {
  if (!meanwhile.includes(save.code)) return save.banner
  const names = [
    ...(stale?.tasks ?? []).map(task => visitName(task, t)),
    ...(overlap?.clashes ?? []).map(({ client, title }) => client?.name ?? title),
  ]
  const said = t(
    'Nel frattempo è cambiato qualcosa: non è stato salvato nulla. Controllare le proposte e confermare di nuovo.',
  )
  if (save.code === 'removed') return `${said} ${save.banner}`
  if (names.length === 0) return said
  return `${said} ${[...new Set(names)].join(', ')}.${changedWords(stale?.tasks ?? [], t)}`
}
