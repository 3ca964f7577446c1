import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import { maxLength } from '../wire/length.ts'
import { Reason } from '../wire/text.ts'
import { Drug } from './drug.ts'
import { ConfirmDrug, DrugQuestions } from './drug-question.ts'
import { DoneReturn, HospitalReturn, mostReturned, ReturnedDrug } from './hospital-return.ts'

const path = '/api/dossiers/{dossierId}/drugs/hospital_return'

export const getHospitalReturn = endpoint({
  method: 'GET',
  path,
  summary:
    'The drugs in use, and those that ended during the last stay in hospital; `due`: nobody went through them since',
  permission: 'drugs.read',
  entity: 'drug',
  answer: HospitalReturn,
  problems: [],
})

/**
 * Every drug of the return has its answer, over the version that was read; all of it is one write. `reason` is that of
 * each version that it makes.
 */
export const saveHospitalReturn = endpoint({
  method: 'POST',
  path,
  summary:
    'Goes through the drugs of a client who is back from hospital: each is continued, changed or stopped',
  permission: 'drugs.write_list',
  entity: 'hospital_return',
  creates: true,
  body: z.strictObject({
    _id: z.optional(Id),
    dossierId: z.optional(Id),
    reason: Reason,
    drugs: z.array(ReturnedDrug).check(maxLength(mostReturned)),
    confirm: z.optional(ConfirmDrug),
  }),
  answer: DoneReturn,
  problems: ['stale', 'struck', 'drug_questions'],
  current: { stale: Drug, struck: Drug, drug_questions: DrugQuestions },
})
