import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { TFunction } from 'i18next'
import { isWaiting } from '../../calls/until-answered.ts'
import { dropToast, toast } from '../../ui/toast.ts'

/** What somebody did on the plan in this tab, and how it is taken back: a real act, which says what came of it. */
type Act = { toastId: number; takeBack: () => Promise<unknown>; about: Id | undefined }

/** So many acts are remembered: further back nobody knows what she would take back. */
const mostActs = 20

let acts: readonly Act[] = []
let running: Promise<unknown> = Promise.resolve()

/**
 * Says what was done on the plan, with the way back: a tap, or the keys. `about` names what it was done to, where that has
 * another way back on its page.
 */
export function tellAct(words: string, takeBack: () => Promise<unknown>, t: TFunction, about?: Id): void {
  const act: Act = {
    takeBack,
    about,
    toastId: toast(words, 'ok', { label: t('Annulla'), keys: keyWords(t), act: () => undo(act) }),
  }
  acts = [...acts, act].slice(-mostActs)
}

/** Takes back the last act that was not taken back yet. `isSaving`: another one is on its way. */
export function undoLast(t: TFunction, isSaving = false): void {
  const last = acts.at(-1)
  // The last act is then one that nobody knows yet.
  if (isWaiting()) toast(t('Si aspetta ancora il server: riprovare quando risponde.'), 'info')
  else if (isSaving) toast(t('Si sta ancora salvando: annullare appena è salvato.'), 'info')
  else if (last) undo(last)
  else toast(t('Non c’è nulla da annullare.'), 'info')
}

/** One after the other: the next builds on what the one before it left. */
function undo(act: Act): void {
  acts = acts.filter(other => other !== act)
  dropToast(act.toastId)
  running = running.then(act.takeBack, act.takeBack)
}

/** Forgets what was done to something that was taken back on its page. */
export function forgetActsOf(about: Id): void {
  for (const act of acts.filter(one => one.about === about)) dropToast(act.toastId)
  acts = acts.filter(act => act.about !== about)
}

/** Forgets all of it. */
export function forgetActs(): void {
  acts = []
  restored.clear()
}

/** The keys as they stand on the keyboard. */
const keyWords = (t: TFunction): string => (/Mac|iP/.test(navigator.platform) ? '⌘Z' : t('Ctrl+Z'))

type Version = Pick<Task, '_id' | 'version'>

/** Versions grow, also when a task comes to stand as in an older one: which one stands for which. */
const restored = new Map<string, number>()
const nameOf = (id: Id, version: number): string => `${id} ${version}`

/** Notes that a task stands again as it did in an older version. */
export const noteRestored = ({ _id, version }: Version, now: Pick<Task, 'version'>): void =>
  void restored.set(nameOf(_id, version), now.version)

/** The version in which a task stands as it did in this one, as far as this tab has made it so. */
export function standsAs({ _id, version }: Version): number {
  const later = restored.get(nameOf(_id, version))
  return later === undefined || later <= version ? version : standsAs({ _id, version: later })
}
