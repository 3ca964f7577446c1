import type { ActivityDataModel, ActivityLog } from '@vicino/domain/activity/activity.ts'

type Action = ActivityLog['action']

/** What happened to a record of each kind. */
const actions: Record<ActivityDataModel, Record<Action, { label: string }>> = {
  Drug: {
    created: { label: 'Nuovo farmaco' },
    corrected: { label: 'Farmaco corretto' },
    struck: { label: 'Farmaco annullato' },
  },
  Performance: {
    created: { label: 'Prestazione eseguita' },
    corrected: { label: 'Prestazione corretta' },
    struck: { label: 'Prestazione annullata' },
  },
}

export const actionLabel = (kind: ActivityDataModel, action: Action): string => actions[kind][action].label

/** What names a frozen record of each kind. */
const headings: Record<ActivityDataModel, (record: ActivityLog['populatedData']) => unknown> = {
  Drug: ({ name }) => name,
  Performance: ({ service_details }) => (service_details as { name?: unknown } | undefined)?.name,
}

/** What a line is about, in the words that the record had then. */
export function headingOf({ dataModel, populatedData }: ActivityLog): string {
  const heading = headings[dataModel](populatedData)
  return typeof heading === 'string' ? heading : ''
}
