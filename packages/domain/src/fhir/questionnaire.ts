import type { Section } from '../anamnesis/section.ts'
import { type SectionSlug, sectionLabel } from '../anamnesis/section-slug.ts'
import { type Field, type FieldKind, type Form, noteField } from '../form/field.ts'
import { optionsOf } from '../form/options.ts'
import { noteMax } from '../wire/text.ts'
import { codingOf } from './coding.ts'
import { enablingOf, enablingOfNote } from './enable-when.ts'
import { questionnaireUrl } from './identity.ts'
import type { Questionnaire, QuestionnaireItem } from './resource.ts'

/** A section's definition as a FHIR R4 Questionnaire. A question's linkId is its path on the wire. */
export const questionnaireOf = (section: Section): Questionnaire => ({
  resourceType: 'Questionnaire',
  language: 'it',
  url: questionnaireUrl(section.slug),
  version: String(section.definitionVersion),
  name: section.slug.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  title: sectionLabel(section.slug),
  status: 'active',
  subjectType: ['Patient'],
  item: itemsOf(section, section.slug, ''),
})

const itemsOf = (form: Form, section: SectionSlug, prefix: string): QuestionnaireItem[] =>
  Object.entries(form.fields).flatMap(([name, field]): QuestionnaireItem[] => {
    const at = { section, fields: form.fields, prefix }
    const linkId = `${prefix}${name}`
    const note = noteField(field)
    const own = {
      linkId,
      text: field.label,
      ...typeOf(field, { section, linkId }),
      ...enablingOf(field.shownWhen, at),
    }
    if (note === undefined) return [own]
    const described = {
      linkId: `${prefix}${note.wire}`,
      text: note.label,
      type: 'text',
      maxLength: noteMax,
    } as const
    return [own, { ...described, ...enablingOfNote(name, note.on, at) }]
  })

type Typed = Pick<QuestionnaireItem, 'type' | 'repeats' | 'maxLength' | 'answerOption' | 'item'>

type Place = { section: SectionSlug; linkId: string }

const typeOf = (field: Field, at: Place): Typed =>
  (typesByKind[field.kind] as (field: Field, at: Place) => Typed)(field, at)

const choice = (field: Field, at: Place): Typed => ({ type: 'choice', ...answerOptions(field, at) })
const measure = ({ unit }: { unit: string }): Typed => ({ type: unit ? 'quantity' : 'decimal' })
const group = (form: Form, { section, linkId }: Place): Typed => ({
  type: 'group',
  item: itemsOf(form, section, `${linkId}.`),
})

const typesByKind: {
  readonly [Kind in FieldKind]: (field: Extract<Field, { kind: Kind }>, at: Place) => Typed
} = {
  choice: (field, at) => ({ ...choice(field, at), ...(field.custom && { type: 'open-choice' }) }),
  question: choice,
  score: choice,
  list: (field, at) => ({ type: 'open-choice', repeats: true, ...answerOptions(field, at) }),
  flag: () => ({ type: 'boolean' }),
  text: ({ multiline, max }) => ({ type: multiline ? 'text' : 'string', maxLength: max }),
  number: measure,
  slider: measure,
  date: () => ({ type: 'date' }),
  time: () => ({ type: 'time' }),
  group,
  block: group,
  entries: (field, at) => ({ ...group(field, at), repeats: true }),
}

function answerOptions(field: Field, { section, linkId }: Place): Pick<Typed, 'answerOption'> {
  const options = optionsOf(field)
  if (options.length === 0) return {}
  return {
    answerOption: options.map(({ value }) => ({ valueCoding: codingOf(field, value, section, linkId) })),
  }
}
