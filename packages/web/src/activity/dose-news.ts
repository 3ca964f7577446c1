import type { ActivityAction, ActivityLog } from '@vicino/domain/activity/activity.ts'
import { Effect } from '@vicino/domain/administrations/administration.ts'
import { AdministrationStatus } from '@vicino/domain/administrations/administration-status.ts'

/** What happened, in words that are translated where they stand. */
export type NewsWords = { label: string }

/** What became of a dose, as the news of it. */
const outcomes: Record<AdministrationStatus, NewsWords> = {
  given: { label: 'Dose somministrata' },
  refused: { label: 'Dose rifiutata' },
  not_available: { label: 'Dose non disponibile' },
  self_taken: { label: 'Dose assunta da sé' },
  held: { label: 'Dose sospesa' },
  missed: { label: 'Dose non data' },
  unknown: { label: 'Dose: esito sconosciuto' },
}

/** How a dose worked, as the news of it. */
const effects: Record<Effect, NewsWords> = {
  good: { label: 'Effetto: efficace' },
  partial: { label: 'Effetto: in parte efficace' },
  none: { label: 'Effetto: nessuno' },
}

/** The news of a dose that is no correction: what became of it, or how it worked. */
export function doseNews(
  { status, effect }: ActivityLog['populatedData'],
  action: ActivityAction,
): NewsWords | undefined {
  const became = AdministrationStatus.safeParse(status)
  const worked = Effect.safeParse(effect)
  if (action === 'created' && became.success) return outcomes[became.data]
  return action === 'continued' && worked.success ? effects[worked.data] : undefined
}
