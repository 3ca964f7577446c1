import { formatIn } from '@vicino/domain/days/format.ts'
import type { Overlap } from '@vicino/domain/tasks/overlap.ts'
import { sharedParties } from '@vicino/domain/tasks/overlap.ts'
import { useTranslation } from 'react-i18next'
import type { FailureCode } from '../calls/failure.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { List, Row } from '../ui/page/List.tsx'
import { ReasonSheet } from '../ui/sheets/ReasonSheet.tsx'
import { timeWords, titleWords } from './task-words.ts'

type Props = {
  save: { code: FailureCode | null; current: unknown; saving: boolean; clear: () => void }
  onConfirm: (reason: string) => void
}

/** Names what a task overlaps with; storing it all the same asks for the reason. */
export function OverlapSheet({ save, onConfirm }: Props) {
  const { t } = useTranslation()
  if (save.code !== 'overlap') return null
  const { clashes } = save.current as Overlap
  const format = formatIn(spokenLanguage())
  return (
    <ReasonSheet
      open
      onClose={save.clear}
      title={t('Sovrapposizione')}
      confirmLabel={t('Salva lo stesso')}
      busy={save.saving}
      onConfirm={onConfirm}
    >
      <p>{t("Nello stesso orario c'è già:")}</p>
      <List label={t('Si sovrappone a')}>
        {clashes.map(clash => (
          <Row
            key={clash._id}
            title={titleWords(clash, t)}
            under={`${format.shortDay(clash.date)}, ${timeWords(clash, t)}`}
            end={clash.shared
              .map(party => t(sharedParties.find(({ value }) => value === party)!.label))
              .join(', ')}
          />
        ))}
      </List>
    </ReasonSheet>
  )
}
