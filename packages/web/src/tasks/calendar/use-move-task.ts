import { sameOperators } from '@vicino/domain/assignment/assignment.ts'
import type { Move } from '@vicino/domain/assignment/board.ts'
import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { confirmationOfOverlap, type Overlap } from '@vicino/domain/tasks/overlap.ts'
import type { Apart } from '@vicino/domain/series/apart.ts'
import type { OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { updateTask } from '@vicino/domain/tasks/task-change.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { untilAnswered } from '../../calls/until-answered.ts'
import { readAnew, type RefusedSave, useSave } from '../../calls/use-save.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { dropCause, toast } from '../../ui/toast.ts'
import { taskReads } from '../task-reads.ts'
import { changedWords } from '../changed-words.ts'
import type { Instead } from '../OverlapOffers.tsx'
import { tooLateWords } from '../undo/too-late-words.ts'
import { timeWords } from '../time-words.ts'
import { titleWords } from '../title-words.ts'
import { noteRestored, standsAs, tellAct } from '../undo/plan-acts.ts'
import { useIsShown } from '../../ui/use-is-shown.ts'
import { type ScopeQuestion, scopesFor, type ToldReach, useScope } from '../series/use-scope.ts'
import { useToldSeries } from '../series/use-told-series.ts'
import { changeOfTime } from './change-of-time.ts'

/** What is answered to an overlap: why it stands, what is taken instead, and which days of a series stand apart. */
type Answer = { reason?: string; instead?: Instead; apart?: Apart }

/** What a move asks about an overlap; undefined takes it back. */
export type ClashQuestion = {
  overlap: Overlap
  /** What was to be where something stands already. */
  planned: Task
  /** The move of a series, with the days of it that stand apart so far. */
  series: { looked: { task: Task; change: Change }; reach: Reaching } | null
  settle: (answer: Answer | undefined) => void
}

export type MovingTasks = {
  /** Rejects where the task goes back. By then it is said why, or the person has taken it back herself. */
  move: (task: Task, time: CalendarTime) => Promise<void>
  /**
   * The same of several in their order, each also to other people; of a series, where it is more than one, each alone. One
   * that goes back holds up no other: what moved and what stayed is said.
   */
  moveAll: (moves: readonly Move[]) => Promise<void>
  scope: ScopeQuestion | null
  clash: ClashQuestion | null
}

type Reaching = ToldReach['reach'] & { confirm_overlap?: OverlapConfirmation; apart?: Apart }

/** Where a task overlapped with a reason, it does so again with the same. */
const confirmedFor = ({ confirm_overlap }: Task): Reaching => (confirm_overlap ? { confirm_overlap } : {})

/** A move that goes back: it was refused, or the person took it back when she was asked. */
class TakenBack extends Error {}

/** The person went back from a question to what was before it. */
export class SteppedBack extends TakenBack {}

/** Moves tasks by hand: asks what has to be asked, says what was done, and offers to undo it. */
export function useMoveTask(): MovingTasks {
  const { t } = useTranslation()
  const client = useQueryClient()
  const told = useToldSeries()
  const { ask, question: scope } = useScope()
  const refused = useRef<RefusedSave<typeof updateTask>>(null)
  const save = useSave(updateTask, {
    refreshes: taskReads,
    awaitsReads: true,
    saysItself: true,
    onRefused: refusal => {
      refused.current = refusal
    },
  })
  const [clash, setClash] = useState<ClashQuestion | null>(null)
  const shown = useIsShown()
  // What was told of a whole series is not so where some of its days stand apart.
  const isParted = useRef(false)

  const askBack = async (asked: Omit<ClashQuestion, 'settle'>): Promise<Answer> => {
    const answer = await new Promise<Answer | undefined>(settle => setClash({ ...asked, settle }))
    setClash(null)
    if (answer === undefined) throw new SteppedBack()
    return answer
  }
  const send = async (task: Task, change: Change, more: Reaching, isUndo = false): Promise<Task> => {
    const body = { version: task.version, ...change, ...more }
    // What was drawn stays where it is until it has arrived or was refused.
    const moved = await untilAnswered(
      t,
      () => save.send({ params: { taskId: task._id }, body }),
      answer => !answer && refused.current!.code === 'away',
    )
    if (moved) {
      dropCause(task._id)
      return moved
    }
    const { code, banner, carried } = refused.current!
    const overlap = carried('overlap')
    // What is taken back once another page is shown has nowhere to ask.
    if (overlap && shown.current) {
      const series = more.scope ? { looked: { task, change }, reach: more } : null
      const { reason, instead, apart } = await askBack({ overlap, planned: plannedAs(task, change), series })
      const { operators, ...time } = { operators: undefined, ...instead }
      const people = operators && { operators: operators.map(({ _id }) => _id) }
      const { apart: _before, ...others } = more
      isParted.current = apart !== undefined && apart.length > 0
      const answered = {
        ...(isParted.current && { apart }),
        ...(reason !== undefined && { confirm_overlap: confirmationOfOverlap(reason, overlap) }),
      }
      return send(task, { ...change, ...time, ...people }, { ...others, ...answered }, isUndo)
    }
    const newer = carried('stale')
    const who = changedWords(newer ? [newer] : [], t)
    if (banner) toast(((isUndo && tooLateWords(code, t)) || banner) + who, 'error', undefined, task._id)
    if (code === 'stale' || code === 'removed') void readAnew(client, undefined, taskReads)
    throw new TakenBack()
  }
  const back = async ({ before, moved }: Moved): Promise<Task> => {
    const stands = { ...moved, version: standsAs(moved) }
    const task = await send(stands, changeOf(moved, before, idsOf(before)), confirmedFor(before), true)
    noteRestored(before, task)
    return task
  }
  const undo = (done: Moved): Promise<unknown> =>
    back(done).then(
      task => toast(t('Come prima: {{when}}', { when: whenWords(task) })),
      () => undefined,
    )
  const undoAll = async (done: readonly Moved[]): Promise<void> => {
    const count = (await inTurn(done.toReversed(), back)).length
    if (count > 0) toast(t('{{count}} appuntamenti come prima', { count }))
  }
  const whenWords = (task: Task): string =>
    `${formatIn(spokenLanguage()).shortDay(task.date)}, ${timeWords(task, t)}`

  /** Whoever goes back from an overlap is asked again how far it reaches, where that was asked. */
  const askAndSend = async (task: Task, change: Change): Promise<{ reached: ToldReach; moved: Task }> => {
    const reached = await ask(task, change)
    if (reached === undefined) throw new SteppedBack()
    isParted.current = false
    const isAsked = scopesFor(task, change).length > 1
    return send(task, change, reached.reach).then(
      moved => ({ reached, moved }),
      failure => {
        if (isAsked && failure instanceof SteppedBack) return askAndSend(task, change)
        throw failure
      },
    )
  }
  const moveOne = async ({ visit: task, operators, time = task }: Move): Promise<void> => {
    const { reached, moved } = await askAndSend(task, changeOf(task, time, operators))
    const isHandedOver = !sameOperators(operators, idsOf(task))
    const people = isHandedOver && moved.operators.map(({ name }) => name).join(', ')
    const when = [whenWords(moved), people].filter(Boolean).join(', ')
    const words = t('Spostato: {{when}}', { when })
    if (reached.reach.scope) told(task._id, words, isParted.current ? { ...reached, sums: null } : reached)
    else tellAct(words, () => undo({ before: task, moved }), t)
  }
  const moveSeveral = async (moves: readonly Move[]): Promise<void> => {
    const done = await inTurn(moves, async ({ visit: before, operators, time = before }) => ({
      before,
      moved: await send(before, changeOf(before, time, operators), {}),
    }))
    if (done.length > 0)
      tellAct(t('{{count}} appuntamenti spostati', { count: done.length }), () => undoAll(done), t)
    const stayed = moves.filter(({ visit }) => !done.some(({ before }) => before === visit))
    if (stayed.length === 0) return
    const names = stayed.map(({ visit }) => visit.client?.name ?? titleWords(visit, t)).join(', ')
    toast(t('Rimasti al loro posto: {{names}}', { names }), 'error')
    throw new TakenBack()
  }
  const moveAll = (moves: readonly Move[]): Promise<void> =>
    moves.length === 1 ? moveOne(moves[0]!) : moveSeveral(moves)
  const move = (task: Task, time: CalendarTime): Promise<void> =>
    moveOne({ visit: task, operators: idsOf(task), time })
  return { move, moveAll, scope, clash }
}

type Change = Partial<CalendarTime> & { operators?: Id[] }

/** A task as a change would plan it; who is new there is known by her id alone. */
const plannedAs = (task: Task, { operators, ...time }: Change): Task => ({
  ...task,
  ...time,
  ...(operators && {
    operators: operators.map(
      _id => task.operators.find(one => one._id === _id) ?? { _id, name: '', avatar: null },
    ),
  }),
})

/** A task before it was moved, and after. */
type Moved = { before: Task; moved: Task }

const idsOf = ({ operators }: Task): Id[] => operators.map(({ _id }) => _id)

const changeOf = (before: Task, time: CalendarTime, operators: readonly Id[]): Change => ({
  ...changeOfTime(before, time),
  ...(!sameOperators(operators, idsOf(before)) && { operators: [...operators] }),
})

/** Does one after the other; answers what came of those that were not taken back. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const done: Result[] = []
  for (const item of items) {
    const [result] = await Promise.allSettled([act(item)])
    if (result.status === 'fulfilled') done.push(result.value)
    else if (!(result.reason instanceof TakenBack)) throw result.reason
  }
  return done
}
