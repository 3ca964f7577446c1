import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { scaleOf, scoresIn } from '@vicino/domain/anamnesis/scales.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { answeredRows } from '@vicino/domain/form/rows.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpeech } from '../form/use-speech.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Text } from '../ui/layout/Text.tsx'
import classes from './AnswerList.module.css'
import { AnswerRows } from './AnswerRows.tsx'
import { scoreWords } from './scores/score-words.ts'
import { dotted } from '../i18n/dotted.ts'

type Props = { section: Section; row: AnamnesisSection; empty: string }

/** What a section answers, in words, with the scores that follow from it; only what is answered. */
export function AnswerList({ section, row, empty }: Props) {
  const { t } = useTranslation()
  const speech = useSpeech()
  const rows = useMemo(
    () => answeredRows(section, readStored(section, row.answers).answers),
    [section, row.answers],
  )
  if (rows.length === 0)
    return (
      <Text as="p" tone="muted">
        {empty}
      </Text>
    )
  const scores = scoresIn(row.derived)
  return (
    <div className={classes.list}>
      <AnswerRows rows={rows} />
      {scores.length > 0 && (
        <dl>
          {scores.map(score => (
            <div key={score.scale} className={classes.answer}>
              <dt>{t(scaleOf(score.scale).label)}</dt>
              <dd className={classes.score}>
                {dotted([scoreWords(score, speech), ...takenWords(score, row)])}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** The day on which a score was taken, where the section was saved on another one. */
function takenWords({ assessed_at }: { assessed_at?: Instant }, { saved_at }: AnamnesisSection): string[] {
  if (assessed_at === undefined) return []
  const day = todayIn(assessed_at)
  return saved_at !== null && todayIn(saved_at) === day ? [] : [formatIn(spokenLanguage()).day(day)]
}
