import { bandNamed, type scoresIn } from '@vicino/domain/anamnesis/scales.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Speech } from '@vicino/domain/form/answer-words.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { scoreDecimals } from './score-tones.ts'
import { dotted } from '../../i18n/dotted.ts'

type Score = ReturnType<typeof scoresIn>[number]

/** A score in words: its value and what it means; empty where there is none. */
export function scoreWords(score: Score | undefined, { t }: Pick<Speech, 't'>): string {
  if (!score) return ''
  const value = formatIn(spokenLanguage()).number(score.value, scoreDecimals(score.scale, score.value))
  return dotted([value, t(bandNamed(score.scale, score.band)?.label ?? '')])
}
