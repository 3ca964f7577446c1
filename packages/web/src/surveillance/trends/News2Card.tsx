import { ageAt } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { limitsAt } from '@vicino/domain/surveillance/limits-course.ts'
import type { Limits } from '@vicino/domain/surveillance/limits.ts'
import {
  adviceOf,
  type News2,
  type News2Field,
  news2FromAge,
  news2Items,
  news2Of,
  news2Risks,
} from '@vicino/domain/surveillance/news2.ts'
import type { Consciousness } from '@vicino/domain/surveillance/observation.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { responses } from '@vicino/domain/surveillance/responses.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Inline } from '../../ui/layout/Inline.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { type BadgeTone, StatusBadge } from '../../ui/StatusBadge.tsx'
import classes from '../Surveillance.module.css'

const tones: Record<(typeof news2Risks)[number]['risk'], BadgeTone> = {
  high: 'error',
  medium: 'attention',
  low_medium: 'attention',
  low: 'neutral',
}

type Props = { reading: Reading; limits: Pick<Limits, 'news2' | 'course'> }

/**
 * NEWS2 of one reading with its advice, or what is missing for it. It was not made for children or in pregnancy, and
 * a reading that measured none of its items does not ask for it.
 */
export function News2Card({ reading, limits: { news2, course } }: Props) {
  const { t } = useTranslation()
  const { birthday } = useDossier().client
  const { news2_scale: scale } = limitsAt(course, reading.measured_at)
  const score = news2Of(reading, scale)
  const isAsked = score.complete || score.missing.length < news2Items.length
  if (news2 === 'off' || !isAsked || ageAt(birthday, todayIn(reading.measured_at)) < news2FromAge) return null
  return (
    <Card title="NEWS2">
      {news2 === 'pregnancy' ? (
        <p>{t("Non calcolato: l'anamnesi dice che la cliente è incinta, e in gravidanza NEWS2 non vale.")}</p>
      ) : (
        <Score score={score} scale={scale} consciousness={reading.consciousness} />
      )}
    </Card>
  )
}

type ScoreProps = { score: News2; scale: Limits['news2_scale']; consciousness: Consciousness | null }

function Score({ score, scale, consciousness }: ScoreProps) {
  const { t } = useTranslation()
  const labelOf = (field: News2Field) => t(news2Items.find(item => item.field === field)!.label)
  if (!score.complete)
    return <p>{t('Incompleto. Manca: {{items}}.', { items: score.missing.map(labelOf).join(', ') })}</p>
  const { label } = news2Risks.find(({ risk }) => risk === score.risk)!
  return (
    <Stack gap={8}>
      <Inline as="p" gap={12} lines={4} align="center">
        <span className={classes.total}>{formatIn(spokenLanguage()).number(score.total)}</span>
        <StatusBadge tone={tones[score.risk]} label={t(label)} />
      </Inline>
      <p>{t(responses.find(({ value }) => value === adviceOf(score.risk, consciousness))!.label)}</p>
      <Inline as="ul" gap={24} lines={8}>
        {news2Items.map(({ field }) => (
          <li key={field} className={classes.value}>
            <Text tone="muted" size={15} weight="regular">
              {labelOf(field)}
            </Text>
            <span className={classes.number}>{score.points[field]}</span>
          </li>
        ))}
      </Inline>
      <p className={classes.ago}>
        {t('Scala {{scale}} della saturazione. Non vale in gravidanza. Aiuta a decidere, non decide.', {
          scale,
        })}
      </p>
    </Stack>
  )
}
