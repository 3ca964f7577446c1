import { derivedOf, type Section } from '@vicino/domain/anamnesis/section.ts'
import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import { bandOf } from '@vicino/domain/form/bands.ts'
import { bmiPoints, nutritionalAssessment } from '@vicino/domain/anamnesis/nutritional-assessment.ts'
import { nortonScale } from '@vicino/domain/anamnesis/norton.ts'
import { scoresIn } from '@vicino/domain/anamnesis/scales.ts'
import { type Answers, answersIn } from '@vicino/domain/form/answers.ts'
import { openFields } from '@vicino/domain/form/form-state.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { ScoreCourse } from './ScoreCourse.tsx'
import { ScorePanel } from './ScorePanel.tsx'

type Props = { scale: Scale; section: Section; answers: Answers }

/** A score as the answers stand now, with its course. */
export function ScoreOf({ scale, section, answers }: Props) {
  const { t } = useTranslation()
  const derived = derivedOf(section, answers)
  const score = scoresIn(derived).find(one => one.scale === scale)
  const missing = missingItems(scale, answers, derived.bmi?.bmi)
  return (
    <ScorePanel
      scale={scale}
      score={score}
      missing={
        scale === 'bmi'
          ? t('Servono altezza e peso')
          : t('Risposte mancanti: {{number}}', { number: missing })
      }
    >
      {scale === 'mini_nutritional_assessment' && <BodyMassPoints index={derived.bmi?.bmi} />}
      <ScoreCourse scale={scale} />
    </ScorePanel>
  )
}

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
  if (index === undefined) return <p>{t('Senza BMI conta la circonferenza del polpaccio.')}</p>
  const { points } = bandOf(bmiPoints, index)
  const bmi = formatIn(spokenLanguage()).number(index, 1)
  return <p>{t('Il BMI {{bmi}} vale {{points}}; il polpaccio non conta.', { bmi, points })}</p>
}
