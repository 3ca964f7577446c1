import { useTranslation } from 'react-i18next'
import { type HeldReason, useHeldReason } from '../ui/fields/use-reason.ts'
import { AskingSheet, type ReasonSheetProps } from '../ui/sheets/ReasonSheet.tsx'

type Props = Pick<ReasonSheetProps, 'open' | 'onClose' | 'onConfirm'> & {
  /** Held with what is corrected, so that one draft keeps both. */
  reason: HeldReason
  suggestions: readonly string[]
  /** Whether what is typed is safe, in words. */
  kept: string
}

/** Asks at its save why something is corrected. */
export function CorrectionReasonSheet({ reason, onConfirm, ...sheet }: Props) {
  const { t } = useTranslation()
  const asked = useHeldReason(reason)
  return (
    <AskingSheet
      {...sheet}
      title={t('Motivo della correzione')}
      confirmLabel={t('Salva la correzione')}
      asked={asked}
      onConfirm={() => asked.give(onConfirm)}
    />
  )
}
