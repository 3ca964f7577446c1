import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { type Answers, answersIn } from '@vicino/domain/form/answers.ts'
import type { ReactNode } from 'react'
import { FieldRow } from '../../form/FieldCard.tsx'
import { errorsBelow } from '../../form/field-view.ts'
import { BodyMassForm } from '../section/BodyMassForm.tsx'
import { ScoreOf } from './ScoreOf.tsx'
import type { SectionValues } from '../section/section-values.ts'
import type { Answering } from '../section/use-answering.ts'

type Props = {
  scale: Scale
  section: Section
  values: SectionValues
  /** What the form is written over. */
  saved: AnamnesisSection
  answering: Answering
  /** The questions of the scale. */
  children: ReactNode
}

/** A scale: its questions, or for the body mass the form that is confirmed, and below them the result. */
export function ScoreRows({ scale, section, values, saved, answering, children }: Props) {
  const { answers, pending, assessed } = values
  const { errors, onAnswer, onPending, onAssessed } = answering
  // Who confirms measures has taken them, also where they are what they were.
  const confirm = (measures: Answers | undefined): void => {
    onAnswer(scale, measures)
    onAssessed(scale, measures !== undefined)
  }
  return (
    <>
      {scale === 'bmi' ? (
        <BodyMassForm
          answers={answersIn(answers, scale)}
          typed={pending[scale] as { height: string; weight: string } | undefined}
          refused={errorsBelow(errors, scale)}
          onTyped={typed => onPending(scale, typed)}
          onConfirm={confirm}
        />
      ) : (
        children
      )}
      <FieldRow>
        <ScoreOf {...{ scale, section, answers, assessed, saved }} typed={pending[scale]} />
      </FieldRow>
    </>
  )
}
