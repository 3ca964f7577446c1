import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import { scaleOf, scales, scoresIn } from '@vicino/domain/anamnesis/scales.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { answerTitle, sayAnswer } from '@vicino/domain/form/answer-words.ts'
import type { Answers } from '@vicino/domain/form/answers.ts'
import { differences } from '@vicino/domain/form/differences.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import { useTranslation } from 'react-i18next'
import { useSpeech } from '../../form/use-speech.ts'
import { ChangedWords } from '../../ui/ChangedWords.tsx'
import { scoreWords } from '../scores/score-words.ts'

type Props = {
  section: Section
  before: AnamnesisSection | undefined
  after: AnamnesisSection
  /** They are of two anamneses: what only the earlier one says was not taken up, nobody struck it. */
  apart?: boolean
}

const answersOf = (section: Section, row: AnamnesisSection | undefined): Answers =>
  row ? readStored(section, row.answers).answers : {}

/** In how many answers two states of a section differ. */
export const countDifferences = ({ section, before, after }: Props): number =>
  differences(section, answersOf(section, before), answersOf(section, after)).length

/** What two states of a section answer differently, field by field, in words, and the scores that became others by it. */
export function Differences({ section, before, after, apart = false }: Props) {
  const { t } = useTranslation()
  const left = apart ? { left: t('non ripreso') } : {}
  const speech = useSpeech()
  const changes = differences(section, answersOf(section, before), answersOf(section, after))
  if (changes.length === 0) return <p>{t('Salvata di nuovo, senza modifiche alle risposte.')}</p>
  return (
    <>
      {changes.map(change => (
        <ChangedWords
          key={change.path}
          label={answerTitle(change, speech)}
          was={sayAnswer(change, change.before, speech)}
          is={sayAnswer(change, change.after, speech)}
          {...left}
        />
      ))}
      {scales.map(({ value: scale }) => (
        <ChangedScore key={scale} {...{ scale, before, after }} {...left} />
      ))}
    </>
  )
}

type ScoreProps = Pick<Props, 'before' | 'after'> & { scale: Scale; left?: string }

function ChangedScore({ scale, before, after, ...left }: ScoreProps) {
  const { t } = useTranslation()
  const speech = useSpeech()
  const [was, is] = [before, after].map(row =>
    scoreWords(
      scoresIn(row?.derived ?? {}).find(score => score.scale === scale),
      speech,
    ),
  )
  if (was === is) return null
  return <ChangedWords label={t(scaleOf(scale).label)} was={was ?? ''} is={is ?? ''} {...left} />
}
