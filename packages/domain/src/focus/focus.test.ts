import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../wire/field-error.ts'
import { newId } from '../wire/id.ts'
import { changeByCorrection, changeByEvent } from './change-status.ts'
import { openFocusOf, WholeFocus } from './focus.ts'
import { matchingTopics, topicNamed } from './topic-search.ts'
import { emptyNote, WholeNote } from './note.ts'

const errorsOf = (schema: typeof WholeFocus | typeof WholeNote, value: object) => {
  const result = schema.safeParse(value, { reportInput: true })
  return result.success ? [] : fieldErrors(result.error.issues).map(({ path, code }) => `${path} ${code}`)
}

const reading = newId()

const focus = (changed: object) =>
  errorsOf(WholeFocus, {
    focus: 'Rischio di caduta',
    focusTopicId: null,
    ...emptyNote,
    data: 'Inciampa',
    ...changed,
  })

describe('a focus', () => {
  const cases: [string, object, string[]][] = [
    ['of a topic', { focusTopicId: 'fall-risk' }, []],
    ['written by hand', {}, []],
    ['with an action alone', { data: '', action: 'Tappeto tolto' }, []],
    ['with an evaluation alone', { data: '', evaluation: 'Nessuna caduta' }, []],
    ['without a note', { data: '' }, ['data note_needed']],
    ['with a note of spaces', { data: ' \n ', action: ' ' }, ['data note_needed']],
    ['without a title', { focus: ' ' }, ['focus required']],
    ['with a title of 200 characters', { focus: 'a'.repeat(200) }, []],
    ['with a title of 201 characters', { focus: 'a'.repeat(201) }, ['focus too_long']],
    ['with 5,000 characters, emoji and markup', { data: `<b>🙂</b>${'è'.repeat(4991)}` }, []],
    ['with 5,001 characters', { data: 'a'.repeat(5001) }, ['data too_long']],
    ['of a topic that is no key', { focusTopicId: 'Fall risk' }, ['focusTopicId bad_format']],
    ['with a reading that is no id', { readings: ['x'] }, ['readings.0 bad_format']],
    ['with eleven readings', { readings: Array.from({ length: 11 }, () => newId()) }, ['readings too_big']],
    ['with a reading twice', { readings: [reading, reading] }, ['readings twice']],
    ['with a reading and no words', { data: '', readings: [reading] }, ['data note_needed']],
    ['with an unknown field', { colour: 'red' }, ['colour unknown_field']],
  ]
  it.each(cases)('%s', (_, changed, errors) => expect(focus(changed)).toEqual(errors))
})

it.each([
  [{ ...emptyNote }, ['data note_needed']],
  [{ ...emptyNote, action: 'Bevuto un bicchiere' }, []],
  [{ data: 'x' }, ['action required', 'evaluation required', 'readings required']],
])('the note %j: %j', (note, errors) => expect(errorsOf(WholeNote, note)).toEqual(errors))

describe('status', () => {
  const standing = (status: 'open' | 'closed') => ({ status, struck: null })

  it.each([
    ['open', undefined, 'same'],
    ['open', 'open', 'same'],
    ['open', 'closed', 'ended'],
    ['closed', undefined, 'same'],
    ['closed', 'open', 'same'],
    ['closed', 'closed', 'closed_before'],
  ] as const)('of %s by an event that says %s: %s', (status, wanted, change) =>
    expect(changeByEvent(standing(status), wanted)).toBe(change),
  )

  it.each([
    ['open', undefined, 'same'],
    ['open', 'open', 'same'],
    ['open', 'closed', 'ended'],
    ['closed', 'closed', 'same'],
    ['closed', 'open', 'reopened'],
  ] as const)('of %s by a correction that says %s: %s', (status, wanted, change) =>
    expect(changeByCorrection(standing(status), wanted)).toBe(change),
  )
})

it('of one topic the open focus is found, not a closed or a struck one', () => {
  const standing = (
    focusTopicId: string | null,
    status: 'open' | 'closed',
    struck: { reason: string } | null,
  ) => ({
    _id: newId(),
    focusTopicId,
    status,
    struck,
  })
  const open = standing('constipation', 'open', null)
  const others = [
    standing('constipation', 'closed', null),
    standing('constipation', 'open', { reason: 'Doppione' }),
    standing(null, 'open', null),
    standing('fall-risk', 'open', null),
  ]
  expect(openFocusOf([...others, open], 'constipation')).toBe(open)
  expect(openFocusOf(others, 'constipation')).toBeUndefined()
})

describe('the catalogue', () => {
  const topics = [
    { name: 'Stipsi', group_name: 'Eliminazione' },
    { name: 'Rischio di caduta', group_name: 'Mobilità' },
    { name: 'Compromissione della mobilità', group_name: 'Mobilità' },
  ]
  const found = (search: string) => matchingTopics(topics, search).map(({ name }) => name)

  it.each([
    ['', ['Stipsi', 'Rischio di caduta', 'Compromissione della mobilità']],
    ['  ', ['Stipsi', 'Rischio di caduta', 'Compromissione della mobilità']],
    ['MOBILITA', ['Rischio di caduta', 'Compromissione della mobilità']],
    ['cad ris', ['Rischio di caduta']],
    ['tosse', []],
  ])('is searched for «%s»', (search, names) => expect(found(search)).toEqual(names))

  it.each([
    ['stipsi', 'Stipsi'],
    ['RISCHIO  di caduta ', 'Rischio di caduta'],
    ['Compromissione della mobilita', 'Compromissione della mobilità'],
    ['Rischio', undefined],
    ['', undefined],
  ])('names what is written as «%s»', (written, name) => expect(topicNamed(topics, written)?.name).toBe(name))
})
