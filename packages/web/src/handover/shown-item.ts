import { inSentences } from '@vicino/domain/records/in-sentences.ts'
import type { HandoverItem } from '@vicino/domain/handover/handover.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { readingWords } from '@vicino/domain/surveillance/reading-wording.ts'
import type { Icon } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { detailOf, headingOf, isCriticalLine, newsLabel } from '../activity/activity-words.ts'
import type { LinkTarget } from '../pages/link-target.ts'
import { pages } from '../pages/pages.ts'
import { recordKinds } from '../records/record-kinds.ts'
import { warningsHash } from '../session/dossier.ts'
import { alarmsOf, alarmWords } from '../surveillance/critical/standing-words.ts'

/** How an item is told: the record's own words, and where it is read. */
type ShownItem = { icon: Icon; isCritical: boolean; link: LinkTarget } & ItemWords
type ItemWords = Record<'title' | 'what' | 'detail', string>

export function shownItem(item: HandoverItem, t: TFunction): ShownItem {
  const { dataModel, entityId, dossierId, populatedData } = item
  const { icon, wayTo } = recordKinds[dataModel]
  const way = wayTo({ _id: dossierId, showWarnings: () => undefined }, entityId, populatedData)
  return {
    icon,
    isCritical: isCriticalLine(item),
    ...(isCriticalLine(item) ? criticalWords(item, t) : wordsOf(item, t)),
    link: 'link' in way ? way.link : { ...pages.dossier.link({ dossierId }), hash: warningsHash },
  }
}

const wordsOf = (item: HandoverItem, t: TFunction): ItemWords => ({
  title: headingOf(item, t),
  what: t(newsLabel(item)),
  detail: detailOf(item, t),
})

/**
 * What a colleague takes over is the value on which somebody has to act: handing it over is a correction too, and
 * "Parametri corretti" would speak of another thing.
 */
function criticalWords(item: HandoverItem, t: TFunction): ItemWords {
  const { title: measured, detail } = wordsOf(item, t)
  const alarms = alarmsOf(item.populatedData as Reading).map(alarm => alarmWords(alarm, t))
  const values = alarms.join(', ')
  const title =
    alarms.length === 1
      ? t('{{values}}: valore critico', { values })
      : t('{{values}}: valori critici', { values })
  const rest = [measured === values ? '' : measured, detail]
  return { title, what: t(readingWords.one.label), detail: inSentences(rest) }
}
