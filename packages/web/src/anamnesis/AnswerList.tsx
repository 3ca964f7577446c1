import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { bandNamed, scaleOf, scoresIn } from '@vicino/domain/anamnesis/scales.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { answerWords, rowWords } from '@vicino/domain/form/answer-words.ts'
import { answeredRows } from '@vicino/domain/form/rows.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpeech } from '../form/use-speech.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import classes from './AnswerList.module.css'
import { shownDecimals } from './score-tones.ts'

type Props = { section: Section; row: AnamnesisSection; empty: string }

/** What a section answers, in words, with the scores that follow from it; only what is answered. */
export function AnswerList({ section, row, empty }: Props) {
  const { t } = useTranslation()
  const speech = useSpeech()
  const rows = useMemo(
    () => answeredRows(section, readStored(section, row.answers).answers),
    [section, row.answers],
  )
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>
  return (
    <dl className={classes.list}>
      {rows.map(answer => (
        <div key={answer.path} className={classes.answer}>
          <dt>{rowWords(answer, speech)}</dt>
          <dd>{answerWords(answer, speech)}</dd>
        </div>
      ))}
      {scoresIn(row.derived).map(({ scale, value, band }) => (
        <div key={scale} className={classes.answer}>
          <dt>{t(scaleOf(scale).label)}</dt>
          <dd className={classes.score}>
            {[
              formatIn(spokenLanguage()).number(value, shownDecimals[scale]),
              t(bandNamed(scale, band)?.label ?? ''),
            ].join(' · ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
