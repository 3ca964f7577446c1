import { asksReason } from '@vicino/domain/assignment/assignment-check.ts'
import { sameOperators } from '@vicino/domain/assignment/assignment.ts'
import { assignTasks, getStaffing, type Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import type { Move, MoveCheck } from '@vicino/domain/assignment/board.ts'
import type { Overlap } from '@vicino/domain/tasks/overlap.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { getAllTasks, getTask, getTasksOfDate, getTasksOfMonth } from '@vicino/domain/tasks/tasks.contract.ts'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { untilAnswered } from '../calls/until-answered.ts'
import { useOverlap } from '../calls/use-overlap.ts'
import { type RefusedSave, useSave } from '../calls/use-save.ts'
import { changedWords } from '../tasks/changed-words.ts'
import { tooLateWords } from '../tasks/undo/too-late-words.ts'
import { noteRestored, standsAs, tellAct } from '../tasks/undo/plan-acts.ts'
import { useIsShown } from '../ui/use-is-shown.ts'
import { toast } from '../ui/toast.ts'
import { timeWords } from '../tasks/time-words.ts'
import { visitName } from './visit-name.ts'

/** Moves that wait for a yes, or for the reason why somebody is planned twice. */
export type WaitingMoves = {
  moves: readonly Move[]
  checks: readonly MoveCheck<Operator>[]
  /** What the server met in the way, beyond what the board can see. */
  overlap: Overlap | null
}

export type Assigning = {
  waiting: WaitingMoves | null
  asksReason: boolean
  /** What the server refused and which visits it is about, until the next try. */
  refused: string | null
  /** That what was asked found nobody when it was sent. */
  banner: string | null
  saving: boolean
  /** Saves the moves, or asks first where something speaks against them. */
  propose: (moves: readonly Move[]) => Promise<void>
  confirm: (reason?: string) => void
  cancel: () => void
}

type Deps = {
  check: (moves: readonly Move[]) => MoveCheck<Operator>[]
  onDone: (moves: readonly Move[]) => void
  /** Reads the day anew after a refusal. */
  onRefused: () => void
}

/**
 * What is being saved: the same visits again are a second tap and say nothing new; others wait until it has arrived, for a
 * hand is quicker than a call.
 */
type OnWay = { ids: ReadonlySet<Id>; arrived: Promise<unknown> } | null

const reads = [getTask, getTasksOfDate, getAllTasks, getTasksOfMonth, getStaffing]

/** Gives visits to operators, with a way back in the toast. */
export function useAssigning({ check, onDone, onRefused }: Deps): Assigning {
  const { t } = useTranslation()
  const [waiting, setWaiting] = useState<WaitingMoves | null>(null)
  const refused = useRef<RefusedSave<typeof assignTasks>>(null)
  const shown = useIsShown()
  const save = useSave(assignTasks, {
    refreshes: reads,
    awaitsReads: true,
    saysItself: true,
    // What was asked stays only where the same can be sent again.
    onRefused: refusal => {
      refused.current = refusal
      const { code } = refusal
      if (code !== 'overlap' && code !== 'away') setWaiting(null)
    },
  })
  const [sent, setSent] = useState<readonly Move[]>([])
  const [undoes, setUndoes] = useState(false)
  const onWay = useRef<OnWay>(null)

  const send = async (
    moves: readonly Move[],
    confirm_overlap?: OverlapConfirmation,
    isUndo = false,
  ): Promise<readonly Task[] | undefined> => {
    const assignments = moves.map(({ visit: { _id: taskId, version }, operators }) => ({
      taskId,
      version,
      operators: [...operators],
    }))
    setSent(moves)
    setUndoes(isUndo)
    const ids = new Set(assignments.map(({ taskId }) => taskId))
    const answer = await untilAnswered(
      t,
      () => {
        const call = save.send({ body: { assignments, ...(confirm_overlap && { confirm_overlap }) } })
        onWay.current = { ids, arrived: call.catch(() => undefined) }
        return call.finally(() => {
          onWay.current = null
        })
      },
      given => !given && isUndo && refused.current!.code === 'away',
    )
    if (!answer) {
      // What is taken back once another page is shown is refused there.
      if (!shown.current) toast(refusalWords(refused.current!, t, isUndo)!, 'error')
      onRefused()
      return undefined
    }
    setWaiting(null)
    onDone(moves)
    if (isUndo) toast(takenBackWords(moves, t))
    else tellAct(t('{{count}} visite assegnate', { count: answer.length }), () => takeBack(moves, answer), t)
    return answer
  }
  const takeBack = async (moves: readonly Move[], answer: readonly Task[]): Promise<void> => {
    const versionOf = new Map(answer.map(task => [task._id, standsAs(task)]))
    const confirmed = moves.find(({ visit }) => visit.confirm_overlap)?.visit.confirm_overlap
    const back = await send(
      moves.map(({ visit }) => ({
        visit: { ...visit, version: versionOf.get(visit._id) ?? visit.version },
        operators: visit.operators.map(({ _id }) => _id),
      })),
      confirmed ?? undefined,
      true,
    )
    const before = new Map(moves.map(({ visit }) => [visit._id, visit]))
    for (const task of back ?? []) noteRestored(before.get(task._id)!, task)
  }

  const question = useOverlap(save, confirm => send(sent, confirm, undoes))
  const asked: WaitingMoves | null = question
    ? { moves: sent, checks: waiting?.checks ?? [], overlap: question.overlap }
    : waiting
  return {
    waiting: asked,
    asksReason:
      asked !== null && (question !== null || asked.checks.some(({ check: one }) => asksReason(one))),
    refused: asked !== null || save.code === 'overlap' ? null : refusalWords(save, t, undoes),
    banner: save.code === 'away' ? save.banner : null,
    saving: save.saving || question?.busy === true,
    propose: async moves => {
      const changed = moves.filter(
        ({ visit, operators }) =>
          !sameOperators(
            operators,
            visit.operators.map(({ _id }) => _id),
          ),
      )
      const before = onWay.current
      if (changed.every(({ visit }) => before?.ids.has(visit._id))) return
      // Where the one before is asked about, that question stays.
      if (before && (await before.arrived) === undefined) {
        const names = changed.map(({ visit }) => visitName(visit, t)).join(', ')
        toast(t('Rimasti al loro posto: {{names}}', { names }), 'error')
        return
      }
      save.clear()
      const checks = check(changed)
      if (checks.length === 0) await send(changed)
      else setWaiting({ moves: changed, checks, overlap: null })
    },
    confirm: reason => {
      if (question) question.onConfirm(reason ?? '')
      else if (waiting) void send(waiting.moves, confirmationOf(reason, waiting.checks))
    },
    cancel: () => {
      setWaiting(null)
      save.clear()
    },
  }
}

/** The reason for what the board could see. */
const confirmationOf = (
  reason: string | undefined,
  checks: WaitingMoves['checks'],
): OverlapConfirmation | undefined =>
  reason === undefined
    ? undefined
    : { reason, of: [...new Set(checks.flatMap(({ check }) => ('task' in check ? [check.task._id] : [])))] }

/** What taking an assignment back has done: it took the visits from somebody, or gave them back. */
function takenBackWords(moves: readonly Move[], t: TFunction): string {
  const count = moves.length
  return moves.every(({ operators }) => operators.length === 0)
    ? t('Visite di nuovo da assegnare: {{number}}', { number: count })
    : t('Visite di nuovo assegnate come prima: {{number}}', { number: count })
}

/** The refusal in the server's words, with the visits that it carries. */
function refusalWords(
  { banner, carried, code }: RefusedSave<typeof assignTasks>,
  t: TFunction,
  isUndo: boolean,
): string | null {
  const words = (isUndo && tooLateWords(code, t)) || banner
  const refused = carried('stale') ?? carried('part_of_record')
  if (words === null || !refused) return words
  const names = refused.tasks.map(task => `${visitName(task, t)}, ${timeWords(task, t)}`)
  const who = changedWords(refused.tasks, t)
  return `${words} ${names.join('; ')}${who && `.${who}`}`
}
