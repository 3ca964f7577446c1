import type { HandoverItem } from '@vicino/domain/handover/handover.ts'
import { useTranslation } from 'react-i18next'
import { detailOf, headingOf, newsLabel } from '../../activity/activity-words.ts'
import { HandoverScreen } from '../../handover/HandoverScreen.tsx'
import type { ShownItem } from '../../handover/shown-item.ts'
import { warningsHash } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { recordKinds } from '../../records/record-kinds.ts'

/** The handover, with the words and the ways of each kind of record. */
export function HandoverFrame() {
  const { t } = useTranslation()
  const show = (item: HandoverItem): ShownItem => {
    const { dataModel, entityId, dossierId, populatedData } = item
    const dossier = { _id: dossierId, showWarnings: () => undefined }
    const { icon, wayTo } = recordKinds[dataModel]
    const way = wayTo(dossier, entityId, populatedData)
    return {
      icon,
      title: headingOf(item, t),
      what: t(newsLabel(item)),
      detail: detailOf(item, t),
      link: 'link' in way ? way.link : { ...pages.dossier.link({ dossierId }), hash: warningsHash },
    }
  }
  return <HandoverScreen show={show} />
}
