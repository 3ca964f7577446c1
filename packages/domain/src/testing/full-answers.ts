import type { Section } from '../anamnesis/section.ts'
import { answer } from '../form/answer.ts'
import { type Answer, type Answers, answersIn, isAnswered, type Value } from '../form/answers.ts'
import { takesNote, tapOption, withNote } from '../form/choice.ts'
import { addEntry } from '../form/entries.ts'
import { type Field, type Form, noteField } from '../form/field.ts'
import { optionsOf } from '../form/options.ts'
import { brokenRules } from '../form/broken-rules.ts'
import { visibleFields } from '../form/visibility.ts'

const today = '2026-11-20'
const words = 'Riferito dalla figlia durante la visita.'

/** Answers to every question of a section, with all that opens where the option that opens most is chosen. */
export function fullAnswers(section: Section): Answers {
  let answers: Answers = {}
  for (;;) {
    const open = openPath(section, answers)
    if (!open) return answers
    const next = answer(section, answers, open.path, open.gate ?? answerTo(open.field), today)
    const isSound = brokenRules(section, next).every(({ rule }) => 'asks' in rule)
    answers = isSound ? next : answer(section, answers, open.path, leastOf(open.field), today)
  }
}

type Open = {
  path: string
  field: Field
  /** The answer that opens its neighbours, where one alone does and it takes no description. */
  gate: Value | undefined
}

/** The first shown question without an answer. */
function openPath(form: Form, answers: Answers, prefix = ''): Open | undefined {
  for (const [name, field] of visibleFields(form, answers)) {
    const path = `${prefix}${name}`
    if (field.kind === 'group' || field.kind === 'block') {
      const inner = openPath(field, answersIn(answers, name), `${path}.`)
      if (inner) return inner
    } else if (!isAnswered(answers[name])) return { path, field, gate: gateOf(form, name, field) }
  }
  return undefined
}

function gateOf({ fields }: Form, name: string, field: Field): Value | undefined {
  if (noteField(field) || field.kind === 'list') return undefined
  const asked = Object.values(fields).map(({ shownWhen }) => shownWhen)
  return asked.flatMap(when => (when && 'field' in when && when.field === name ? [when.is] : []))[0]
}

/** The least that may be answered to an amount: what the others leave room for. */
const leastOf = (field: Field): Answer => ('min' in field ? field.min : answerTo(field))

/** An answer of its kind; of several options the one that opens a description or a gate. */
function answerTo(field: Field): Answer {
  if (field.kind === 'text') return words
  if (field.kind === 'list')
    return [
      ...field.presets.slice(0, 2).map(({ value }) => value),
      ...(field.custom ? ['Altro aiuto di casa'] : []),
    ]
  if (field.kind === 'slider') return field.start - 600
  // Height and weight of one body make an index that a body can have.
  if (field.kind === 'number') return field.usual?.max ?? Math.max(field.min, Math.min(field.max, 24))
  if (field.kind === 'date') return today
  if (field.kind === 'time') return '22:30'
  if (field.kind === 'entries') return addEntry(addEntry([], fullEntry(field, 2)), fullEntry(field, 8))
  return optionAnswer(field)
}

function optionAnswer(field: Field): Answer {
  const options = optionsOf(field)
  const chosen =
    options.find(({ value }) => takesNote(field, value)) ?? options.at(field.kind === 'choice' ? -1 : 0)
  const tapped = tapOption(field, undefined, chosen!.value)
  return (takesNote(field, chosen!.value) ? withNote(tapped, words) : tapped) ?? {}
}

function fullEntry(form: Form, at: number): Answers {
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [
      name,
      field.kind === 'choice' ? field.options[at % field.options.length]!.value : answerTo(field),
    ]),
  )
}
