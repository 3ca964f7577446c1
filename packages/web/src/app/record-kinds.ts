import { type ActivityDataModel, activityKinds } from '@vicino/domain/activity/activity.ts'
import { type Icon, IconAlertTriangle, IconClipboardCheck, IconClipboardText, IconPill } from '@tabler/icons-react'
import type { LinkTarget } from '../ui/link-target.ts'
import type { OpenDossier } from './dossier.ts'
import { pages } from './links.ts'

type RecordKind = {
  /** One such record. */
  label: string
  /** The word of one that no longer holds. */
  over: { label: string }
  icon: Icon
  /** Where one is read: on its page, or in the sheet of the open dossier. */
  wayTo: (dossier: OpenDossier, recordId: string) => { link: LinkTarget } | { onPress: () => void }
}

const anamnesis: RecordKind = {
  label: 'Anamnesi',
  over: { label: 'annullata' },
  icon: IconClipboardText,
  wayTo: ({ _id: dossierId }) => ({ link: pages.anamnesis.link({ dossierId }) }),
}

/** How each kind of record is shown where several kinds stand together: in the activity log, among search results. */
export const recordKinds: Record<ActivityDataModel, RecordKind> = {
  Drug: {
    label: 'Farmaco',
    over: { label: 'annullato' },
    icon: IconPill,
    wayTo: ({ _id: dossierId }, drugId) => ({ link: pages.drug.link({ dossierId, drugId }) }),
  },
  Performance: {
    label: 'Prestazione eseguita',
    over: { label: 'annullata' },
    icon: IconClipboardCheck,
    wayTo: ({ _id: dossierId }, performanceId) => ({
      link: pages.performance.link({ dossierId, performanceId }),
    }),
  },
  Warning: {
    label: 'Avvertenza',
    over: { label: 'terminata' },
    icon: IconAlertTriangle,
    wayTo: ({ showWarnings }) => ({ onPress: showWarnings }),
  },
  Anamnesis: anamnesis,
  ReservedAnamnesis: anamnesis,
}

/** Whether the person reads records of any kind in this dossier. */
export const readsRecords = ({ reads }: OpenDossier): boolean =>
  activityKinds.some(({ permission }) => reads(permission))

/** Whether she reads them all: to her, none shown means none there. */
export const readsAllRecords = ({ reads }: OpenDossier): boolean =>
  activityKinds.every(({ permission }) => reads(permission))
