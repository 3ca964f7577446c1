import type { AnamnesisSection } from '../anamnesis/anamnesis.ts'
import type { Section } from '../anamnesis/section.ts'
import type { Instant } from '../days/instant.ts'
import {
  type Answer,
  type Answers,
  answersIn,
  choiceOf,
  entriesIn,
  noteBeside,
  type Value,
} from '../form/answers.ts'
import { standingEntries } from '../form/entries.ts'
import { type Field, type Form, noteField } from '../form/field.ts'
import { optionsOf } from '../form/options.ts'
import { readStored } from '../form/stored-answers.ts'
import type { Signature } from '../records/versioned.ts'
import type { Id } from '../wire/id.ts'
import { codingOf, type QuestionPlace, quantityOf } from './coding.ts'
import {
  canonicalOf,
  identifierOf,
  type IdOf,
  referToAuthor,
  referToClient,
  responseUrl,
} from './identity.ts'
import type { AnswerValue, QuestionnaireResponse, ResponseItem } from './resource.ts'
import type { Words } from './words.ts'

/** A section that somebody has saved. */
export type SavedSection = AnamnesisSection & { author: Signature; saved_at: Instant }

/** The client and her anamnesis. */
export type WhoseAnamnesis = { dossier: Id; anamnesis: Id }

/** A saved section as a FHIR R4 QuestionnaireResponse; struck entries stay out of it. */
export function responseOf(
  section: Section,
  saved: SavedSection,
  { dossier, anamnesis }: WhoseAnamnesis,
  { language, t }: Words,
  idOf: IdOf,
): QuestionnaireResponse {
  const name = responseUrl(anamnesis, section.slug)
  const item = itemsOf(section, readStored(section, saved.answers).answers, {
    section: section.slug,
    prefix: '',
    t,
  })
  return {
    resourceType: 'QuestionnaireResponse',
    id: idOf(name),
    language,
    identifier: identifierOf(name),
    questionnaire: canonicalOf(section),
    status: saved.state === 'complete' ? 'completed' : 'in-progress',
    subject: referToClient(dossier),
    authored: saved.saved_at,
    author: referToAuthor(saved.author),
    ...(item.length > 0 && { item }),
  }
}

type AskedIn = Pick<QuestionPlace, 'section' | 't'> & { prefix: string }

const itemsOf = (form: Form, answers: Answers, at: AskedIn): ResponseItem[] =>
  Object.entries(form.fields).flatMap(([name, field]): ResponseItem[] => {
    const { t } = at
    const linkId = `${at.prefix}${name}`
    const inside = { ...at, prefix: `${linkId}.` }
    if (field.kind === 'entries')
      return standingEntries(entriesIn(answers, name)).flatMap(({ id: _id, ...fields }) =>
        groupItem(linkId, t(field.label), itemsOf(field, fields, inside)),
      )
    if (field.kind === 'group' || field.kind === 'block')
      return groupItem(linkId, t(field.label), itemsOf(field, answersIn(answers, name), inside))
    const answer = answers[name]
    if (answer === undefined) return []
    const own = { linkId, text: t(field.label), answer: valuesOf(field, answer, { ...at, linkId }) }
    const note = noteField(field)
    if (note === undefined || noteBeside(answer) === '') return [own]
    const described = [{ valueString: noteBeside(answer) }]
    return [own, { linkId: `${at.prefix}${note.wire}`, text: t(note.label), answer: described }]
  })

const groupItem = (linkId: string, text: string, item: ResponseItem[]): ResponseItem[] =>
  item.length === 0 ? [] : [{ linkId, text, item }]

function valuesOf(field: Field, answer: Answer, at: QuestionPlace): AnswerValue[] {
  const values = Array.isArray(answer) ? (answer as readonly string[]) : [choiceOf(answer)!]
  return values.map(value => valueOf(field, value, at))
}

/** One answer under the name of its type; a text of one's own among options is a string. */
function valueOf(field: Field, value: Value, at: QuestionPlace): AnswerValue {
  if (field.kind === 'number' || field.kind === 'slider')
    return field.unit
      ? { valueQuantity: quantityOf(Number(value), field.unit) }
      : { valueDecimal: Number(value) }
  if (field.kind === 'flag') return { valueBoolean: value === true }
  if (field.kind === 'date') return { valueDate: String(value) }
  if (field.kind === 'time') return { valueTime: `${value}:00` }
  if (optionsOf(field).some(option => option.value === value))
    return { valueCoding: codingOf(field, value, at) }
  return { valueString: String(value) }
}
