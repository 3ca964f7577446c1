import { getScores } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { getLatestValues } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { latestValues } from '@vicino/domain/surveillance/trend.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Button } from '../../ui/Button.tsx'

type Props = { shown: string; onUse: (measure: string) => void }

/** The weight that was measured last, to be taken over by a tap. */
export function LastWeight(props: Props) {
  const { t } = useTranslation()
  const { _id: dossierId, reads } = useDossier()
  const when = reads('parameters.read')
  const { data: points = [] } = useRead(getLatestValues, { params: { dossierId } }, { when })
  const last = latestValues(points).weight
  return (
    <LastMeasure
      {...props}
      wordsOf={(measure, day) => t("Usa l'ultimo peso: {{measure}} kg, {{day}}", { measure, day })}
      value={last?.value}
      at={last?.measured_at}
    />
  )
}

/** The height of the last body mass index, also of an earlier anamnesis: no reading of the surveillance holds one. */
export function LastHeight(props: Props) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const { data: scores = [] } = useRead(getScores, { params: { dossierId } })
  const last = scores.findLast(({ scale }) => scale === 'bmi')
  return (
    <LastMeasure
      {...props}
      wordsOf={(measure, day) => t("Usa l'ultima altezza: {{measure}} cm, {{day}}", { measure, day })}
      value={last?.answers['height']}
      at={last?.saved_at}
    />
  )
}

type Last = Props & {
  value: unknown
  at: Instant | undefined
  wordsOf: (measure: string, day: string) => string
}

/** Nothing where it was never measured, or stands already. */
function LastMeasure({ value, at, wordsOf, shown, onUse }: Last) {
  if (typeof value !== 'number' || at === undefined || String(value) === shown) return null
  const { number, day } = formatIn(spokenLanguage())
  return (
    <Button variant="default" onClick={() => onUse(String(value))}>
      {wordsOf(number(value), day(todayIn(at)))}
    </Button>
  )
}
