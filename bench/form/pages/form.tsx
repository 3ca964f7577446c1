import '../../../packages/web/src/i18n/warm-formatters.ts'
import '../../../packages/web/src/ui/global.css'
import { type ReactNode, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Section } from '../../../packages/domain/src/anamnesis/section.ts'
import { elimination } from '../../../packages/domain/src/anamnesis/sections/elimination.ts'
import { nutrition } from '../../../packages/domain/src/anamnesis/sections/nutrition.ts'
import { answer } from '../../../packages/domain/src/form/answer.ts'
import type { Answer } from '../../../packages/domain/src/form/answers.ts'
import { noErrors } from '../../../packages/web/src/form/field-view.ts'
import { SectionForm } from '../../../packages/web/src/form/SectionForm.tsx'
import { startTexts } from '../../../packages/web/src/i18n/texts.ts'
import { fullAnswers } from '../../../packages/domain/src/testing/full-answers.ts'
import type { FormWindow } from './form-page.ts'

await startTexts('it')
const root = createRoot(document.getElementById('page')!)

/** A section with every block open; of its screens all, one below the other. */
function Form({ section }: { section: Section }): ReactNode {
  const [answers, setAnswers] = useState(() => fullAnswers(section))
  const onAnswer = useCallback(
    (path: string, given: Answer | undefined) =>
      setAnswers(before => answer(section, before, path, given, '2026-11-20')),
    [section],
  )
  const screens = [...new Set(section.parts.map(({ screen }) => screen?.slug))]
  return screens.map(screen => (
    <SectionForm
      key={screen ?? ''}
      section={section}
      answers={answers}
      screen={screen}
      errors={noErrors}
      disabled={false}
      onAnswer={onAnswer}
    />
  ))
}

const buttonOf = (question: string, option: string): HTMLElement | undefined =>
  [...document.querySelectorAll('[role="group"]')]
    .filter(group => group.firstElementChild?.textContent === question)
    .flatMap(group => [...group.querySelectorAll('button')])
    .find(button => button.textContent === option)

const page: FormWindow = window
page.bench = {
  show: name => root.render(<Form section={name === 'nutrition' ? nutrition : elimination} />),
  tap: (question, option) => {
    const button = buttonOf(question, option)
    if (!button) throw new Error(`no answer ${option} to ${question}`)
    button.click()
  },
}
