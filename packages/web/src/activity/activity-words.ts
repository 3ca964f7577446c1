import type {
  ActionOn,
  ActivityAction,
  ActivityDataModel,
  ActivityLog,
} from '@vicino/domain/activity/activity.ts'

import { anamnesisSections } from '@vicino/domain/anamnesis/section-slug.ts'

type Words = { label: string }

/** What happened to a section of the anamnesis. */
const sectionSaved = {
  created: { label: "Sezione dell'anamnesi compilata" },
  corrected: { label: "Sezione dell'anamnesi aggiornata" },
}

/** What happened to a record of each kind. */
const actions: { [Kind in ActivityDataModel]: Record<ActionOn<Kind>, Words> } = {
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
  Warning: {
    created: { label: 'Nuova avvertenza' },
    corrected: { label: 'Avvertenza corretta' },
    ended: { label: 'Avvertenza terminata' },
  },
  Anamnesis: sectionSaved,
  ReservedAnamnesis: sectionSaved,
}

export function actionLabel(kind: ActivityDataModel, action: ActivityAction): string {
  const words: Partial<Record<ActivityAction, Words>> = actions[kind]
  return words[action]?.label ?? ''
}

const headingOfSection = ({ section }: ActivityLog['populatedData']) =>
  anamnesisSections.find(({ value }) => value === section)?.label

/** What names a frozen record of each kind. */
const headings: Record<ActivityDataModel, (record: ActivityLog['populatedData']) => unknown> = {
  Drug: ({ name }) => name,
  Warning: ({ text }) => text,
  Anamnesis: headingOfSection,
  ReservedAnamnesis: headingOfSection,
  Performance: ({ service_details }) => (service_details as { name?: unknown } | undefined)?.name,
}

/** What a line is about, in the words that the record had then. */
export function headingOf({ dataModel, populatedData }: ActivityLog): string {
  const heading = headings[dataModel](populatedData)
  return typeof heading === 'string' ? heading : ''
}
