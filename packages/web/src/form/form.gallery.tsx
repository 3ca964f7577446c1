import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { allSections } from '@vicino/domain/anamnesis/all-sections.ts'
import { sectionLabel } from '@vicino/domain/anamnesis/section-slug.ts'
import { answer } from '@vicino/domain/form/answer.ts'
import type { Answer, Answers } from '@vicino/domain/form/answers.ts'
import { useCallback, useState } from 'react'
import type { Gallery } from '../gallery/gallery.ts'
import { fullAnswers } from '@vicino/domain/testing/full-answers.ts'
import { someSection } from '@vicino/domain/testing/some-section.ts'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { type AnswerErrors, noErrors } from './field-view.ts'
import { SectionForm } from './SectionForm.tsx'

type Shown = {
  section: Section
  screen?: string | undefined
  start?: Answers
  errors?: AnswerErrors
  disabled?: boolean
}

/** A section from its definition alone, which answers to taps. */
function Form({ section, screen, start = {}, errors = noErrors, disabled = false }: Shown) {
  const [answers, setAnswers] = useState(start)
  const onAnswer = useCallback(
    (path: string, given: Answer | undefined) =>
      setAnswers(before => answer(section, before, path, given, '2026-11-20')),
    [section],
  )
  return (
    <Page width="form">
      <PageHeader title={sectionLabel(section.slug)} />
      <SectionForm
        section={section}
        answers={answers}
        screen={screen}
        errors={errors}
        disabled={disabled}
        onAnswer={onAnswer}
      />
    </Page>
  )
}

const errors = Object.fromEntries(
  Object.keys(someSection.fields).map(name => [name, 'Compilare questo campo.']),
)

/** The screens of a section; undefined is its main one. */
const screensOf = ({ parts }: Section): (string | undefined)[] => [
  ...new Set(parts.map(({ screen }) => screen?.slug)),
]

const sectionEntries = allSections.flatMap(section =>
  screensOf(section).flatMap(screen => {
    const name = [section.slug, screen].filter(Boolean).join('.')
    return [
      { name: `${name} vuota`, show: () => <Form section={section} screen={screen} /> },
      {
        name: `${name} piena`,
        show: () => <Form section={section} screen={screen} start={fullAnswers(section)} />,
      },
    ]
  }),
)

export const gallery: Gallery = {
  title: 'Moduli',
  entries: [
    { name: 'Ogni tipo di campo', show: () => <Form section={someSection} /> },
    { name: 'Con risposte', show: () => <Form section={someSection} start={fullAnswers(someSection)} /> },
    {
      name: 'Con errori',
      show: () => <Form section={someSection} start={fullAnswers(someSection)} errors={errors} />,
    },
    {
      name: 'Solo da leggere',
      show: () => <Form section={someSection} start={fullAnswers(someSection)} disabled />,
    },
    ...sectionEntries,
  ],
}
