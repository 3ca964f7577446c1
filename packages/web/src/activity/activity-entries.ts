import {
  IconActivityHeartbeat,
  type Icon,
  IconListDetails,
  IconPill,
  IconTargetArrow,
} from '@tabler/icons-react'
import type { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import { type DossierPage, pages } from '../pages/pages.ts'

type Entry = {
  page: DossierPage
  label: string
  icon: Icon
  /** The kind whose unread lines it tells; without one, all of them. */
  kind?: ActivityDataModel
}

/** The lists of the activity area, which its menu shows. */
export const activityEntries: readonly Entry[] = [
  { page: pages.dossierActivity, label: 'Attività', icon: IconListDetails },
  { page: pages.focus, label: 'Focus', icon: IconTargetArrow, kind: 'FocusGroup' },
  {
    page: pages.readings,
    label: 'Sorveglianza',
    icon: IconActivityHeartbeat,
    kind: 'ClinicalParameter',
  },
  { page: pages.drugs, label: 'Farmaci', icon: IconPill, kind: 'Drug' },
]
