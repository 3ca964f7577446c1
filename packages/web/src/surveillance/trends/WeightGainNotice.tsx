import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { type TrendValue, weightGainOf } from '@vicino/domain/surveillance/trend.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Notice } from '../../ui/page/Notice.tsx'

/** How fast the last of these weights has risen, where that is to be watched. They come the oldest first. */
export function WeightGainNotice({ weights }: { weights: readonly TrendValue[] }) {
  const { t } = useTranslation()
  const format = formatIn(spokenLanguage())
  const gain = weightGainOf(weights)
  if (!gain) return null
  return (
    <Notice tone={gain.level === 'red' ? 'error' : 'attention'}>
      {t('Peso aumentato di {{gain}} kg in {{count}} giorni, fino al {{day}}.', {
        gain: format.number(gain.gain, 1),
        count: gain.days,
        day: format.day(todayIn(weights.at(-1)!.measured_at)),
      })}
    </Notice>
  )
}
