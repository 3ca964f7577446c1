import type { Id } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import { useNarcotic } from '../give/use-narcotic.ts'
import { Text } from '../../ui/layout/Text.tsx'

/** That a drug is a narcotic, and who gives it where the reader may not. */
export function NarcoticMark({ drugId }: { drugId: Id }) {
  const { t } = useTranslation()
  const { isNarcotic, mayGive } = useNarcotic(drugId)
  if (!isNarcotic) return null
  return (
    <Text tone="attention" size={15} weight="bold">
      {mayGive ? t('Stupefacente') : t('Stupefacente: lo dà chi ne ha il permesso o la delega')}
    </Text>
  )
}
