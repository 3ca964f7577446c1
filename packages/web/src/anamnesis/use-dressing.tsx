import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { scales } from '@vicino/domain/anamnesis/scales.ts'
import { answersIn } from '@vicino/domain/form/answers.ts'
import type { ReactNode } from 'react'
import { FieldRow } from '../form/FieldCard.tsx'
import { BodyMassForm } from './BodyMassForm.tsx'
import { ScoreOf } from './ScoreOf.tsx'
import type { SectionValues } from './section-values.ts'
import type { Answering } from './use-answering.ts'

type Dressing = (name: string, shown: ReactNode) => ReactNode

/** What a section shows around its questions: the result below a scale, a form that is confirmed for the body mass. */
export function useDressing(
  section: Section,
  { answers, pending }: SectionValues,
  { onAnswer, onPending }: Answering,
): Dressing {
  return (name, shown) => {
    const scale = scales.find(({ value }) => value === name)?.value
    if (scale === undefined) return shown
    return (
      <Scored key={name} result={<ScoreOf scale={scale} section={section} answers={answers} />}>
        {scale === 'bmi' ? (
          <BodyMassForm
            answers={answersIn(answers, name)}
            typed={pending[name] as { height: string; weight: string } | undefined}
            onTyped={typed => onPending(name, typed)}
            onConfirm={measures => onAnswer(name, measures)}
          />
        ) : (
          shown
        )}
      </Scored>
    )
  }
}

function Scored({ result, children }: { result: ReactNode; children: ReactNode }) {
  return (
    <>
      {children}
      <FieldRow>{result}</FieldRow>
    </>
  )
}
