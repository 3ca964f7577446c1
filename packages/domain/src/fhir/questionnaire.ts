import type { Section } from '../anamnesis/section.ts'
import { sectionLabel } from '../anamnesis/section-slug.ts'
import { type Field, type FieldKind, type Form, noteField } from '../form/field.ts'
import { optionsOf } from '../form/options.ts'
import { noteMax } from '../wire/text.ts'
import { codingOf, type QuestionPlace } from './coding.ts'
import { constraintsOf } from './constraint.ts'
import { enablingOf, enablingOfNote } from './enable-when.ts'
import { canonicalOf, identifierOf, type IdOf, questionnaireUrl } from './identity.ts'
import type { Questionnaire, QuestionnaireItem } from './resource.ts'
import type { Words } from './words.ts'

/** A section's definition as a FHIR R4 Questionnaire. A question's linkId is its path on the wire. */
export const questionnaireOf = (section: Section, { language, t }: Words, idOf: IdOf): Questionnaire => ({
  resourceType: 'Questionnaire',
  id: idOf(canonicalOf(section)),
  language,
  ...constraintsOf(section, '', t),
  identifier: [identifierOf(canonicalOf(section))],
  url: questionnaireUrl(section.slug),
  version: String(section.definitionVersion),
  name: section.slug.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  title: t(sectionLabel(section.slug)),
  status: 'active',
  subjectType: ['Patient'],
  item: itemsOf(section, { section: section.slug, prefix: '', t }),
})

type Inside = Pick<QuestionPlace, 'section' | 't'> & { prefix: string }

const itemsOf = (form: Form, inside: Inside): QuestionnaireItem[] =>
  Object.entries(form.fields).flatMap(([name, field]): QuestionnaireItem[] => {
    const { prefix, t } = inside
    const at = { ...inside, fields: form.fields }
    const linkId = `${prefix}${name}`
    const note = noteField(field)
    const own = {
      linkId,
      text: t(field.label),
      ...typeOf(field, { ...inside, linkId }),
      ...enablingOf(field.shownWhen, at),
    }
    if (note === undefined) return [own]
    const described = {
      linkId: `${prefix}${note.wire}`,
      text: t(note.label),
      type: 'text',
      maxLength: noteMax,
    } as const
    return [own, { ...described, ...enablingOfNote(name, note.on, at) }]
  })

type Typed = Pick<QuestionnaireItem, 'extension' | 'type' | 'repeats' | 'maxLength' | 'answerOption' | 'item'>

const typeOf = (field: Field, at: QuestionPlace): Typed =>
  (typesByKind[field.kind] as (field: Field, at: QuestionPlace) => Typed)(field, at)

const choice = (field: Field, at: QuestionPlace): Typed => ({ type: 'choice', ...answerOptions(field, at) })
const measure = ({ unit }: { unit: string }): Typed => ({ type: unit ? 'quantity' : 'decimal' })
const group = (form: Form, { linkId, ...at }: QuestionPlace): Typed => ({
  ...constraintsOf(form, `${linkId}.`, at.t),
  type: 'group',
  item: itemsOf(form, { ...at, prefix: `${linkId}.` }),
})

const typesByKind: {
  readonly [Kind in FieldKind]: (field: Extract<Field, { kind: Kind }>, at: QuestionPlace) => Typed
} = {
  choice: (field, at) => ({ ...choice(field, at), ...(field.custom && { type: 'open-choice' }) }),
  question: choice,
  score: choice,
  list: (field, at) => ({
    type: field.custom ? 'open-choice' : 'choice',
    repeats: true,
    ...answerOptions(field, at),
  }),
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

function answerOptions(field: Field, at: QuestionPlace): Pick<Typed, 'answerOption'> {
  const options = optionsOf(field)
  if (options.length === 0) return {}
  return {
    answerOption: options.map(({ value }) => ({ valueCoding: codingOf(field, value, at) })),
  }
}
