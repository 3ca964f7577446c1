import type { TFunction } from 'i18next'
import type { Failure, FailureCode } from './failure.ts'

/** Where a failed call is shown: at its fields, in one banner of the form, or beside another person's version. */
type Placed = {
  fields: Record<string, string>
  banner: string | null
  /** What the refusal carries: the record as it stands now (`stale`), what stands in the way (`overlap`). */
  current: unknown
  code: FailureCode
}

/** What is said where no sentence of the server came. Never invents a cause. */
export function sentenceOf(failure: Failure, t: TFunction): string {
  if (failure.code === 'away')
    return t(
      'Il server non risponde: non si sa se è stato salvato. Riprovare tra poco: nulla viene scritto due volte.',
    )
  if (failure.code === 'stored_unseen')
    return t('Era già salvato. Qui non si mostra più: il suo accesso è cambiato nel frattempo.')
  if (failure.detail) return failure.detail
  return t('La risposta del server non è leggibile. Ricaricare la pagina.')
}

/** The name of a form's field that an error's path belongs to: the whole path, or its first part. */
function fieldOf(path: string, onScreen: ReadonlySet<string>): string | undefined {
  return onScreen.has(path) ? path : [...onScreen].find(name => path.startsWith(`${name}.`))
}

/**
 * The one place that decides where a failure appears. `onScreen` are the fields that the form shows; an error
 * of any other field goes into the banner, so that no refusal is invisible.
 */
export function placeFailure(failure: Failure, onScreen: Iterable<string>, t: TFunction): Placed {
  const names = new Set(onScreen)
  const fields: Record<string, string> = {}
  const elsewhere: string[] = []
  for (const { path, message } of failure.fields) {
    const name = fieldOf(path, names)
    if (name === undefined) elsewhere.push(message)
    else fields[name] ??= message
  }
  const allAtFields = Object.keys(fields).length > 0 && elsewhere.length === 0
  const banner = allAtFields ? null : [sentenceOf(failure, t), ...elsewhere].join(' ')
  return { fields, banner, current: failure.current, code: failure.code }
}
