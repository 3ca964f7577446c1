import { Rcc } from '@vicino/domain/identifiers/rcc.ts'
import { hasUnlikelyLetter } from '@vicino/domain/identifiers/rcc-letter.ts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/page/Notice.tsx'

/** Points out an RCC number whose letter is not that of its digits. */
export function OddRcc({ rcc }: { rcc: string | null }) {
  const { t } = useTranslation()
  const read = Rcc.safeParse(rcc)
  if (!read.success || !hasUnlikelyLetter(read.data)) return null
  return (
    <Notice tone="attention">
      {t('La lettera del numero RCC non corrisponde alle cifre: confrontarlo con il documento.')}
    </Notice>
  )
}
