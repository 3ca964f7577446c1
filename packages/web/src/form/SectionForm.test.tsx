import { fireEvent, screen, within } from '@testing-library/react'
import { allSections } from '@vicino/domain/anamnesis/all-sections.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { answer } from '@vicino/domain/form/answer.ts'
import type { Answer, Answers } from '@vicino/domain/form/answers.ts'
import { answeredRows } from '@vicino/domain/form/rows.ts'
import { useCallback, useState } from 'react'
import { expect, test } from 'vitest'
import { fullAnswers } from '@vicino/domain/testing/full-answers.ts'
import { allShown } from '../testing/all-shown.ts'
import { show } from '../testing/show.tsx'
import { someSection } from '@vicino/domain/testing/some-section.ts'
import { noErrors } from './field-view.ts'
import { SectionForm } from './SectionForm.tsx'

const seen: Answers[] = []
const written = (): Answers | undefined => seen.at(-1)

function Form({ section, start = {} }: { section: Section; start?: Answers }) {
  const [answers, setAnswers] = useState(start)
  seen.push(answers)
  const onAnswer = useCallback(
    (path: string, given: Answer | undefined) =>
      setAnswers(before => answer(section, before, path, given, '2026-11-20')),
    [section],
  )
  const screens = [...new Set(section.parts.map(part => part.screen?.slug))]
  return screens.map(slug => (
    <SectionForm
      key={slug ?? ''}
      section={section}
      answers={answers}
      screen={slug}
      errors={noErrors}
      disabled={false}
      onAnswer={onAnswer}
    />
  ))
}

const question = (name: string): HTMLElement => screen.getByRole('group', { name })
const cell = (name: string, option: string): HTMLElement =>
  within(question(name)).getByRole('button', { name: option })

test.each(allSections.map(section => [section.slug, section] as const))(
  '%s shows every question that is asked, from its definition alone',
  async (_slug, section) => {
    const start = fullAnswers(section)
    const { container } = await show(<Form section={section} start={start} />)
    await allShown(container)
    const missing = answeredRows(section, start)
      // Entries are asked on a form of their own; a device lends its name to the question whether it is there.
      .filter(({ path }) => !path.startsWith('entries.'))
      .map(({ path, field, trail }) => (path.endsWith('.is_active') ? trail.at(-1) : field.label) ?? '')
      .filter(label => !container.textContent.includes(label))
    expect(missing).toEqual([])
  },
)

test('a question that nobody asked has no answer, and a second tap takes an answer back', async () => {
  const { user } = await show(<Form section={someSection} />)
  const pressed = () => within(question('Fuma')).queryAllByRole('button', { pressed: true })
  expect(pressed()).toEqual([])
  await user.click(cell('Fuma', 'No'))
  expect(written()).toEqual({ smoker: false })
  await user.click(cell('Fuma', 'No'))
  expect(written()).toEqual({})
  expect(pressed()).toEqual([])
})

test('what an answer opens comes and goes with it, and nothing hidden is kept', async () => {
  const { user } = await show(<Form section={someSection} />)
  expect(screen.queryByLabelText('Sigarette al giorno')).toBeNull()
  await user.click(cell('Fuma', 'Sì'))
  await user.type(screen.getByLabelText('Sigarette al giorno'), '12')
  await user.tab()
  expect(written()).toEqual({ smoker: true, cigarettes: 12 })
  await user.click(cell('Fuma', 'No'))
  expect(screen.queryByLabelText('Sigarette al giorno')).toBeNull()
  expect(written()).toEqual({ smoker: false })
})

test('a description appears with its option and goes with it', async () => {
  const { user } = await show(<Form section={someSection} />)
  await user.click(cell('Cute', 'Alterata'))
  await user.type(screen.getByLabelText('Descrizione'), 'Arrossamento')
  expect(written()).toEqual({ skin: { choice: 'altered', note: 'Arrossamento' } })
  await user.click(cell('Cute', 'Alterata'))
  expect(screen.queryByLabelText('Descrizione')).toBeNull()
  expect(written()).toEqual({})
})

test('an own text needs more than 3 characters, and is not added twice', async () => {
  const { user } = await show(<Form section={someSection} />)
  const own = screen.getByRole('textbox', { name: 'Nuovo ausilio' })
  const add = screen.getByRole('button', { name: 'Nuovo ausilio: aggiungi' })
  await user.type(own, 'Asse')
  await user.keyboard('{Backspace}')
  expect(add).toBeDisabled()
  await user.type(own, 'e')
  await user.click(add)
  await user.type(own, 'asse{Enter}')
  await user.click(cell('Ausili', 'Urinale'))
  expect(written()).toEqual({ aids: ['Asse', 'urinal'] })
  await user.click(screen.getByRole('button', { name: 'Rimuovi Asse' }))
  expect(written()).toEqual({ aids: ['urinal'] })
})

test('a slider stores nothing before it is moved or confirmed', async () => {
  const { user } = await show(<Form section={someSection} />)
  const slider = await screen.findByRole('slider', { name: 'Liquidi al giorno' })
  expect(slider).toHaveValue('2500')
  expect(slider).toHaveAttribute('aria-valuetext', 'Non indicato')
  expect(written()).toEqual({})
  await user.click(within(question('Liquidi al giorno')).getByRole('button', { name: /^Conferma/ }))
  expect(written()).toEqual({ liquids: 2500 })
  fireEvent.change(slider, { target: { value: '1800' } })
  expect(written()).toEqual({ liquids: 1800 })
  await user.click(screen.getByRole('button', { name: 'Rimuovi' }))
  expect(written()).toEqual({})
})

test('a device asks for its details once it is in use', async () => {
  const { user } = await show(<Form section={someSection} />)
  expect(screen.queryByLabelText('Gestito da')).toBeNull()
  await user.click(cell('Ossigeno', 'Sì'))
  await user.type(screen.getByLabelText('Gestito da'), 'Figlia')
  expect(written()).toEqual({ oxygen: { is_active: true, managed_by: 'Figlia' } })
})
