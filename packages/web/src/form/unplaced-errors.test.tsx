import { allSections } from '@vicino/domain/anamnesis/all-sections.ts'
import { answeredRows } from '@vicino/domain/form/rows.ts'
import { fullAnswers } from '@vicino/domain/testing/full-answers.ts'
import { expect, test } from 'vitest'
import { allShown } from '../testing/all-shown.ts'
import { show } from '../testing/show.tsx'
import { SectionForm } from './SectionForm.tsx'
import { unplacedErrors } from './unplaced-errors.ts'

const nothing = (): void => undefined

type Section = (typeof allSections)[number]

/** The paths at which a refusal may stand: each answer or the texts of its list, an entry, a group, and nothing at all. */
const pathsIn = (section: Section, inLists: boolean): string[] =>
  Array.from(
    new Set([
      ...answeredRows(section, fullAnswers(section)).map(({ path, field }) =>
        field.kind === 'list' && inLists ? `${path}.0` : path.replace(/^entries\.\d+/, 'entries.0'),
      ),
      ...Object.entries(section.fields).flatMap(([name, { kind }]) => (kind === 'group' ? [name] : [])),
      'no.such.question',
    ]),
  )

test.each(allSections.map(section => [section.slug, section] as const))(
  'every error of %s finds a place: at its field, or with its name above the save',
  async (_slug, section) => {
    const answers = fullAnswers(section)
    for (const paths of [pathsIn(section, false), pathsIn(section, true)])
      for (const screen of new Set(section.parts.map(part => part.screen?.slug))) {
        const errors = Object.fromEntries(paths.map(path => [path, `<${path}>`]))
        const form = (
          <SectionForm {...{ section, answers, screen, errors }} disabled={false} onAnswer={nothing} />
        )
        const { container, unmount } = await show(form)
        await allShown(container)
        const said = paths.filter(path => container.textContent.includes(`<${path}>`))
        const above = unplacedErrors(section, answers, screen, errors).map(({ words }) => words.slice(1, -1))
        expect([...said, ...above].toSorted()).toEqual(paths.toSorted())
        unmount()
      }
  },
)

test('an error of another screen is named by its question', () => {
  const elimination = allSections.find(({ slug }) => slug === 'elimination')!
  const answers = fullAnswers(elimination)
  const errors = { 'drainage_devices.bag.type': 'Compilare questo campo.' }
  expect(unplacedErrors(elimination, answers, 'intestine', errors)).toEqual([
    { labels: ['Dispositivi di drenaggio', 'Sacca', 'Tipo di sacca'], words: 'Compilare questo campo.' },
  ])
  expect(unplacedErrors(elimination, answers, 'bladder', errors)).toEqual([])
})
