import type { HandoverItem } from '@vicino/domain/handover/handover.ts'
import type { Icon } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { detailOf, headingOf, newsLabel } from '../activity/activity-words.ts'
import type { LinkTarget } from '../pages/link-target.ts'
import { pages } from '../pages/pages.ts'
import { recordKinds } from '../records/record-kinds.ts'
import { warningsHash } from '../session/dossier.ts'

/** How an item is told: the record's own words, and where it is read. */
type ShownItem = { icon: Icon; title: string; what: string; detail: string; link: LinkTarget }

export function shownItem(item: HandoverItem, t: TFunction): ShownItem {
  const { dataModel, entityId, dossierId, populatedData } = item
  const { icon, wayTo } = recordKinds[dataModel]
  const way = wayTo({ _id: dossierId, showWarnings: () => undefined }, entityId, populatedData)
  return {
    icon,
    title: headingOf(item, t),
    what: t(newsLabel(item)),
    detail: detailOf(item, t),
    link: 'link' in way ? way.link : { ...pages.dossier.link({ dossierId }), hash: warningsHash },
  }
}
