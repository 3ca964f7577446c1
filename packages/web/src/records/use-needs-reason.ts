import { correctionNeedsReason, type Versioned } from '@vicino/domain/records/versioned.ts'
import { now } from '../i18n/use-today.ts'
import { usePerson } from '../session/person.ts'

/** Tells whether she who is signed in has to say why she corrects a version. */
export function useNeedsReason(): (over: Pick<Versioned, 'author' | 'created_at'>) => boolean {
  const { _id } = usePerson()
  return over => correctionNeedsReason(over, _id, now())
}
