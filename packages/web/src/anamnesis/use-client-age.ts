import { ageAt } from '@vicino/domain/days/day.ts'
import { useToday } from '../i18n/use-today.ts'
import { useDossier } from '../session/dossier.ts'

/** How old the client is today, in years. */
export function useClientAge(): number {
  const { birthday } = useDossier().client
  return ageAt(birthday, useToday())
}
