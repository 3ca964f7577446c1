import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/page/Notice.tsx'
import { useSignedWords } from '../signed-words.ts'

/** Says that the answers were copied and hold only once somebody saves them here. */
export function ToConfirm({ row }: { row: AnamnesisSection }) {
  const { t } = useTranslation()
  const signed = useSignedWords(row)
  return (
    <Notice tone="attention">
      {t(
        "Risposte riprese dall'anamnesi precedente ({{signed}}). Controllare e salvare: solo allora valgono.",
        {
          signed,
        },
      )}
    </Notice>
  )
}
