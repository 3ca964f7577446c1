import type { ActivityDataModel, ActivityLog } from '@vicino/domain/activity/activity.ts'

type Action = ActivityLog['action']

/** What happened to a record of each kind. */
const actions: Record<ActivityDataModel, Record<Action, { label: string }>> = {
  Drug: {
    created: { label: 'Nuovo farmaco' },
    corrected: { label: 'Farmaco corretto' },
    struck: { label: 'Farmaco annullato' },
  },
}

export const actionLabel = (kind: ActivityDataModel, action: Action): string => actions[kind][action].label

/** The field of the frozen record that names it. */
const headings: Record<ActivityDataModel, string> = { Drug: 'name' }

/** What a line is about, in the words that the record had then. */
export function headingOf({ dataModel, populatedData }: ActivityLog): string {
  const heading = populatedData[headings[dataModel]]
  return typeof heading === 'string' ? heading : ''
}
