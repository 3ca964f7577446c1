import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { saveAnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { type Answers, answersIn, entriesIn } from '@vicino/domain/form/answers.ts'
import { type Form, noteField } from '@vicino/domain/form/field.ts'
import { useMemo } from 'react'
import { useSave } from '../../calls/use-save.ts'
import { useVersionedForm, type VersionedFormState } from '../../records/use-versioned-form.ts'
import { draftKeyOf } from '../draft-key.ts'
import { schemaOf, type SectionValues, sentOf, valuesOf } from './section-values.ts'

type Options = {
  section: Section
  row: AnamnesisSection
  /** Where it is kept. */
  where: { dossierId: string; anamnesisId: string }
  onSaved: (saved: AnamnesisSection) => void
}

type SectionFormState = VersionedFormState<AnamnesisSection, SectionValues>

/** The form of a section: its draft, its save over the version that was seen, the choice between two versions. */
export function useSectionForm({ section, row, where, onSaved }: Options): SectionFormState {
  const save = useSave(saveAnamnesisSection)
  const schema = useMemo(() => schemaOf(section), [section])
  const params = { ...where, section: section.slug }
  return useVersionedForm<AnamnesisSection, SectionValues>({
    key: draftKeyOf(where.anamnesisId, section.slug),
    schema,
    row,
    valuesOf: one => valuesOf(section, one),
    // What was copied is confirmed by a save, also where nothing was changed.
    isDue: ({ state }) => state === 'to_confirm',
    save,
    send: (values, _over, { setErrors }) =>
      save.send(
        { params, body: sentOf(section, values) },
        { values: namedErrors(section, values.answers), setErrors },
      ),
    // Some sections are saved while they stay open: a list entry by entry, a section screen by screen.
    stays: true,
    onSaved,
  })
}

/** The paths under which a refusal may stand at a field of the form: each field, each description, those of each entry. */
const namedErrors = (form: Form, answers: Answers, prefix = 'answers.'): Record<string, null> =>
  Object.fromEntries(namedPaths(form, answers, prefix).map(path => [path, null]))

// The longer path comes first: an error belongs to the field of the entry rather than to the list.
const namedPaths = (form: Form, answers: Answers, prefix: string): string[] =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    if (field.kind === 'group' || field.kind === 'block')
      return namedPaths(field, answersIn(answers, name), `${path}.`)
    const note = noteField(field)
    const ofEntries =
      field.kind === 'entries'
        ? entriesIn(answers, name).flatMap((_, at) => namedPaths(field, {}, `${path}.${at}.`))
        : []
    return [...ofEntries, path, ...(note ? [`${prefix}${note.wire}`] : [])]
  })
