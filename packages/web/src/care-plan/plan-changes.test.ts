import type { CarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import { someCarePlan, someMeasure, someProblem } from '@vicino/domain/testing/some-care-plan.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTexts } from '../i18n/texts.ts'
import { toldOfPlan } from './plan-changes.ts'

beforeAll(() => startTexts('it'))

const goal = { _id: newId(), text: 'Nessuna caduta' }
const measure = someMeasure({ text: 'Camminare insieme' })
const problem = someProblem({ goals: [goal], measures: [measure] })
const before = someCarePlan({ problems: [problem] })
const draftOf = (changed: Partial<typeof problem>): CarePlan => ({
  ...before,
  version: 3,
  act: 'changed',
  problems: [{ ...problem, ...changed }],
})
const told = (version: CarePlan, over: CarePlan | undefined = before) => toldOfPlan(version, over, i18next.t)

describe('the history of a plan tells', () => {
  it('nothing of the first version', () => expect(toldOfPlan(before, undefined, i18next.t)).toEqual([]))

  it.each<[string, Partial<typeof problem>, string[]]>([
    ['nothing where nothing changed', {}, []],
    [
      'what is new',
      { goals: [goal, { _id: newId(), text: 'Esce da sola' }] },
      ['Rischio di caduta, nuovo: Esce da sola'],
    ],
    ['what is gone', { goals: [] }, ['Rischio di caduta, rimosso: Nessuna caduta']],
    [
      'what was said otherwise, line by line',
      { measures: [{ ...measure, text: 'Camminare fuori' }] },
      [
        'Rischio di caduta, prima: Camminare insieme (2 volte alla settimana\u00a0· Cure infermieristiche). Ora: Camminare fuori (2 volte alla settimana\u00a0· Cure infermieristiche)',
      ],
    ],
  ])('%s', (_, changed, sentences) => expect(told(draftOf(changed))).toEqual(sentences))

  it('what an evaluation found, goal by goal', () => {
    const outcomes = [{ goalId: goal._id, outcome: 'partly' as const, note: 'Una caduta a marzo' }]
    const evaluation = { on: '2026-11-20', by: before.author, outcomes, note: 'Il piano continua' }
    expect(told({ ...before, version: 3, act: 'evaluated', evaluation })).toEqual([
      'Nessuna caduta: In parte. Una caduta a marzo',
      'Esito: Il piano continua',
    ])
  })

  it('who signed for the client', () => {
    const client_signature = { name: 'Rosa Prova', on: '2026-11-20' }
    expect(told({ ...before, version: 3, act: 'client_signed', client_signature })).toEqual([
      'Rosa Prova, 20.11.2026',
    ])
  })
})
