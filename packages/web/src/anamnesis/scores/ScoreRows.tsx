import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { answersIn } from '@vicino/domain/form/answers.ts'
import type { ReactNode } from 'react'
import { FieldRow } from '../../form/FieldCard.tsx'
import { BodyMassForm } from '../section/BodyMassForm.tsx'
import { ScoreOf } from './ScoreOf.tsx'
import type { SectionValues } from '../section/section-values.ts'
import type { Answering } from '../section/use-answering.ts'

type Props = {
  scale: Scale
  section: Section
  values: SectionValues
  answering: Answering
  /** The questions of the scale. */
  children: ReactNode
}

/** A scale: its questions, or for the body mass the form that is confirmed, and below them the result. */
export function ScoreRows({ scale, section, values, answering, children }: Props) {
  const { answers, pending } = values
  const { onAnswer, onPending } = answering
  return (
    <>
      {scale === 'bmi' ? (
        <BodyMassForm
          answers={answersIn(answers, scale)}
          typed={pending[scale] as { height: string; weight: string } | undefined}
          onTyped={typed => onPending(scale, typed)}
          onConfirm={measures => onAnswer(scale, measures)}
        />
      ) : (
        children
      )}
      <FieldRow>
        <ScoreOf scale={scale} section={section} answers={answers} />
      </FieldRow>
    </>
  )
}
