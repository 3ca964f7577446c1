import { type TooEarly } from '@vicino/domain/administrations/administrations.contract.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { useTranslation } from 'react-i18next'
import { doseWords } from '../drugs/dose-words.ts'
import { now } from '../i18n/use-today.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { givenWords, momentWords } from './administration-words.ts'

/** The doses that stand in the way of one taken as needed, and when the next may be given. */
export function DoseTooEarly({ doses, allowed_from }: TooEarly) {
  const { t } = useTranslation()
  return (
    <Notice tone="attention">
      <p>{t('Dosi già prese')}</p>
      <ul>
        {doses.map(dose => (
          <li key={dose._id}>
            {doseWords(dose.dose, dose.drug, t)}, {givenWords(dose)}
          </li>
        ))}
      </ul>
      <p>
        {allowed_from === null
          ? t('Questa dose da sola supera il massimo in 24 ore.')
          : t('Possibile dalle {{time}}', { time: momentWords(allowed_from, todayIn(now())) })}
      </p>
    </Notice>
  )
}
