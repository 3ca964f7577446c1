import type { Day } from '@vicino/domain/days/day.ts'
import { type Drug, DrugFields } from '@vicino/domain/drugs/drug.ts'
import type { HospitalReturn, ReturnAct, ReturnedDrug } from '@vicino/domain/drugs/hospital-return.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { Handed } from '@vicino/domain/records/versioned.ts'
import { Id } from '@vicino/domain/wire/id.ts'
import { Reason } from '@vicino/domain/wire/text.ts'
import * as z from 'zod/mini'
import { changedFields } from '../../drafts/changed-fields.ts'
import { namedIn } from '../../records/handed.ts'
import { type DrugValues, FormDrug } from '../drug-values.ts'

/** What was said of one drug, over the version that was read. */
export type ReturnAnswer = {
  version: number
  act: ReturnAct
  end_date: Day | null
  /** What the drug is to be; null as long as nobody changed it. */
  values: DrugValues | null
}

/** What the page holds: its id too, so that what was sent before a reload is not done twice. */
export type ReturnValues = { _id: Id; reason: string; answers: Record<Id, ReturnAnswer> }

/** What the form itself can say; whether each drug has its answer the page knows. */
export const FormReturn = z.object({ _id: Id, reason: Reason })

/** An answer that was given over the drug as it stands; one of before counts no more. */
export const answerTo = ({ answers }: ReturnValues, { _id, version }: Drug): ReturnAnswer | undefined =>
  answers[_id]?.version === version ? answers[_id] : undefined

/** Whether nothing is missing of an answer. */
export const isWholeAnswer = (answer: ReturnAnswer | undefined): boolean =>
  answer !== undefined &&
  (answer.act !== 'stop' || answer.end_date !== null) &&
  (answer.act !== 'change' || answer.values !== null)

/** What a changed drug holds that its version did not. */
export const changedIn = (drug: Drug, values: DrugValues): Partial<DrugFields> & Handed => ({
  ...changedFields<object>(
    { ...fieldsOf(DrugFields, drug), handover: drug.handover },
    { ...FormDrug.parse(values), handover: values.handover },
  ),
  ...namedIn(values),
})

/** The answers to all drugs, as the server takes them. */
export const returnedOf = (values: ReturnValues, { drugs }: HospitalReturn): ReturnedDrug[] =>
  drugs.flatMap((drug): ReturnedDrug[] => {
    const answer = answerTo(values, drug)
    const of = { drugId: drug._id, version: drug.version }
    if (answer?.act === 'continue') return [{ ...of, act: 'continue' }]
    if (answer?.act === 'stop' && answer.end_date) return [{ ...of, act: 'stop', end_date: answer.end_date }]
    return answer?.values ? [{ ...of, act: 'change', ...changedIn(drug, answer.values) }] : []
  })
