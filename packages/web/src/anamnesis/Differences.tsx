import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { rowWords, sayAnswer } from '@vicino/domain/form/answer-words.ts'
import type { Answers } from '@vicino/domain/form/answers.ts'
import { differences } from '@vicino/domain/form/differences.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import { useSpeech } from '../form/use-speech.ts'
import { ChangedWords } from '../ui/ChangedWords.tsx'

type Props = { section: Section; before: AnamnesisSection | undefined; after: AnamnesisSection }

const answersOf = (section: Section, row: AnamnesisSection | undefined): Answers =>
  row ? readStored(section, row.answers).answers : {}

/** In how many answers two states of a section differ. */
export const countDifferences = ({ section, before, after }: Props): number =>
  differences(section, answersOf(section, before), answersOf(section, after)).length

/** What two states of a section answer differently, field by field, in words. */
export function Differences({ section, before, after }: Props) {
  const speech = useSpeech()
  return differences(section, answersOf(section, before), answersOf(section, after)).map(change => (
    <ChangedWords
      key={change.path}
      label={rowWords(change, speech)}
      was={sayAnswer(change, change.before, speech)}
      is={sayAnswer(change, change.after, speech)}
    />
  ))
}
