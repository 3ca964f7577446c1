import { expect, it } from 'vitest'
import {
  type FocusFlow,
  type FocusStep,
  flowStart,
  maySave,
  noteToSend,
  takeStep,
  withPhrase,
} from './focus-flow.ts'

const start = flowStart('choose')
const constipation = { focusTopicId: 'constipation', name: 'Stipsi' }

it.each<[string, Partial<FocusFlow>, FocusStep, Partial<FocusFlow>]>([
  [
    'chooses a topic',
    {},
    { type: 'chose', topic: constipation },
    { step: 'note', focus: 'Stipsi', focusTopicId: 'constipation' },
  ],
  [
    'writes a title of its own',
    { focusTopicId: 'constipation' },
    { type: 'wrote', focus: 'Tosse' },
    { step: 'note', focus: 'Tosse', focusTopicId: null },
  ],
  [
    'goes back and keeps what is written',
    { step: 'note', data: 'x' },
    { type: 'went_back' },
    { step: 'choose', data: 'x' },
  ],
  ['opens the evaluation', {}, { type: 'evaluates', on: true }, { evaluates: true }],
  [
    'empties the evaluation as it hides it',
    { evaluates: true, evaluation: 'Meglio' },
    { type: 'evaluates', on: false },
    { evaluates: false, evaluation: '' },
  ],
  ['closes with this note', {}, { type: 'closes', on: true }, { closes: true }],
])('%s', (_, before, step, after) =>
  expect(takeStep({ ...start, ...before }, step)).toEqual({ ...start, ...before, ...after }),
)

it.each<[Partial<FocusFlow>, boolean]>([
  [{}, false],
  [{ data: ' ' }, false],
  [{ data: 'x' }, true],
  [{ action: 'x' }, true],
  [{ evaluation: 'x' }, false],
  [{ evaluates: true, evaluation: 'x' }, true],
])('with %j may be saved: %s', (flow, may) => expect(maySave({ ...start, ...flow })).toBe(may))

it('sends the evaluation only while its switch is on', () => {
  const flow = { ...start, data: 'd', evaluation: 'v' }
  expect(noteToSend(flow)).toEqual({ data: 'd', action: '', evaluation: '', readings: [] })
  expect(noteToSend({ ...flow, evaluates: true })).toEqual({
    data: 'd',
    action: '',
    evaluation: 'v',
    readings: [],
  })
})

it.each([
  ['', 'Addome teso', 'Addome teso'],
  ['Beve poco', 'Addome teso', 'Beve poco. Addome teso'],
  ['Beve poco. ', 'Addome teso', 'Beve poco. Addome teso'],
  ['Ultima evacuazione, giorni fa: 3', 'Addome teso', 'Ultima evacuazione, giorni fa: 3. Addome teso'],
  ['Beve:', 'Addome teso', 'Beve: Addome teso'],
])('after «%s» comes «%s»', (text, phrase, both) => expect(withPhrase(text, phrase)).toBe(both))
