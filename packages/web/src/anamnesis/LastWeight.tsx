import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { getLatestParameters } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { latestValues } from '@vicino/domain/surveillance/trend.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../app/dossier.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Button } from '../ui/Button.tsx'

/** The weight that was measured last, to be taken over by a tap; nothing where it stands already. */
export function LastWeight({ weight, onUse }: { weight: string; onUse: (weight: string) => void }) {
  const { t } = useTranslation()
  const { _id: dossierId, reads } = useDossier()
  const when = reads('parameters.read')
  const { data: points = [] } = useRead(getLatestParameters, { params: { dossierId } }, { when })
  const last = latestValues(points).weight
  if (!last || String(last.value) === weight) return null
  const format = formatIn(spokenLanguage())
  return (
    <Button variant="default" onClick={() => onUse(String(last.value))}>
      {t("Usa l'ultimo peso: {{weight}} kg, {{day}}", {
        weight: format.number(last.value),
        day: format.day(todayIn(last.measured_at)),
      })}
    </Button>
  )
}
