import { type ActivityDataModel, activityKinds } from '@vicino/domain/activity/activity.ts'
import { type Icon, IconClipboardCheck, IconPill } from '@tabler/icons-react'
import type { LinkTarget } from '../ui/link-target.ts'
import type { OpenDossier } from './dossier.ts'
import { pages } from './links.ts'

type RecordKind = {
  /** One such record. */
  label: string
  icon: Icon
  pageOf: (dossierId: string, recordId: string) => LinkTarget
}

/** How each kind of record is shown where several kinds stand together: in the activity log, among search results. */
export const recordKinds: Record<ActivityDataModel, RecordKind> = {
  Drug: {
    label: 'Farmaco',
    icon: IconPill,
    pageOf: (dossierId, drugId) => pages.drug.link({ dossierId, drugId }),
  },
  Performance: {
    label: 'Prestazione eseguita',
    icon: IconClipboardCheck,
    pageOf: (dossierId, performanceId) => pages.performance.link({ dossierId, performanceId }),
  },
}

/** Whether the person reads records of any kind in this dossier: to her, none shown means none there. */
export const readsRecords = ({ reads }: OpenDossier): boolean =>
  activityKinds.some(({ permission }) => reads(permission))
