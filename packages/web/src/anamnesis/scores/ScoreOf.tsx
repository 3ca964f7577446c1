import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { derivedShown } from '@vicino/domain/anamnesis/assessed.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import { bandOf } from '@vicino/domain/form/bands.ts'
import { bmiPoints } from '@vicino/domain/anamnesis/bmi.ts'
import { nutritionalAssessment } from '@vicino/domain/anamnesis/nutritional-assessment.ts'
import { nortonScale } from '@vicino/domain/anamnesis/norton.ts'
import { scoresIn } from '@vicino/domain/anamnesis/scales.ts'
import { type Answer, type Answers, answersIn } from '@vicino/domain/form/answers.ts'
import { openFields } from '@vicino/domain/form/form-state.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { late } from '../../ui/late.ts'
import { readNumber } from '../../ui/fields/read-number.ts'
import { sectionBefore } from '../section/section-values.ts'
import { useClientAge } from '../use-client-age.ts'
import { ScorePanel } from './ScorePanel.tsx'
import { scoreDecimals } from './score-tones.ts'

/** Few scores have been taken twice: how one went comes when it is read. */
const ScoreCourse = late(async () => (await import('./ScoreCourse.tsx')).ScoreCourse)

type Props = {
  scale: Scale
  section: Section
  answers: Answers
  /** The scales that were taken anew since. */
  assessed: readonly Scale[]
  /** The section as it was saved. */
  saved: AnamnesisSection
  /** Measures that are typed and not confirmed yet. */
  typed: Answers | undefined
}

/** A score as the answers stand now, with its course. What nobody took anew stays what it was, and says when. */
export function ScoreOf({ scale, section, answers, assessed, saved, typed }: Props) {
  const { t } = useTranslation()
  const age = useClientAge()
  const today = startOf(useToday())
  const derived = derivedShown(section, sectionBefore(section, saved), { answers, assessed, age, at: today })
  const score = scoresIn(derived).find(one => one.scale === scale)
  const missing = missingItems(scale, answers, derived.bmi?.bmi)
  const at = score?.assessed_at
  return (
    <ScorePanel
      scale={scale}
      age={age}
      score={score}
      taken={at === undefined || at === today ? undefined : todayIn(at)}
      missing={
        scale === 'bmi'
          ? missingMeasures(typed ?? answersIn(answers, 'bmi'), t)
          : t('Risposte mancanti: {{number}}', { number: missing })
      }
    >
      {scale === 'mini_nutritional_assessment' && <BodyMassPoints index={derived.bmi?.bmi} />}
      <ScoreCourse scale={scale} age={age} />
    </ScorePanel>
  )
}

const isNumber = (measure: Answer | undefined): boolean =>
  typeof (typeof measure === 'string' ? readNumber(measure) : measure) === 'number'

/** Measures that stand there and gave no index yet were copied, or typed, and wait to be confirmed. */
const missingMeasures = ({ height, weight }: Answers, t: TFunction): string =>
  [height, weight].every(isNumber) ? t('Altezza e peso da confermare') : t('Servono altezza e peso')

/** What a score that is being taken now is dated with. */
const startOf = (day: Day): Instant => `${day}T00:00:00.000Z`

/** How many answers a score still needs; of body mass index and calf one is enough. */
function missingItems(scale: Scale, answers: Answers, index: number | undefined): number {
  if (scale === 'norton') return openFields(nortonScale, answersIn(answers, 'norton')).length
  const items = answersIn(answers, 'mini_nutritional_assessment')
  const measure = index === undefined && items['calf_circumference'] === undefined ? 1 : 0
  return openFields(nutritionalAssessment, items).length + measure
}

/** What the body mass index adds; where it is known the calf doesn't count. */
function BodyMassPoints({ index }: { index: number | undefined }) {
  const { t } = useTranslation()
  if (index === undefined) return <p>{t('La circonferenza del polpaccio conta solo se manca il BMI.')}</p>
  const { points } = bandOf(bmiPoints, index)
  const bmi = formatIn(spokenLanguage()).number(index, scoreDecimals('bmi', index))
  return <p>{t('Il BMI {{bmi}} vale {{points}}; il polpaccio non conta.', { bmi, points })}</p>
}
