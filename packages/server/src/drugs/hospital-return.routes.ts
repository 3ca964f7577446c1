import { DrugFields, type Drug } from '@vicino/domain/drugs/drug.ts'
import { WholeDrug } from '@vicino/domain/drugs/whole-drug.ts'
import {
  type DoneReturn,
  dueStay,
  isOfReturn,
  type ReturnedDrug,
} from '@vicino/domain/drugs/hospital-return.ts'
import { getHospitalReturn, saveHospitalReturn } from '@vicino/domain/drugs/hospital-return.contract.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { Handed } from '@vicino/domain/records/versioned.ts'
import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import { signatureOf } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { leaveNews } from '../handover/leave-news.store.ts'
import { done } from '../http/done.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { Refusal, refusedWithin } from '../http/refusal.ts'
import { wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { nextStamp, refuseCorrection, refuseSuperseded, tracesOfCorrection } from '../records/correction.ts'
import { replaceVersion } from '../records/records.store.ts'
import { drugTable, listDrugs } from './drugs.store.ts'
import { findEndedSuspension, findReturn, insertReturn } from './hospital-return.store.ts'
import { readBeside, weighBeside, type WeighedAgainst, withWritten } from './weigh-drug.ts'

type Saving = Call<typeof saveHospitalReturn>

/** Serves going through the drugs of a client who is back from hospital: one page, one write. */
export function serveHospitalReturn(serve: Serve): void {
  serve(getHospitalReturn, async ({ tx, dossier, today }) => {
    const { stay, due, drugs } = await readReturn(tx, dossier, today)
    return done({ stay, due, drugs }, { rows: drugs.length })
  })

  serve.create(
    saveHospitalReturn,
    async call => {
      const { tx, later, dossier, author, id, body, now, today } = call
      // Held first: what is read of the drugs after that is what the answers are weighed with.
      let beside = await readBeside(call)
      const { stay, drugs } = await readReturn(tx, dossier, today)
      refuseLeftOut(drugs, body.drugs)
      const answered: Answered[] = []
      // One after the other: what is stopped first no longer stands in the way of what is changed.
      for (const place of inOrder(body.drugs)) {
        const one = await answerDrug(call, drugs, beside, place)
        answered.push(one)
        beside = withWritten(beside, one.drug, today)
      }
      for (const { at, news, handed } of answered)
        await refusedWithin(`drugs.${at}`, () => leaveNews(call, news, handed))
      const kept = answered.map(({ drug, act }) => ({ drugId: drug._id, act, version: drug.version }))
      const written = { _id: id, stay, written_at: now }
      later(insertReturn(tx, { dossier, author }, { ...written, reason: body.reason, drugs: kept }))
      const standing = new Map(answered.map(({ drug }) => [drug._id, drug]))
      const answer: DoneReturn = {
        ...written,
        dossierId: dossier,
        author: signatureOf(author),
        drugs: drugs.map(({ _id }) => standing.get(_id)!),
      }
      const each = answered.flatMap(({ drug, fields }) =>
        fields ? [{ entity_type: 'drug' as const, entity_id: drug._id, fields }] : [],
      )
      return done(answer, { entity_id: id, fields: ['drugs'], reason: body.reason, each: [{}, ...each] })
    },
    async ({ tx, dossier, id }) => findReturn(tx, dossier, id),
  )
}

/** What a return is about: the stay in hospital that is over, and the drugs. */
async function readReturn(tx: Tx, dossier: DossierId, today: Day) {
  const [ended, drugs] = await Promise.all([
    findEndedSuspension(tx, dossier, today),
    listDrugs(tx, dossier, 'all', today),
  ])
  const stay = dueStay(ended, today)
  return { stay, due: stay !== null, drugs: drugs.filter(drug => isOfReturn(drug, stay, today)) }
}

/** A drug that is left out would go on by nobody's decision; one that a colleague added meanwhile is read first. */
function refuseLeftOut(drugs: readonly Drug[], answers: readonly ReturnedDrug[]): void {
  const problems = answers.flatMap(({ drugId }, at): FieldError[] => {
    const path = `drugs.${at}.drugId`
    if (!drugs.some(({ _id }) => _id === drugId)) return [{ path, code: 'not_an_option' }]
    return answers.findIndex(one => one.drugId === drugId) < at ? [{ path, code: 'twice' }] : []
  })
  const isWhole = drugs.every(({ _id }) => answers.some(({ drugId }) => drugId === _id))
  const fields = isWhole ? problems : [...problems, { path: 'drugs', code: 'required' } as const]
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
}

type Place = { at: number; answer: ReturnedDrug }

const order: readonly ReturnedDrug['act'][] = ['stop', 'continue', 'change']

const inOrder = (answers: readonly ReturnedDrug[]): Place[] =>
  answers
    .map((answer, at) => ({ at, answer }))
    .toSorted((one, other) => order.indexOf(one.answer.act) - order.indexOf(other.answer.act))

type Answered = {
  /** Where its answer stands in the body. */
  at: number
  drug: Drug
  act: ReturnedDrug['act']
  /** What the two logs tell, where it made a version. */
  news?: NonNullable<ReturnType<typeof tracesOfCorrection>['news']>
  fields?: readonly string[]
  handed?: Handed
}

/** Writes the version that an answer makes; none where the drug goes on, or had ended already, as it stands. */
async function answerDrug(
  call: Saving,
  drugs: readonly Drug[],
  beside: WeighedAgainst,
  { at, answer }: Place,
): Promise<Answered> {
  const { tx, dossier, author, body, now, today } = call
  const { act, drugId, version } = answer
  const before = drugs.find(({ _id }) => _id === drugId)!
  const changed = changedBy(answer, before, today)
  if (changed === null) {
    refuseSuperseded(before, version)
    return { at, drug: before, act }
  }
  const { handover, handover_to, ...fields } = changed
  const correction = { version, reason: body.reason, ...(handover !== undefined && { handover }) }
  refuseCorrection(before, correction, author, now)
  const sound = await refusedWithin(`drugs.${at}`, async () =>
    wholeOrRefuse(WholeDrug, { ...fieldsOf(DrugFields, before), ...fields }),
  )
  const asked = { id: before._id, fields: sound, before, confirm: body.confirm }
  const answered = weighBeside(beside, { author, now, today, ...asked })
  const next = { ...sound, ...answered, ...nextStamp(before, correction, now) }
  const drug = await replaceVersion<Drug>(tx, drugTable, { dossier, author }, before, next)
  const { news, fields: told } = tracesOfCorrection('Drug', drug, changed, undefined)
  const handed = { handover, handover_to }
  return { at, drug, act, handed, ...(news && { news }), ...(told && { fields: told }) }
}

type Changed = Partial<DrugFields> & Handed

/** What an answer changes of a drug; null where nothing. Continued, one that had ended is taken again. */
function changedBy(answer: ReturnedDrug, { end_date }: Drug, today: Day): Changed | null {
  if (answer.act === 'stop') return answer.end_date === end_date ? null : { end_date: answer.end_date }
  if (answer.act === 'continue') return end_date !== null && end_date < today ? { end_date: null } : null
  const { act, drugId, version, ...changed } = answer
  return Object.keys(changed).length > 0 ? changed : null
}
