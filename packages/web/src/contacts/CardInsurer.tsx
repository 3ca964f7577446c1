import type { Contact } from '@vicino/domain/contacts/contact.ts'
import { insurerNumberOfCard, insurerOfNumber } from '@vicino/domain/contacts/insurers.ts'
import { getSanitaryData } from '@vicino/domain/dossiers/personal-data.contract.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { useDossier } from '../session/dossier.ts'
import { Notice } from '../ui/page/Notice.tsx'

/** Which insurer the number of the health card names; it is pointed out where another one is linked. */
export function CardInsurer({ linked }: { linked: readonly Contact[] }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const card = useRead(getSanitaryData, { params: { dossierId } }).data?.cardNumber
  if (!card) return null
  const number = insurerNumberOfCard(card)
  const insurer = insurerOfNumber(number)
  const [chosen] = linked
  if (chosen && chosen.insurer_number !== null && chosen.insurer_number !== number)
    return (
      <Notice tone="attention">
        {t('La tessera è di un altro assicuratore: {{name}} (UFSP {{number}}).', {
          name: insurer?.name ?? t('sconosciuto'),
          number,
        })}
      </Notice>
    )
  if (chosen || !insurer) return null
  return (
    <Notice>{t('Secondo la tessera: {{name}} (UFSP {{number}}).', { name: insurer.name, number })}</Notice>
  )
}
