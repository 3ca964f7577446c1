import { insurerNumberOfCard, insurerOfNumber } from '@vicino/domain/contacts/insurers.ts'
import { hasUnlikelyInsurer, type HealthCard } from '@vicino/domain/identifiers/health-card.ts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/page/Notice.tsx'

/** Which insurer the digits of a whole card name: who types it sees at once whether they are right. */
export function InsurerOfCard({ card }: { card: HealthCard }) {
  const { t } = useTranslation()
  if (hasUnlikelyInsurer(card))
    return (
      <Notice tone="attention">
        {t('Nessun assicuratore ha un numero così: controllare sulla tessera le cifre da 6 a 10.')}
      </Notice>
    )
  const insurer = insurerOfNumber(insurerNumberOfCard(card))
  if (!insurer) return null
  const { name, number } = insurer
  return <Notice>{t('Secondo la tessera: {{name}} (UFSP {{number}}).', { name, number })}</Notice>
}
